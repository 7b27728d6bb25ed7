import { z } from 'zod';
import { check } from '../../content/kinds/field-schemas.ts';
import { BoardwalkStampDocument, BoardwalkStateDocument } from '../../content/queries/generated/graphql.ts';
import { settle } from '../../problems/settle.ts';
import { SourceError } from '../../problems/source-error.ts';
import type { Client } from '../client/client-types.ts';
import { prune } from '../client/prune.ts';

/** The state of the CMS, from its plugin Boardwalk. */
export interface PluginState {
  /** Empty when unknown. */
  readonly version: string;
  /** Changes whenever the public site would. */
  readonly stamp: string;
  /** Hashes of the plugins of the CMS and their versions; empty when unknown. */
  readonly plugins: readonly string[];
  /** When the next scheduled entry is due, ISO 8601 in UTC; null for none. */
  readonly nextChange: string | null;
  /** The lists of the CMS as JSON; null when they were not requested. */
  readonly index: string | null;
}

const stamp = z.string().trim().min(1).max(200);

const moment = z.iso
  .datetime()
  .transform((value) => new Date(value).toISOString())
  .nullable()
  .catch(null);

const state = z.object({
  boardwalk: z.object({
    version: z.string().catch(''),
    stamp,
    plugins: z.array(z.string()).catch([]),
    nextChange: moment,
    index: z
      .string()
      .nullish()
      .transform((text) => text ?? null),
  }),
});

const stampOnly = z.object({ boardwalk: z.object({ stamp }) });

export interface StateQuestion {
  /** The known stamp: the lists are requested only when it has changed. */
  readonly unless?: string;
  /** Paths of fields that the CMS does not know. */
  readonly unknown: ReadonlySet<string>;
}

/**
 * Asks the plugin for the state of the CMS. Undefined when it does not answer, or not as expected:
 * the caller then reads the CMS without it.
 */
export async function askState(
  client: Client,
  { unless, unknown }: StateQuestion,
): Promise<PluginState | undefined> {
  const document = prune(BoardwalkStateDocument, unknown);
  const variables = unless === undefined ? {} : { unless };
  try {
    const answer = await client.request<unknown, object>(document, variables, { isOptional: true });
    return state.safeParse(answer).data?.boardwalk;
  } catch (error) {
    if (error instanceof SourceError) return undefined;
    throw error;
  }
}

/** Asks for the stamp alone, after the content was read. Throws BuildError. */
export async function askStamp(client: Client): Promise<string> {
  const [answer] = await settle([client.request<unknown, object>(BoardwalkStampDocument)]);
  return check(stampOnly, answer, 'the plugin Boardwalk').boardwalk.stamp;
}
