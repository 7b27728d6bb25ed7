/** The least and the most of a length, by unit; other units are refused. */
export type Limits = Readonly<Record<string, readonly [least: number, most: number]>>;

/**
 * Returns a length for CSS, brought within its limits; undefined for anything else. A bare number
 * takes `unit`.
 */
export function lengthWithin(value: string, limits: Limits, unit = 'px'): string | undefined {
  const [, number = '', given = unit] =
    /^(\d{1,6}(?:\.\d{1,6})?|\.\d{1,6})([a-z]+|%)?$/.exec(value.trim()) ?? [];
  const range = Object.hasOwn(limits, given) ? limits[given] : undefined;
  if (number === '' || range === undefined) return undefined;
  return `${clamp(Number(number), ...range)}${given}`;
}

export function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
