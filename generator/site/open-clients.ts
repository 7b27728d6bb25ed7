import type { ResolvedConfig } from '../../config/resolve-config.ts';
import { createClients } from '../graphql/client.ts';
import type { FindClient } from '../graphql/client-types.ts';
import { mergeHeaders } from '../http/headers.ts';
import { BuildError } from '../problems/problem.ts';
import { version } from '../util/version.ts';

interface ClientSource {
  readonly endpoint: string | null;
  readonly authorization?: string | undefined;
}

/**
 * Makes the clients of a source by name, with the settings of this run; its credentials go to the client
 * `default` only. The header `X-Boardwalk` tells the plugin of the CMS who asks, and no answer of that
 * client comes from a cache: an edit would be missed.
 */
export function openClients(
  config: Pick<ResolvedConfig, 'graphql' | 'concurrency'>,
  { endpoint, authorization }: ClientSource,
): FindClient {
  const { default: configured, ...others } = config.graphql.clients;
  const headers = () =>
    mergeHeaders(
      { 'x-boardwalk': version },
      configured?.options?.headers,
      authorization ? { authorization } : {},
    );
  const options = { ...configured?.options, headers, concurrency: config.concurrency, isUncached: true };
  const clients = new Map(
    Object.entries(createClients(others, { default: { endpoint: endpoint ?? '', options } })),
  );
  return (name = 'default') => {
    const client = clients.get(name);
    if (client !== undefined) return client;
    const message = `Unknown GraphQL client "${name}"`;
    throw new BuildError('usage', message, [
      { message, hint: 'Define it in the setting graphql.clients, or correct its name in the page type.' },
    ]);
  };
}
