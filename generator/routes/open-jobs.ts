import type { EntryLine } from '../../templates/components/EntryLines.tsx';
import type { Entry } from '../content/content.ts';
import { dateLabel, endOf, parseLocal } from '../content/dates.ts';
import { encodeTimes } from '../content/occurrences/encode-times.ts';
import { hrefOf } from '../content/paths.ts';
import type { Place } from '../content/place.ts';
import { sayChoices } from '../content/say-choices.ts';
import { compact } from '../util/omit-undefined.ts';
import { mostListed } from './listed.ts';
import type { RouteContext } from './route-context.ts';
import { labelOfEntry } from './summaries.ts';

type Job = Place<'job'>;

/** The closing date of a job. */
export interface Closing {
  /** "June 30, 2026" */
  readonly label: string;
  readonly isOver: boolean;
  /** For the script of the clock. */
  readonly times: string;
}

/** Tells when a job closes; undefined where it is open until it is withdrawn. */
export function closingOf(job: Job, { content, clock, titleOf }: RouteContext): Closing | undefined {
  const { closes } = job.fields;
  const day = parseLocal(closes, content.settings.timeZone);
  if (closes === null || day === null) return undefined;
  return {
    label: dateLabel(day.toISOString(), content.settings).label,
    isOver: clock.hasCome(endOf(day, null), `the job "${titleOf(job)}" closes`),
    // Until the end of its day.
    times: encodeTimes([{ start: `${closes}T00:00:00`, end: null }]),
  };
}

/** Lists the jobs that are open, without one of them, in the order of the editors. */
export function openJobs(context: RouteContext, without?: Job): readonly EntryLine[] {
  return context.lists.job
    .cut(0, mostListed)
    .filter(({ id }) => id !== without?.id)
    .flatMap((job) => {
      const closing = closingOf(job, context);
      return closing?.isOver ? [] : [jobLine(job, closing, context)];
    });
}

function jobLine(job: Job, closing: Closing | undefined, context: RouteContext): EntryLine {
  const { words, content, row, pathOf } = context;
  const entry = row(job);
  const { employer, pay, starts } = entry.fields;
  const until = closing && words.jobs.until({ date: closing.label });
  return compact({
    ...labelOfEntry(entry, content.settings),
    href: hrefOf(pathOf(job)),
    detail: [employmentOf(entry, context), until].filter(Boolean).join(' · ') || undefined,
    own: [employer, pay, starts].filter(Boolean).join(' · ') || undefined,
    times: closing?.times,
  });
}

/** Says if a job is full-time; undefined where nobody has chosen. */
export function employmentOf(
  { fields: { employment } }: Entry<'job'>,
  { words }: Pick<RouteContext, 'words'>,
): string | undefined {
  return sayChoices([employment], words)[0]?.label;
}
