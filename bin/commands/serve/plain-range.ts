import type { IncomingHttpHeaders } from 'node:http';

/**
 * The one range of bytes that is asked for, with both ends and within the file, as sirv reads it.
 * Undefined where the whole file may be sent: several ranges, other units, a condition, an end
 * before its start.
 */
export function plainRange(headers: IncomingHttpHeaders, size: number): string | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? [];
  if (from + to === '' || headers['if-range'] !== undefined) return undefined;
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  const start = from === '' ? Math.max(size - Number(to), 0) : Number(from);
  if (start >= size) return `bytes=${size}-`;
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  // sirv takes an end of 0 for none.
  return end === 0 ? undefined : `bytes=${start}-${end}`;
}
