import { settingsQuery } from '../../content/queries/site.ts';
import type { Client } from '../../graphql/client-types.ts';
import { type Finding, good, weak } from './finding.ts';

const queries = 10;

/** From this time a first crawl of some hundred entries takes minutes. */
const slowMs = 1_000;

/** Sends ten small queries, one after another. Resolves to the milliseconds of each. */
export async function measureSpeed(client: Client): Promise<readonly number[]> {
  const milliseconds: number[] = [];
  for (let index = 0; index < queries; index++) {
    const start = performance.now();
    await client.request(settingsQuery);
    milliseconds.push(performance.now() - start);
  }
  return milliseconds;
}

/** Tells the middle one of the times, which a single slow answer does not change. */
export function speedFinding(milliseconds: readonly number[]): Finding {
  const ordered = [...milliseconds].sort((one, other) => one - other);
  const middle = Math.round(ordered[Math.floor(ordered.length / 2)] ?? 0);
  const text = `A small query takes ${middle} ms, the middle one of ${ordered.length}.`;
  return middle < slowMs
    ? good(text)
    : weak(
        text,
        'A build sends many queries. The time includes the network and what else the server was doing, so the cause is not known: measure again, then ask the host. Frequent ones are PHP without an opcode cache, a small machine, and a long way to it.',
      );
}
