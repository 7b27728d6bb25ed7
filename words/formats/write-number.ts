import type { NumberPattern } from './formats.ts';

/** Numbers from here on have no decimals. */
const largestExact = 1e15;

/** Writes a number with at most three decimals, as the language does: "1,234.5". */
export function writeNumber(value: number, pattern: NumberPattern): string {
  const size = Math.abs(value);
  // The decimals that a number is written with count, not its binary ones: 1.0005 is 1.001.
  const rounded =
    size < 1e-4 ? 0 : size < largestExact ? Number(`${Math.round(Number(`${size}e3`))}e-3`) : size;
  const [, decimals] = rounded < largestExact ? String(rounded).split('.') : [];
  const whole = groupDigits(BigInt(Math.floor(rounded)).toString(), pattern);
  const sign = value < 0 && rounded > 0 ? '-' : '';
  return sign + whole + (decimals === undefined ? '' : pattern.decimal + decimals);
}

function groupDigits(digits: string, { group, groupedFrom }: NumberPattern): string {
  return Number(digits) < groupedFrom ? digits : digits.replace(/\B(?=(?:\d{3})+$)/g, () => group);
}
