/** "1.2 MB", "340.0 kB". */
export function size(bytes: number): string {
  const mega = bytes / 1_000_000;
  return mega >= 1 ? `${mega.toFixed(1)} MB` : `${(bytes / 1000).toFixed(1)} kB`;
}

/** "2026-06-13 14:00 UTC". */
export function minute(moment: string): string {
  return `${new Date(moment).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** "8.40 s". */
export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}

/** "1 page", "12 pages". */
export function count(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? '' : 's'}`;
}
