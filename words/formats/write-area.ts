import type { Words } from '../table.ts';
import type { Formats } from './formats.ts';
import { writeNumber } from './write-number.ts';

const feetInMetre = 10.7639;

/** Writes an area of a room as those who let it do: "62 m²", in English "667 sq ft". */
export function writeArea(
  metres: number,
  { language, numbers }: Pick<Formats, 'language' | 'numbers'>,
  { area }: Pick<Words['leasing'], 'area'>,
): string {
  const count = language.startsWith('en') ? Math.round(metres * feetInMetre) : Math.round(metres * 10) / 10;
  return area({ count: writeNumber(count, numbers) });
}
