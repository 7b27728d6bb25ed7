import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { check } from '../../content/kinds/field-schemas.ts';
import { boardwalkStampQuery, boardwalkStateQuery } from '../../content/queries/site.ts';
import type { Client } from '../../graphql/client-types.ts';
import { prune } from '../../graphql/prune.ts';
import { BuildError } from '../../problems/problem.ts';
import { settle } from '../../problems/settle.ts';
import { SourceError } from '../../problems/source-error.ts';

/** A hash of all that the public site shows. */
const stamp = z.string().trim().min(1).max(200);

const moment = z.iso
  .datetime()
  .transform((value) => new Date(value).toISOString())
  .nullable()
  .catch(null);

// Absent where the plugin is older.
const echo = z.string().nullish();

const state = z.object({
  boardwalk: z.object({
    /** Empty when unknown. */
    version: z.string().catch(''),
    echo,
    stamp,
    /** Hashes of the plugins of the CMS and their versions; empty when unknown. */
    plugins: z.array(z.string()).catch([]).readonly(),
    /** When the next scheduled entry is due, ISO 8601 in UTC; null for none. */
    nextChange: moment,
    /** The lists of the CMS as JSON; null when they were not requested. */
    index: z
      .string()
      .nullish()
      .transform((text) => text ?? null),
  }),
});

/** The state of the CMS, from its plugin Boardwalk. */
export interface PluginState extends Readonly<Omit<z.output<typeof state>['boardwalk'], 'echo'>> {
  /** False when an older plugin does not say that its answer is a new one: it may come from a cache. */
  readonly isSure: boolean;
}

const stampOnly = z.object({ boardwalk: z.object({ echo, stamp }) });

export interface StateQuestion {
  /** The known stamp: the lists are requested only when it has changed. */
  readonly unless?: string;
  /** Paths of fields that the CMS does not know. */
  readonly unknown: ReadonlySet<string>;
}

/**
 * Asks the plugin for the state of the CMS. Undefined when it does not answer, or not as expected:
 * the caller then reads the CMS without it. Throws BuildError for an answer to another question.
 */
export async function askState(
  client: Client,
  { unless, unknown }: StateQuestion,
): Promise<PluginState | undefined> {
  const document = prune(boardwalkStateQuery, unknown);
  const nonce = randomUUID();
  const variables = { nonce, ...(unless !== undefined && { unless }) };
  try {
    const answer = await client.request<unknown, object>(document, variables, { isOptional: true });
    const found = state.safeParse(answer).data?.boardwalk;
    if (found === undefined) return undefined;
    const { echo, ...known } = found;
    refuseOther(echo, nonce);
    return { ...known, isSure: echo !== undefined };
  } catch (error) {
    if (error instanceof SourceError) return undefined;
    throw error;
  }
}

/** Asks for the stamp alone, after the content was read. Throws BuildError. */
export async function askStamp(client: Client, unknown: ReadonlySet<string>): Promise<string> {
  const nonce = randomUUID();
  const document = prune(boardwalkStampQuery, unknown);
  const [answer] = await settle([client.request<unknown, object>(document, { nonce })]);
  const { echo, stamp } = check(stampOnly, answer, 'the plugin Boardwalk').boardwalk;
  refuseOther(echo, nonce);
  return stamp;
}

/** The remedy for a cache, in reports and in `boardwalk check`. */
export const cacheRemedy =
  'Exclude the GraphQL endpoint from the caches before the CMS (CDN, proxy, host) and in its plugins, such as WPGraphQL Smart Cache.';

/** Refuses an answer with the nonce of another question: what it says may be old. */
function refuseOther(echo: string | null | undefined, nonce: string): void {
  if (echo === undefined || echo === nonce) return;
  const message = 'Something caches GraphQL: the CMS answered another question than the one that was asked';
  throw new BuildError('source', message, [{ message, hint: `${cacheRemedy} Then run the build again.` }]);
}
