import type { TimePatterns } from './formats.ts';

/** Writes a minute of the day: "10 pm", "6:30 am", "noon", "midnight". */
export function writeTime(minute: number, patterns: TimePatterns): string {
  return namedTime(minute, patterns) ?? bareTime(minute, patterns) + fill(patterns.suffix, minute);
}

/** Writes two minutes, of one day or of two: "7:00 – 10:00 PM". */
export function writeTimes(
  { from, to, isOneDay }: { readonly from: number; readonly to: number; readonly isOneDay: boolean },
  patterns: TimePatterns,
): string {
  const { suffix, span, sharedSpan } = patterns;
  const last = writeTime(to, patterns);
  const isNamed = [from, to].some((minute) => namedTime(minute, patterns) !== undefined);
  const isShared = isOneDay || !suffix.includes('{');
  if (sharedSpan === undefined || isNamed || !isShared || fill(suffix, from) !== fill(suffix, to))
    return span[0] + writeTime(from, patterns) + span[1] + last;
  return sharedSpan[0] + bareTime(from, patterns) + sharedSpan[1] + last;
}

function namedTime(minute: number, { noon, midnight }: TimePatterns): string | undefined {
  if (minute === 12 * 60) return noon;
  return minute % (24 * 60) === 0 ? midnight : undefined;
}

function bareTime(minute: number, { hour, minute: pattern }: TimePatterns): string {
  return fill(minute % 60 === 0 ? (hour ?? pattern) : pattern, minute);
}

function fill(pattern: string, minute: number): string {
  const hours = Math.floor(minute / 60) % 24;
  return pattern.replace(/\{(\w+)\}/g, (field, name: string) => {
    switch (name) {
      case 'H':
        return String(hours);
      case 'h':
        return String(hours % 12 || 12);
      case 'mm':
        return String(minute % 60).padStart(2, '0');
      case 'a':
        return hours < 12 ? 'am' : 'pm';
      default:
        return name === 'A' ? (hours < 12 ? 'AM' : 'PM') : field;
    }
  });
}
