// Paths on a grid of 24, drawn as lines.

export const ICONS = {
  undo: 'M9 7L4 12l5 5M4 12h10a6 6 0 0 1 6 6',
  redo: 'M15 7l5 5-5 5M20 12H10a6 6 0 0 0-6 6',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.5c.7.7 1 1.3 1 2.5h6c0-1.2.3-1.8 1-2.5A6 6 0 0 0 12 3z',
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  turn: 'M7 4v14l-3-3m3 3l3-3M17 20V6l-3 3m3-3l3 3',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  pause: 'M9 5v14M15 5v14',
  resume: 'M7 5l11 7-11 7z',
  again: 'M5 12a7 7 0 1 1 2 5M5 20v-4h4',
  flag: 'M6 21V4h11l-2.5 4L17 12H6',
  save: 'M12 4v11m-4-4l4 4 4-4M5 20h14',
  share: 'M12 15V4m-4 4l4-4 4 4M6 11H5v9h14v-9h-1',
  board: 'M4 4h16v16H4zM4 12h16M12 4v16',
  why: 'M8.5 9a3.5 3.5 0 1 1 5 3.2c-1 .5-1.5 1.1-1.5 2.3M12 18h.01',
  plus: 'M12 5v14M5 12h14',
  rename: 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3',
  delete: 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13M10 11v5M14 11v5',
} as const;
