import type { DocumentNode } from 'graphql';
import type { Client } from './client-types.ts';
import { ProbeBlocksDocument, ProbeRedirectsDocument, ProbeSeoDocument } from './generated/graphql.ts';
import { SourceError } from './source-error.ts';

/** Which optional plugins the endpoint has. */
export interface Plugins {
  /** WPGraphQL Content Blocks: `editorBlocks`. */
  readonly blocks: boolean;
  /** Add WPGraphQL SEO: `seo` of entries and categories. */
  readonly seo: boolean;
  readonly redirects: boolean;
}

/** Finds out by one small query each: a server does not tell its schema to the public. */
export async function findPlugins(client: Client): Promise<Plugins> {
  const [blocks, seo, redirects] = await Promise.all(
    [ProbeBlocksDocument, ProbeSeoDocument, ProbeRedirectsDocument].map((probe) => isKnown(client, probe)),
  );
  return { blocks: blocks === true, seo: seo === true, redirects: redirects === true };
}

/** The response keys that the endpoint cannot or need not answer. */
export function absentFields({ blocks, seo }: Plugins): ReadonlySet<string> {
  return new Set([...(blocks ? [] : ['editorBlocks']), ...(seo ? [] : ['seo'])]);
}

async function isKnown(client: Client, probe: DocumentNode): Promise<boolean> {
  try {
    await client.request(probe);
    return true;
  } catch (error) {
    if (error instanceof SourceError && /^Cannot query field /.test(error.message)) return false;
    throw error;
  }
}
