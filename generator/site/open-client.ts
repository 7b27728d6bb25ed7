import type { ResolvedConfig } from '../../config/resolve-config.ts';
import { createClients } from '../crawl/client/client.ts';
import type { Client } from '../crawl/client/client-types.ts';
import { mergeHeaders } from '../crawl/client/headers.ts';
import { version } from '../util/version.ts';

interface ClientSource {
  readonly endpoint: string | null;
  readonly authorization?: string | undefined;
}

/**
 * Makes the client of a source, with the settings and credentials of this run. The header
 * `X-Boardwalk` tells the plugin of the CMS who asks.
 */
export function openClient(
  config: Pick<ResolvedConfig, 'graphql' | 'concurrency'>,
  { endpoint, authorization }: ClientSource,
): Client {
  const { default: configured, ...others } = config.graphql.clients;
  const headers = () =>
    mergeHeaders(
      { 'x-boardwalk': version },
      configured?.options?.headers,
      authorization ? { authorization } : {},
    );
  const options = { ...configured?.options, headers, concurrency: config.concurrency };
  const { default: client } = createClients(others, { default: { endpoint: endpoint ?? '', options } });
  if (client === undefined) throw new Error('the client "default" was not made');
  return client;
}
