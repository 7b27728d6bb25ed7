import { readFile } from 'node:fs/promises';
import { ConfigError } from '../../config/config-error.ts';
import { codeOf } from '../../generator/util/code-of.ts';
import { parseJson } from '../../generator/util/parse-json.ts';
import { exitCodes } from '../exit-codes.ts';
import { printLines } from '../report/print-lines.ts';
import { openReports } from '../report/report-files.ts';
import { type JoinedShards, joinShards, type ReadReport, readShardReport } from './work/join-shards.ts';
import { joinedLines } from './work/joined-lines.ts';

/**
 * Shows the reports of shards as one. Throws ConfigError, which names the files, for those that cannot
 * be read. Shards that have failed or are missing are named and are no error: the merge makes what they lack.
 */
export async function mergeReports(
  files: readonly string[],
  { json }: { readonly json?: string },
): Promise<number> {
  const read = await Promise.all(files.map(readReport));
  const problems = read.filter((one) => typeof one === 'string');
  if (problems.length > 0) throw new ConfigError(problems);
  const writeReport = await openReports<JoinedShards>({ json });
  const joined = joinShards(read.filter((one) => typeof one !== 'string'));
  printLines(joinedLines(joined), process.stdout);
  return (await writeReport(joined)) ? exitCodes.ok : exitCodes.output;
}

async function readReport(file: string): Promise<ReadReport | string> {
  try {
    const report = readShardReport(parseJson(await readFile(file, 'utf8')));
    return report ?? `${file} is not a report of boardwalk work`;
  } catch (error) {
    return `${file} cannot be read (${codeOf(error) ?? error})`;
  }
}
