import type { Language } from '../languages.ts';

/** How a language writes days, times and numbers. */
export interface Formats {
  readonly language: Language;
  readonly numbers: NumberPattern;
  /** From Monday on. */
  readonly weekdays: readonly string[];
  readonly shortWeekdays: readonly string[];
  readonly months: readonly string[];
  readonly shortMonths: readonly string[];
  /** 1 is Monday, 7 is Sunday. */
  readonly firstWeekday: 1 | 7;
  /** Before a weekday, "first" to "fifth" and "last"; and before Sunday, where it has another gender. */
  readonly weeksOfMonth: readonly string[];
  readonly weeksOfMonthOnSunday?: readonly string[];
  /** The first day of a month, where it is not "1". */
  readonly firstOfMonth?: string;
  readonly days: DayPatterns;
  /** Times of events: "7:00 PM". */
  readonly time: TimePatterns;
  /** Opening hours: "7 pm". */
  readonly hours: TimePatterns;
}

export interface NumberPattern {
  /** Between groups of three digits. */
  readonly group: string;
  /** Smaller numbers are written without groups. */
  readonly groupedFrom: 1_000 | 10_000;
  readonly decimal: string;
  /** Numbers below two are singular, also 0. Default: 1 alone is. */
  readonly isZeroSingular?: true;
}

/**
 * Patterns with fields of CLDR in braces: `EEEE` and `EEE` are the weekday, `d` the day, `MMMM` and
 * `MMM` the month, `y` the year. A span has a pattern for its first and one for its last day.
 */
interface DayPatterns {
  /** "Saturday, June 13, 2026" */
  readonly full: string;
  /** "June 13, 2026" */
  readonly long: string;
  /** "Sat, Jun 13, 2026", in tables. */
  readonly medium: string;
  /** "Sat, Jun 13" */
  readonly short: string;
  /** "May 1", of each year, and the same for little room. */
  readonly ofYear: string;
  readonly shortOfYear: string;
  /** "June 2026" */
  readonly month: string;
  /** "April – November 2027" */
  readonly monthSpan: Span;
  /** "June 13 – 15, 2026" */
  readonly spanInMonth: Span;
  /** "June 29 – July 2, 2026" */
  readonly spanInYear: Span;
  /** "December 30, 2026 – January 2, 2027" */
  readonly span: Span;
  /** "Jun 13 – 15", "Nov 13 – Jan 6" */
  readonly shortSpanInMonth: Span;
  readonly shortSpan: Span;
}

/** Fields of CLDR: `H` and `h` are the hour of 24 and of 12, `mm` the minutes, `a` and `A` the half of the day. */
export interface TimePatterns {
  /** For a whole hour, where it is written in another way. */
  readonly hour?: string;
  readonly minute: string;
  readonly suffix: string;
  /** Before the first and the last time of a span. */
  readonly span: Span;
  /** The same for two times with the same suffix, which follows once; of one day, where it is the half of the day. */
  readonly sharedSpan?: Span;
  readonly noon?: string;
  readonly midnight?: string;
}

export type Span = readonly [first: string, last: string];
