import path from 'node:path';
import { openSiteBuilder } from '../../../generator/watch/open-site-builder.ts';
import { findWorkers } from '../../find-workers.ts';
import { openSource } from '../../open-source.ts';
import { readConfig } from '../../read-config.ts';
import type { GenerateFlags } from '../generate.ts';
import { runSession } from './session.ts';
import { tellReady } from './supervised.ts';

export interface WatchFlags
  extends Pick<
    GenerateFlags,
    | 'config'
    | 'out'
    | 'endpoint'
    | 'siteUrl'
    | 'concurrency'
    | 'now'
    | 'content'
    | 'drafts'
    | 'allowLoss'
    | 'strictBlocks'
  > {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host?: string;
  readonly fresh: boolean;
}

export interface WorkPlace {
  readonly root: string;
  /** Absolute. */
  readonly configFile: string;
  /** Resolves when the work must end. */
  readonly stopped: Promise<void>;
}

/**
 * Opens the site and works on it until it is stopped. Resolves to the exit code of the process;
 * throws ConfigError.
 */
export async function work(flags: WatchFlags, { root, configFile, stopped }: WorkPlace): Promise<number> {
  const { out, endpoint, siteUrl, concurrency, now, port, host } = flags;
  const settings = { out, endpoint, siteUrl, concurrency, now };
  const readSettings = () =>
    readConfig({ configFile, flags: settings, root, hasDrafts: flags.drafts, isStrict: flags.strictBlocks });
  const config = await readSettings();
  const source = await openSource(config, { contentFile: flags.content });
  const code = path.basename(import.meta.dirname);
  const builder = openSiteBuilder({
    config,
    source,
    code,
    workers: findWorkers(),
    onProgress: () => undefined,
    isFresh: flags.fresh,
    allowLoss: flags.allowLoss,
    waitsForLock: true,
  });
  try {
    return await runSession({
      config,
      configFile,
      listening: { port, address: host, hosts: config.serve.hosts },
      refreshToken: process.env.BOARDWALK_REFRESH_TOKEN || undefined,
      webhookSecret: process.env.BOARDWALK_WEBHOOK_SECRET || undefined,
      readSettings,
      builder,
      pollMs: config.watch.pollMs,
      onReady: tellReady,
      untilStopped: stopped,
    });
  } finally {
    await builder.close();
    await source.close();
  }
}
