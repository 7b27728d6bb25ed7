import type { Words } from '../table.ts';
import type { Formats } from './formats.ts';
import { writeNumber } from './write-number.ts';

/** The metres of the units of a language, and the distance from which the long one is used. */
const metric = { short: 1, long: 1000, from: 1000 };
const american = { short: 0.3048, long: 1609.344, from: 300 };
const british = { short: 1, long: 1609.344, from: 800 };

/** Writes a distance as one says it, no more exact than a position is: "40 m", "1.2 km", "2.8 mi". */
export function writeDistance(
  metres: number,
  { language, numbers }: Pick<Formats, 'language' | 'numbers'>,
  words: Pick<Words['map'], 'shortDistance' | 'longDistance'>,
): string {
  const { short, long, from } = language === 'en-US' ? american : language === 'en-GB' ? british : metric;
  if (metres < from) {
    const count = writeNumber(Math.max(10, Math.round(metres / short / 10) * 10), numbers);
    return words.shortDistance({ count });
  }
  const units = metres / long;
  return words.longDistance({
    count: writeNumber(units < 10 ? Math.round(units * 10) / 10 : Math.round(units), numbers),
  });
}
