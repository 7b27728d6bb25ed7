import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { ConfigError } from '../../config/config-error.ts';
import { type Log, readAnyLog, valueAt } from '../../generator/cache/log.ts';
import { UnusableFile } from '../../generator/cache/unusable-file.ts';
import { clean } from '../../generator/util/clean.ts';
import { exitCodes } from '../exit-codes.ts';
import { readConfig } from '../read-config.ts';
import { printLines } from '../report/print-lines.ts';

export interface CacheFlags {
  readonly config: string;
}

interface NamedLog {
  /** Within the cache, as "cms.pier.org/pages". */
  readonly name: string;
  readonly log: Log;
}

/**
 * Prints what the cache keeps under a key, "/news/1/" or "cms.pier.org/pages:/news/1/"; without one, lists all keys
 * with the bytes of each.
 */
export async function showCache(
  key: string | undefined,
  { config }: CacheFlags,
  root: string,
): Promise<number> {
  const { cacheDir } = await readConfig({ configFile: config, flags: {}, root });
  const logs = await readLogs(cacheDir);
  if (key === undefined) printLines(keyLines(logs), process.stdout);
  else printValues(key, logs);
  return exitCodes.ok;
}

async function readLogs(cacheDir: string): Promise<readonly NamedLog[]> {
  const files = await readdir(cacheDir, { recursive: true }).catch(() => []);
  return files
    .filter((file) => file.endsWith('.log'))
    .sort()
    .flatMap((file) => {
      const name = file.slice(0, -'.log'.length);
      try {
        return [{ name, log: readAnyLog(path.join(cacheDir, file)) }];
      } catch (error) {
        if (!(error instanceof UnusableFile)) throw error;
        printLines([`▲ ${name} is not read: ${error.message}`], process.stderr);
        return [];
      }
    });
}

function* keyLines(logs: readonly NamedLog[]): Generator<string> {
  if (logs.every(({ log }) => log.places.size === 0)) yield 'Nothing is kept yet.';
  for (const { name, log } of logs)
    for (const key of [...log.places.keys()].sort())
      yield `${name}:${clean(key)} ${log.places.get(key)?.length} bytes`;
}

function printValues(key: string, logs: readonly NamedLog[]): void {
  const found = logs.flatMap(({ name, log }) => {
    const place = log.places.get(key.startsWith(`${name}:`) ? key.slice(name.length + 1) : key);
    return place === undefined ? [] : [{ name, place }];
  });
  if (found.length === 0)
    throw new ConfigError([
      `${clean(key)}: nothing is kept under this key; boardwalk cache show lists the keys`,
    ]);
  for (const { name, place } of found) {
    const value = valueAt(place)?.toString();
    printLines([`${name}, ${place.length} bytes`], process.stderr);
    printLines(
      [value === undefined ? 'damaged' : JSON.stringify(JSON.parse(value), null, 2)],
      process.stdout,
    );
  }
}
