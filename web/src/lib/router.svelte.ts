// Pages by hash, so that any static host serves them.

export type Route =
  | { page: 'home' | 'new' | 'games' | 'settings' | 'about' | 'learn' | 'practice' | 'shared' | 'gallery' }
  | { page: 'game'; id: string }
  /** A course goes on where it was left; steps count from 1. */
  | { page: 'lesson'; course: string; name: string | null; step: number | null }
  | { page: 'missing'; path: string };

const PAGES = ['new', 'games', 'settings', 'about', 'learn', 'shared', 'gallery'] as const;

export function parse(hash: string): Route {
  const path = hash.replace(/^#?\/?/, '').replace(/[?].*$/, '');
  if (path === '') {
    return { page: 'home' };
  }
  if (path === 'learn/practice') {
    return { page: 'practice' };
  }
  const simple = PAGES.find((page) => page === path);
  if (simple) {
    return { page: simple };
  }
  const game = /^game\/([A-Za-z0-9-]{1,64})$/.exec(path);
  if (game?.[1]) {
    return { page: 'game', id: game[1] };
  }
  const [, course, name = null, step] = /^learn\/([a-z-]+)(?:\/([a-z-]+)(?:\/(\d{1,3}))?)?$/.exec(path) ?? [];
  return course ? { page: 'lesson', course, name, step: step ? Number(step) : null } : { page: 'missing', path };
}

let route = $state.raw<Route>(parse(location.hash));

export function currentRoute(): Route {
  return route;
}

/** What stands behind `?` in the hash: `#/new?level=3`. */
export function query(): URLSearchParams {
  return new URLSearchParams(location.hash.split('?')[1] ?? '');
}

let visits = 0;

/** Whether another page was shown before: then the focus goes to the heading of this one. */
export function hasNavigated(): boolean {
  return visits > 0;
}

export function start(): void {
  addEventListener('hashchange', () => {
    visits += 1;
    route = parse(location.hash);
  });
}

export function go(path: string): void {
  location.hash = path;
}
