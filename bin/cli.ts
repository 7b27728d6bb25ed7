import { CommanderError } from 'commander';
import { ConfigError } from '../config/config-error.ts';
import { parseProxy } from '../generator/http/find-proxy.ts';
import { messageOf } from '../generator/util/code-of.ts';
import { placeInSite } from '../generator/util/place-in-site.ts';
import { siteCodeError } from '../generator/util/site-code-error.ts';
import { defineCommands } from './define-commands.ts';
import { endUnfinished } from './end-unfinished.ts';
import { exitCodes } from './exit-codes.ts';
import { reportFailure } from './report/failure.ts';

/** The commands that publish a site. */
const publishing = new Set(['generate', 'sync']);

/**
 * Reads the command line, runs the command and returns the exit code. Commands are loaded when they
 * are called, so that `--help` starts fast.
 */
export async function main(argv: readonly string[], root: string): Promise<number> {
  outliveReaders();
  const stopWatching = endUnfinished();
  let exitCode: number = exitCodes.ok;
  const run = async (command: () => Promise<number>): Promise<void> => {
    checkProxies(process.env);
    exitCode = await command();
  };
  try {
    await defineCommands(root, run).parseAsync([...argv]);
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.ok : exitCodes.usage;
    // The code of a site: bin/boardwalk.mjs tells it.
    if (error instanceof Error && error.name === 'SiteCodeError') throw error;
    const place = placeInSite(error);
    if (place !== undefined) throw siteCodeError(place, messageOf(error));
    return reportFailure(error, { isBuild: publishing.has(argv[2] ?? '') });
  } finally {
    stopWatching();
  }
}

/**
 * Lets a command run to its end and its exit code when the reader of its output has gone, as in
 * `generate | head`. Further output is discarded.
 */
function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
}

const variables = ['http_proxy', 'https_proxy', 'all_proxy'];

/**
 * Checks the proxies of the environment. Throws ConfigError, which never contains the address of a
 * proxy: it may have a password.
 */
function checkProxies(env: NodeJS.ProcessEnv): void {
  const names = variables.flatMap((name) => [name, name.toUpperCase()]).filter((name) => env[name]?.trim());
  const unusable = names.filter((name) => parseProxy(env[name]?.trim() ?? '') === null);
  if (unusable.length > 0)
    throw new ConfigError(
      unusable.map((name) => `${name}: must be the address of an http or https proxy, as http://proxy:3128`),
    );
}
