import type { RequestListener } from 'node:http';
import { BuildError } from '../../generator/problems/problem.ts';
import { displayPath } from '../../generator/util/display-path.ts';
import { exitCodes } from '../exit-codes.ts';
import { untilInterrupted } from '../exit-on-signal.ts';
import { isDemo, readConfig } from '../read-config.ts';
import { answerAsStorage } from './serve/answer.ts';
import { type ListeningServer, type ListenOptions, listen } from './serve/listen.ts';
import { openPublished } from './serve/published.ts';

export interface ServeFlags {
  readonly out?: string;
  readonly port: number;
  readonly host?: string;
  readonly config: string;
}

/** Serves the built site until it is interrupted. */
export async function serve({ out, port, host, config }: ServeFlags, root: string): Promise<number> {
  const resolved = await readConfig({ configFile: config, flags: { out }, root });
  const { outDir, serve } = resolved;
  const own = isDemo(resolved) && { answerForms: (await import('../../demo/answer-forms.ts')).answerForms };
  const server = await serveSite({ dir: outDir, port, address: host, hosts: serve.hosts, ...own });
  process.stdout.write(`${displayPath(outDir, process.cwd())} is served at ${server.url}\n`);
  await untilInterrupted();
  await server.close();
  return exitCodes.ok;
}

export interface SiteServerOptions extends ListenOptions {
  /** The output folder, absolute. */
  readonly dir: string;
  /** Answers forms before the site does. Only the demo has it. */
  readonly answerForms?: (others: RequestListener) => RequestListener;
}

/**
 * Serves a built site as object storage behind a CDN does: the files of its manifest with their
 * headers, a folder by its index.html, a path without its last slash by 301 to the one with it,
 * everything else by 404.html with status 404. Serves a new build as soon as it exists. Throws
 * BuildError 'usage' when the folder has no site or the port cannot be opened.
 */
export async function serveSite({
  dir,
  answerForms = (others) => others,
  ...options
}: SiteServerOptions): Promise<ListeningServer> {
  const published = openPublished(dir);
  if ((await published()).size === 0) {
    throw new BuildError('usage', `No site found in ${dir}`, [
      { message: 'Nothing can be served', hint: 'Build it first: boardwalk generate.' },
    ]);
  }
  return listen(answerForms(answerAsStorage(dir, published)), options);
}
