import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import { listen } from './listen.ts';
import { nativeServer, startNativeSite } from './native-site.ts';
import { ownPlugins, startPhpSite } from './php-site.ts';
import { type RunPhp, runPhp } from './run-php.ts';
import { login, type Session } from './session.ts';
import { writeSiteFiles } from './site-files.ts';

export interface WordpressOptions {
  /** A `wp-content` folder to begin with: it is copied. Default: a new site, which has to be installed. */
  readonly from?: string;
  /** Keeps the site in this folder. Default: a folder that is removed at the end. */
  readonly folder?: string;
  readonly port?: number;
  /** The plugins that a site has anyway. Default: that of this project, and the driver for SQLite. */
  readonly own?: Readonly<Record<string, string>>;
  /** Further plugins: names with absolute folders. They are not activated. */
  readonly plugins?: Readonly<Record<string, string>>;
}

export interface Wordpress {
  /** "http://127.0.0.1:8080", without a slash at the end. */
  readonly url: string;
  /** The folder `wp-content`. */
  readonly content: string;
  /** Runs PHP inside of WordPress and resolves with what it returns. Rejects with the errors of PHP. */
  readonly run: RunPhp;
  /** Logs a user in by the form of WordPress. */
  readonly login: (user: string, password?: string) => Promise<Session>;
  /** Reads what WordPress would have sent to other servers. */
  readonly sent: () => Promise<readonly SentRequest[]>;
  /** Reads the mails that WordPress would have sent. Those to broken@example.org fail. */
  readonly mails: () => Promise<readonly Mail[]>;
  /** Reads what PHP has complained about; empty in a healthy site. */
  readonly complaints: () => Promise<string>;
  /** Lists the requests so far, in their order. */
  readonly answered: () => readonly Answered[];
  readonly close: () => Promise<void>;
}

export interface Answered {
  readonly method: string;
  readonly url: string;
  /** The time that PHP took, without waiting, in milliseconds. */
  readonly ms: number;
}

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly message: string;
  readonly headers: readonly string[];
}

export interface SentRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Starts a real WordPress with the plugin of this project on the loopback: PHP in WebAssembly with SQLite, or the PHP of this machine with a MariaDB that the environment names. */
export async function startWordpress(options: WordpressOptions = {}): Promise<Wordpress> {
  const content = options.folder ?? (await mkdtemp(path.join(os.tmpdir(), 'boardwalk-wordpress-')));
  if (options.from !== undefined) await cp(options.from, content, { recursive: true });
  const plugins = { ...(options.own ?? ownPlugins), ...options.plugins };
  await writeSiteFiles(content, Object.keys(plugins));
  const listening = await listen(options.port);
  const { url } = listening;
  const native = nativeServer();
  const site = await (native
    ? startNativeSite({ url, content, plugins }, native)
    : startPhpSite({ url, content, plugins }));
  const answered: Answered[] = [];
  // One after the other: PHP is one process here, and SQLite has one writer.
  const alone = pLimit(1);
  listening.answer((request) =>
    alone(async () => {
      const start = performance.now();
      const answer = await site.handler.request(request);
      answered.push({ method: request.method, url: request.url, ms: performance.now() - start });
      return answer;
    }),
  );
  return {
    url,
    content,
    run: (code, settings) => alone(() => runPhp(site, url, code, settings)),
    login: (user, password = user) => login(url, user, password),
    sent: async () => lines(await readText(path.join(content, 'sent.jsonl'))).map((line) => JSON.parse(line)),
    mails: async () =>
      lines(await readText(path.join(content, 'mails.jsonl'))).map((line) => JSON.parse(line)),
    complaints: () => readText(path.join(content, 'debug.log')),
    answered: () => answered,
    close: async () => {
      await listening.close();
      await alone(() => site.php.exit());
      if (options.folder === undefined) await rm(content, { recursive: true, force: true });
    },
  };
}

function lines(text: string): readonly string[] {
  return text.split('\n').filter((line) => line !== '');
}

/** Reads a file; an empty text where it is missing. */
async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}
