import { formatsOf } from '../../../words/formats/formats-of.ts';
import { languages } from '../../../words/languages.ts';

/** A form of dates, in the letters of PHP's `date()`. */
export interface DateForm {
  /** Returns a date of this form as ISO 8601, a day alone or with its time; null for any other text. */
  readonly read: (text: string) => string | null;
  /** The letters that have no meaning here, each once. */
  readonly unknown: readonly string[];
  readonly hasDay: boolean;
  readonly hasTime: boolean;
}

/** By letter: the name of the part, and what stands for it. */
const letters: Readonly<Record<string, readonly [part: string, pattern: string]>> = {
  Y: ['year', '\\d{4}'],
  y: ['shortYear', '\\d{2}'],
  m: ['month', '\\d{2}'],
  n: ['month', '\\d{1,2}'],
  F: ['monthName', '\\p{L}+\\.?'],
  M: ['monthName', '\\p{L}+\\.?'],
  d: ['day', '\\d{2}'],
  j: ['day', '\\d{1,2}'],
  S: ['', 'st|nd|rd|th'],
  l: ['', '\\p{L}+\\.?'],
  D: ['', '\\p{L}+\\.?'],
  H: ['hours', '\\d{2}'],
  G: ['hours', '\\d{1,2}'],
  h: ['hours', '\\d{2}'],
  g: ['hours', '\\d{1,2}'],
  a: ['half', '[ap]\\.?m\\.?'],
  A: ['half', '[ap]\\.?m\\.?'],
  i: ['minutes', '\\d{2}'],
  s: ['seconds', '\\d{2}'],
  P: ['zone', 'Z|[+-]\\d{2}:?\\d{2}'],
  O: ['zone', 'Z|[+-]\\d{2}:?\\d{2}'],
  U: ['unix', '-?\\d{1,11}'],
};

/** Reads a form such as "Y-m-d H:i:s", "Ymd", "d/m/Y g:i a", "F j, Y" or "U". A letter after a backslash is itself. */
export function dateForm(format: string): DateForm {
  const signs = [...format.matchAll(/\\(.)|(.)/gsu)].map(([, kept, sign = '']) => ({ kept, sign }));
  const known = signs.map(({ kept, sign }) => (kept === undefined ? letters[sign] : undefined));
  const pattern = signs.map(({ kept, sign }, index) => {
    const [part, inner] = known[index] ?? [];
    if (inner === undefined)
      return /\s/.test(sign) ? '\\s+' : (kept ?? sign).replace(/[\\^$.*+?()[\]{}|/]/, '\\$&');
    return part === '' ? `(?:${inner})` : `(?<${part}>${inner})`;
  });
  const parts = known.flatMap((letter) => letter?.[0] ?? []).filter((part) => part !== '');
  const has = (...names: readonly string[]) => names.some((name) => parts.includes(name));
  const isTwice = parts.some((part, index) => parts.indexOf(part) !== index);
  const unknown = signs.flatMap(({ kept, sign }, index) =>
    kept === undefined && known[index] === undefined && /[a-z]/i.test(sign) ? [sign] : [],
  );
  const written = isTwice ? null : new RegExp(`^${pattern.join('')}$`, 'iu');
  return {
    unknown: [...new Set(unknown)],
    hasDay:
      !isTwice && (has('unix') || (has('year', 'shortYear') && has('month', 'monthName') && has('day'))),
    hasTime: !isTwice && has('hours'),
    read: (text) => {
      const groups = written?.exec(text.trim())?.groups;
      return groups === undefined ? null : isoOf(groups);
    },
  };
}

function isoOf(parts: Readonly<Record<string, string | undefined>>): string | null {
  const { unix, year, shortYear, month, monthName, day, minutes = '00', seconds = '00', zone = '' } = parts;
  if (unix !== undefined) return new Date(Number(unix) * 1000).toISOString();
  const number = month ?? (monthName === undefined ? undefined : monthNumber(monthName));
  const hours = hoursOf(parts);
  if (hours === null) return null;
  const time = hours === undefined ? '' : `${hours}:${minutes}:${seconds}${zone}`;
  const wholeYear = year ?? (shortYear === undefined ? undefined : `20${shortYear}`);
  if (wholeYear === undefined) return time === '' ? null : time;
  if (number === undefined || day === undefined) return null;
  return `${wholeYear}-${twoDigits(number)}-${twoDigits(day)}${time === '' ? '' : `T${time}`}`;
}

/** Undefined where the form has none; null for 13 p.m. */
function hoursOf({ hours, half }: Readonly<Record<string, string | undefined>>): string | null | undefined {
  if (hours === undefined || half === undefined) return hours && twoDigits(hours);
  const number = Number(hours);
  if (number < 1 || number > 12) return null;
  return twoDigits(String((number % 12) + (/^p/i.test(half) ? 12 : 0)));
}

function twoDigits(number: string): string {
  return number.padStart(2, '0');
}

/** The names of months in every language that Boardwalk writes, long and short. */
const monthNames = new Map(
  languages.flatMap((language) => {
    const { months, shortMonths } = formatsOf(language);
    return [months, shortMonths].flatMap((names) =>
      names.map((name, index) => [plainName(name), String(index + 1)] as const),
    );
  }),
);

function monthNumber(name: string): string | undefined {
  return monthNames.get(plainName(name));
}

function plainName(name: string): string {
  return name.toLowerCase().replace(/\.$/, '');
}
