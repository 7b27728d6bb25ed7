import { z } from 'zod';
import type { Kind } from '../content/content.ts';
import type { CmsHosts } from '../content/html/links.ts';
import { collectionsOf } from '../content/kinds/index.ts';
import type { Mapping } from '../content/kinds/mapping.ts';
import { readRecords } from '../content/kinds/read-records.ts';
import type { DetailsNode } from '../content/queries/documents.ts';
import type { SavedEntry } from '../content/saved/saved-crawl.ts';
import { completeInnerLists } from '../crawl/inner-lists.ts';
import { completeDraft, leftOutReason } from '../crawl/only-public.ts';
import { withDrafts } from '../drafts/with-drafts.ts';
import type { Client } from '../graphql/client-types.ts';
import { SourceError } from '../problems/source-error.ts';
import { previewQuery } from './preview-query.ts';
import { openAgain, PreviewRefusal } from './refusal.ts';
import type { Ticket } from './token.ts';

/** The entry of a preview, as an editor of the CMS sees it. */
export interface Subject<K extends Kind = Kind> {
  readonly record: SavedEntry<K>;
  /** In the CMS: "publish", "draft". */
  readonly status: string;
  /** Text, fields and picture are those of a revision. */
  readonly isRevised: boolean;
  /** The name of who previews; empty when unknown. */
  readonly user: string;
  /** The stamp of the CMS: another one tells that other content has changed. */
  readonly stamp: string;
}

export interface SubjectQuestion {
  readonly client: Client;
  readonly hosts: CmsHosts;
  /** The site's. */
  readonly timeZone: string;
  /** Fields that the CMS lacks. */
  readonly absent: ReadonlySet<string>;
  readonly mapping?: Mapping | undefined;
  /** The moment of the preview, ISO 8601. */
  readonly now: string;
}

/** Milliseconds that the CMS may take. */
const waitMs = 20_000;

const node = z.looseObject({ databaseId: z.number(), status: z.string().nullish() });
const answer = z.object({
  boardwalk: z.object({
    stamp: z.string(),
    preview: z.object({
      refusal: z.string().nullish(),
      user: z.string().nullish(),
      entry: node.nullish(),
      revision: z.looseObject({ databaseId: z.number() }).nullish(),
    }),
  }),
});

/**
 * Reads the entry of a ticket, with the text of its revision, in one request. Throws PreviewRefusal,
 * or the BuildError of an entry that cannot be read.
 */
export async function readSubject(ticket: Ticket, question: SubjectQuestion): Promise<Subject> {
  const { stamp, preview } = await ask(ticket, question);
  const { refusal, user, entry, revision } = preview;
  if (refusal != null) throw refusals[refusal]?.() ?? gone();
  if (entry == null || (ticket.revision !== null && revision == null)) throw gone();

  const { databaseId: _, ...revised } = revision ?? { databaseId: 0 };
  const { picture } = ticket;
  const whole: DetailsNode = {
    ...completeDraft(entry, question.now),
    ...revised,
    ...(picture !== undefined && { featuredImageDatabaseId: picture }),
  };
  const reason = leftOutReason(whole, question.now, true);
  if (reason === 'protected') throw guarded();
  if (reason !== null) throw gone();
  const { hosts, timeZone, now: fetchedAt, client } = question;
  const { kind } = ticket;
  const collection = collectionsOf(question.mapping)[kind];
  const { mapping } = collection;
  const nodes = await completeInnerLists([whole], collection, {
    client: withDrafts(client),
    warn: () => undefined,
  });
  const { records, failure } = readRecords({ kind, nodes, hosts, timeZone, fetchedAt, state: '', mapping });
  const [record] = records;
  if (failure !== null) throw failure;
  if (record === undefined || record.entry.id !== ticket.entry) throw gone();
  return {
    record,
    status: entry.status ?? '',
    isRevised: revision != null || picture !== undefined,
    user: user ?? '',
    stamp,
  };
}

async function ask(
  { kind, entry, revision, user }: Ticket,
  { client, absent, mapping }: SubjectQuestion,
): Promise<z.output<typeof answer>['boardwalk']> {
  const variables = { kind, entry, revision, user };
  const signal = AbortSignal.timeout(waitMs);
  const query = previewQuery(kind, absent, collectionsOf(mapping));
  const send = () =>
    client.request<unknown, object>(query, variables, { isOptional: true, isUrgent: true, signal });
  const found = await send()
    // A server closes a connection that was idle while the next request is on its way.
    .catch((error: unknown) => (isCutOff(error) ? send() : Promise.reject(error)))
    .catch((cause: unknown) => {
      throw signal.aborted || cause instanceof SourceError ? unanswered(cause) : cause;
    });
  const checked = answer.safeParse(found);
  if (checked.success) return checked.data.boardwalk;
  throw new PreviewRefusal(
    502,
    'WordPress does not accept the account of the preview server',
    'Ask who runs the site to check BOARDWALK_AUTHORIZATION.',
  );
}

function isCutOff(error: unknown): boolean {
  return error instanceof SourceError && error.kind === 'network' && error.isDivisible;
}

function unanswered(cause: unknown): PreviewRefusal {
  const isOld =
    cause instanceof SourceError &&
    [...(cause.details.unknown?.keys() ?? [])].some((path) => path.endsWith('boardwalk.preview'));
  return isOld
    ? new PreviewRefusal(
        502,
        'The plugin Boardwalk of WordPress is too old for previews',
        'Ask who runs the site to update it.',
        { cause },
      )
    : new PreviewRefusal(
        502,
        'WordPress does not answer, so there is no preview',
        'Try again in a minute. Nothing is lost: your text is in WordPress.',
        { cause },
      );
}

/** By the names of the plugin. */
const refusals: Readonly<Record<string, () => PreviewRefusal>> = {
  gone: () => gone(),
  revision: () =>
    new PreviewRefusal(404, 'This version of the entry is gone, perhaps because it was saved', openAgain),
  foreign: () => new PreviewRefusal(409, 'This version belongs to another entry', openAgain),
  kind: () => new PreviewRefusal(409, 'The entry is of another kind by now', openAgain),
  user: () =>
    new PreviewRefusal(403, 'You may not edit this entry any more', 'Ask an administrator of the site.'),
};

function gone(): PreviewRefusal {
  return new PreviewRefusal(404, 'The entry is gone or in the trash', 'Look for it in WordPress.');
}

function guarded(): PreviewRefusal {
  return new PreviewRefusal(
    404,
    'The entry has a password: the site does not show it',
    'Remove the password in WordPress to see it here.',
  );
}
