import type { ReactNode } from 'react';

const shapes = {
  arrow: 'M5 12h14M13 6l6 6-6 6',
  back: 'M19 12H5M11 6l-6 6 6 6',
  down: 'M6 9l6 6 6-6',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  pin: 'M12 21s7-6.2 7-11.5A7 7 0 0 0 5 9.5C5 14.8 12 21 12 21zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5',
  phone:
    'M6.5 4h3l1.5 4-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2 4 1.5v3a2 2 0 0 1-2.2 2A16 16 0 0 1 4.5 6.2 2 2 0 0 1 6.5 4z',
  mail: 'M3.5 6h17v12h-17zM4 6.5l8 6.5 8-6.5',
  play: 'M8 5l11 7-11 7z',
  menu: 'M4 8h16M4 16h16',
  close: 'M6 6l12 12M18 6L6 18',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L20 20',
  walk: 'M13 3.2a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2M12.5 8.5L9.5 10l-1 3.5M12.5 8.5l-1.5 6 3.5 2.5 1 4.5M11 14.5L9.8 18 7 21.5M12.5 8.5l1.5 3 3 1',
  bicycle:
    'M5.5 13a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M18.5 13a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M5.5 16.5L9 9h6l3.5 7.5M9 9l3 7.5L15 9M8 7h2.5M15 9l-.8-3h2.3',
  tram: 'M6.5 7h11v9.5a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2zM6.5 12.5h11M12 7V4M8.5 4h7M9 18.5L7.5 21M15 18.5l1.5 2.5M9.5 15.5h.5M14 15.5h.5',
  ferry:
    'M4 15l1.5-4h13L20 15l-2 3.5M8 11V7h8v4M12 7V4M3 20c1.5 0 1.5-1 3-1s1.5 1 3 1 1.5-1 3-1 1.5 1 3 1 1.5-1 3-1 1.5 1 3 1',
  car: 'M4 16.5v-4L6 7h12l2 5.5v4zM4 12.5h16M6 16.5V19M18 16.5V19M7.5 14.5H8M16 14.5h.5',
  wheelchair:
    'M10 2.7a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2M10 8.5V14h5l2.5 5H20M10 10.8h4.5M7.4 11.6a5 5 0 1 0 7 6.6',
  toilet: 'M6 3h5v7H6zM6 10h12.5c0 4-2.5 6-5.5 6.5V21H8.5v-5A6 6 0 0 1 6 10',
  quiet: 'M4 9.5v5h3.5L12 18V6L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
  ear: 'M7 9a5.5 5.5 0 0 1 11 0c0 4-4.5 5-4.5 8.5a3 3 0 0 1-5.5 1.6M10 9.2a2.4 2.4 0 0 1 4.8 0c0 1.6-1.8 2-1.8 3.6',
} as const;

export type IconName = keyof typeof shapes;

/** Renders a small icon beside a text of the same meaning; hidden from screen readers. */
export function Icon({ name }: { readonly name: IconName }): ReactNode {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  );
}
