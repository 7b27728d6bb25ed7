import { defaultLanguage } from '../../../words/languages.ts';
import type { Entry, Kind } from '../../content/content.ts';
import { daysAndTime, parseLocal } from '../../content/dates.ts';
import { readRecords } from '../../content/kinds/read-records.ts';
import type { SavedEntry } from '../../content/saved/saved-crawl.ts';
import { readDetails } from '../../graphql/details.ts';
import { prune } from '../../graphql/prune.ts';
import type { Problem } from '../../problems/problem.ts';
import { settle } from '../../problems/settle.ts';
import { documentPath } from '../../util/display-path.ts';
import type { CrawlContext } from '../crawl-context.ts';
import { leftOutReason } from '../only-public.ts';
import { type Finding, good, weak, wrong } from './finding.ts';
import type { FirstPage } from './lists.ts';
import { mappedFindings } from './mapped-findings.ts';

/** They show how a CMS writes dates, addresses and numbers. */
const sampleSize = 5;

/** Lines for one kind: most entries have the same fault. */
const mostLines = 5;

type Context = Pick<CrawlContext, 'client' | 'collections' | 'absent' | 'hosts' | 'timeZone' | 'now'>;

/** Reads the first entries of each kind as a build does, and tells what it does not understand. */
export async function entryFindings(
  lists: readonly FirstPage[],
  context: Context,
): Promise<readonly Finding[]> {
  const samples = await settle(lists.map(({ kind, ids }) => readSample(kind, ids, context)));
  const findings = samples.flatMap(({ records, refused }) => [
    ...sampled(refused).map((problem) => toFinding(problem, wrong)),
    ...sampled(records.flatMap(({ problems }) => problems)).map((problem) => toFinding(problem, weak)),
  ]);
  const counts = samples.map(
    ({ kind, records }) => `${context.collections[kind].connection} ${records.length}`,
  );
  return [
    ...findings,
    ...(findings.length === 0 ? [good(`A build understands the first entries: ${counts.join(', ')}.`)] : []),
    ...samples.flatMap(({ kind, records }) => {
      const { mapping } = context.collections[kind];
      return mapping === undefined ? [] : mappedFindings(records, { kind, mapping, ...context });
    }),
    ...samples.flatMap(({ records }) => dateFinding(records, context)),
  ];
}

interface Sample {
  readonly kind: Kind;
  readonly records: readonly SavedEntry[];
  /** The problems of entries that a build refuses. */
  readonly refused: readonly Problem[];
}

async function readSample(kind: Kind, ids: readonly number[], context: Context): Promise<Sample> {
  const { client, absent, hosts, timeZone, now } = context;
  const { connection, details, mapping } = context.collections[kind];
  const facts = { hosts, timeZone, fetchedAt: now, state: '', mapping };
  const { results } = await readDetails<Sample>(client, {
    ...{ connection, document: prune(details, absent), ids: ids.slice(0, sampleSize) },
    read: async (nodes) => {
      const listed = nodes.filter((node) => leftOutReason(node, now) === null);
      const { records, failure } = readRecords({ kind, nodes: listed, ...facts });
      return [{ kind, records, refused: failure?.problems ?? [] }];
    },
  });
  const refused = results.flatMap((read) => read.refused);
  return { kind, records: results.flatMap(({ records }) => records), refused };
}

/** Dates first: without them an event is in no list. */
function sampled(problems: readonly Problem[]): readonly Problem[] {
  const isOfDate = ({ field }: Problem) => field === 'startDate' || field === 'endDate';
  const ordered = [...problems.filter(isOfDate), ...problems.filter((problem) => !isOfDate(problem))];
  return ordered.slice(0, mostLines);
}

function toFinding(
  { message, entry, field, hint = 'Edit it in the CMS.' }: Problem,
  state: typeof weak,
): Finding {
  const named = entry === undefined ? '' : `${entry.kind} ${entry.id} "${entry.title}"`;
  const place = [named, field ?? ''].filter((part) => part !== '').join(', ');
  return state(place === '' ? `${message}.` : `${message}: ${place}.`, hint);
}

/** Shows how a date is read: an hour too early or too late is no error. */
function dateFinding(records: readonly SavedEntry[], { timeZone }: Context): readonly Finding[] {
  const events = records.map(({ entry }) => entry).filter(isEvent);
  if (events.length === 0) return [];
  for (const { title, fields } of events) {
    const start = parseLocal(fields.start, timeZone);
    if (start === null) continue;
    const { days, time = 'all day' } = daysAndTime(start, null, { language: defaultLanguage });
    return [good(`Events have dates, such as "${title}": ${days}, ${time}.`)];
  }
  return [
    weak(
      `None of ${events.length} events has a start date: no list shows them.`,
      `See that the CMS offers their dates as startDate and endDate: ${documentPath('docs/content.md')}.`,
    ),
  ];
}

function isEvent(entry: Entry<Kind>): entry is Entry<'event'> {
  return entry.kind === 'event';
}
