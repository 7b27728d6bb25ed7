import { styleText } from 'node:util';
import type { ResolvedConfig } from '../../config/resolve-config.ts';
import { findContradictions } from '../../generator/checks/find-contradictions.ts';
import { checkEndpoint } from '../../generator/crawl/endpoint/check-endpoint.ts';
import { type Finding, weak } from '../../generator/crawl/endpoint/finding.ts';
import { readPublicFiles } from '../../generator/files/read-public-files.ts';
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
 * Prints what the CMS offers to a build and what it lacks, and what files of the site contradict, each with its remedy. Writes nothing.
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
    const endpointFindings = await checkEndpoint({
      client: openClients(config, source)(),
      menus: config.menus,
      kinds: config.kinds,
      mapping: config.mapping,
      now: source.now(),
      hasCredentials: source.authorization !== undefined,
    });
    const findings = [...endpointFindings, ...(await findInPublic(config))];
    printLines(findingLines(findings), process.stdout);
    return findings.some(({ state }) => state === 'wrong') ? exitCodes.content : exitCodes.ok;
  } catch (error) {
    return reportFailure(error, { isBuild: false });
  } finally {
    await source.close();
  }
}

/** Looks at the files of the site's folder `public/`. Throws BuildError with those that a build would refuse. */
async function findInPublic(config: ResolvedConfig): Promise<readonly Finding[]> {
  const files = await readPublicFiles(config);
  const problems = await Promise.all(files.map((file) => findContradictions(file, config)));
  return problems.flat().map(({ message, hint = '' }) => weak(`${message}.`, hint));
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
