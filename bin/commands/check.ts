import { styleText } from 'node:util';
import { checkEndpoint } from '../../generator/crawl/endpoint/check-endpoint.ts';
import type { Finding } from '../../generator/crawl/endpoint/finding.ts';
import { openClients } from '../../generator/site/open-clients.ts';
import { clean } from '../../generator/util/clean.ts';
import { exitCodes } from '../exit-codes.ts';
import { openSource } from '../open-source.ts';
import { readConfig } from '../read-config.ts';
import { reportFailure } from '../report/failure.ts';
import { printLines } from '../report/print-lines.ts';

export interface CheckFlags {
  readonly endpoint?: string;
  readonly config: string;
}

const symbols = {
  good: styleText('green', '✔', { stream: process.stdout }),
  weak: styleText('yellow', '!', { stream: process.stdout }),
  wrong: styleText('red', '✖', { stream: process.stdout }),
} as const;

/**
 * Prints what the CMS offers to a build and what it lacks, each with its remedy. Writes nothing.
 * Exit codes: 0 when a build can read it, 3 when it cannot, 4 when a build would be refused.
 */
export async function checkCms(flags: CheckFlags, root: string): Promise<number> {
  const { endpoint } = flags;
  const config = await readConfig({ configFile: flags.config, flags: { endpoint }, root });
  const source = await openSource(config);
  printLines(
    [`Checking ${config.endpoint === undefined ? source.name : addressOf(config.endpoint)}`],
    process.stdout,
  );
  try {
    const findings = await checkEndpoint({
      client: openClients(config, source)(),
      menus: config.menus,
      kinds: config.kinds,
      now: source.now(),
      hasCredentials: source.authorization !== undefined,
    });
    printLines(findingLines(findings), process.stdout);
    return findings.some(({ state }) => state === 'wrong') ? exitCodes.content : exitCodes.ok;
  } catch (error) {
    return reportFailure(error, { isBuild: false });
  } finally {
    await source.close();
  }
}

/** Returns the address without user, password and query, which may be secret. */
function addressOf(endpoint: string): string {
  const { origin, pathname } = new URL(endpoint);
  return `${origin}${pathname}`;
}

/** Formats findings, a line each, with the remedy below, and a last line that sums them up. */
function findingLines(findings: readonly Finding[]): readonly string[] {
  const count = (state: Finding['state']) => findings.filter((finding) => finding.state === state).length;
  return [
    ...findings.flatMap(({ state, text, remedy }) => [
      `${symbols[state]} ${clean(text)}`,
      ...(remedy === undefined ? [] : [`  → ${clean(remedy)}`]),
    ]),
    count('wrong') > 0
      ? `A build would be refused: ${count('wrong')} to correct, ${count('weak')} to look at.`
      : `A build can read this CMS: ${count('good')} good, ${count('weak')} to look at.`,
  ];
}
