// Whether the game is shown as text: a way of looking at it that is kept like a setting.

const KEY = 'otho.text-mode';

function stored(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
}

class TextMode {
  isOn = $state(stored());

  toggle(): void {
    this.isOn = !this.isOn;
    try {
      localStorage.setItem(KEY, this.isOn ? 'on' : 'off');
    } catch {
      // It lasts as long as the page.
    }
  }
}

export const textMode = new TextMode();
