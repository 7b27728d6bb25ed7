import { weekdayOf } from '../../util/iso-day.ts';
import type { Opening, WeeklyHours } from '../content.ts';

/** Lists the openings of a day, as ISO date: those of the day itself, or of the week of its season. */
export function openingsOn(
  { week, exceptions, seasons }: WeeklyHours,
  date: string,
): readonly Pick<Opening, 'opens' | 'closes'>[] {
  const own = exceptions.filter((exception) => exception.date === date);
  if (own.length > 0) return own.filter(({ isClosed }) => !isClosed);
  const day = date.slice(5);
  const season = seasons.find(({ from, until }) =>
    from <= until ? from <= day && day <= until : day >= from || day <= until,
  );
  return (season?.week ?? week).filter(({ day: weekday }) => weekday % 7 === weekdayOf(date));
}
