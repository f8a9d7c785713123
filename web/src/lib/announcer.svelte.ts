// What is said to those who listen: one polite region for what happens, one assertive region for what was refused.

let polite = $state('');
let assertive = $state('');

/** A region that gets the same text again stays silent; a no-break space makes it another text. */
function differing(before: string, text: string): string {
  return text === before ? `${text}\u00a0` : text;
}

export function announce(text: string): void {
  polite = differing(polite, text);
}

/** For what was asked for and cannot be done. */
export function warn(text: string): void {
  assertive = differing(assertive, text);
}

export function announced(): { polite: string; assertive: string } {
  return { polite, assertive };
}
