import type { ResolvedConfig } from '../../../config/resolve-config.ts';
import { securityHeaders } from '../../../generator/files/security-headers.ts';
import { isAnyStale, nothingStale } from '../../../generator/rebuild/stale.ts';
import { openPromise } from '../../../generator/util/open-promise.ts';
import { classifyFile, classifyFiles, listWatched } from '../../../generator/watch/classify-file.ts';
import type { SiteBuilder } from '../../../generator/watch/open-site-builder.ts';
import { watchFiles } from '../../../generator/watch/watch-files.ts';
import { watchSite } from '../../../generator/watch/watch-site.ts';
import { exitCodes } from '../../exit-codes.ts';
import { displayPath } from '../../report/display-path.ts';
import type { ListenOptions } from '../serve/listen.ts';
import { printNotice } from './lines.ts';
import { createJudge } from './read-signature.ts';
import { checkRestarts } from './restarts.ts';
import { serveLive } from './serve-live.ts';
import { showEvents } from './show-events.ts';
import { againVariable } from './supervised.ts';

export interface SessionOptions {
  readonly config: ResolvedConfig;
  /** Absolute. */
  readonly configFile: string;
  readonly builder: SiteBuilder;
  readonly listening: ListenOptions;
  /** The secret token that the CMS sends when it posts to the watch. */
  readonly refreshToken: string | undefined;
  /** The secret with which the CMS signs its messages. */
  readonly webhookSecret: string | undefined;
  readonly pollMs: number;
  /** Reads the settings again. Throws ConfigError. */
  readonly readSettings: () => Promise<unknown>;
  readonly onReady: (port: number) => void;
  /** Resolves when the session is to end. */
  readonly untilStopped: Promise<void>;
}

/**
 * Builds, serves and watches the site until it is stopped or its own code changes. Resolves to the
 * exit code of the process: `restartCode` requests a new process. Nothing is running any more when
 * it resolves.
 */
export async function runSession(options: SessionOptions): Promise<number> {
  const {
    config,
    configFile,
    builder,
    listening,
    refreshToken,
    webhookSecret,
    pollMs,
    readSettings,
    onReady,
    untilStopped,
  } = options;
  const { root, outDir } = config;
  const project = { root, configFile };
  const { promise: ended, resolve: end } = openPromise<number>();
  const closers: (() => Promise<void>)[] = [];
  try {
    const onRefresh = () => site.rebuild({ ...nothingStale, content: true }, ['a webhook']);
    const { page: pageHeaders = {} } = securityHeaders(config);
    const refresh = { token: refreshToken, judge: createJudge(webhookSecret), onRefresh };
    const server = await serveLive({ ...listening, root, dir: outDir, pageHeaders, refresh });
    const shown = showEvents(server, end);
    closers.push(server.close, shown.stop);
    const { findFirst } = server.viewers;
    const { onEarly, onEvent } = shown;
    const site = watchSite({ builder, pollMs, findFirst, onEarly, onEvent });
    const restarts = checkRestarts({ root, readSettings, onRefused: shown.onRestartRefused, onAllowed: end });
    closers.push(site.stop, restarts.stop);

    const onChange = (files: readonly string[]): void => {
      const { stale, isRestart } = classifyFiles(files, project);
      const causes = files.map((file) => displayPath(file, root));
      if (isRestart) restarts.request(causes);
      if (isAnyStale(stale)) site.rebuild(stale, causes);
    };
    const isWatched = (file: string): boolean => classifyFile(file, project).action !== 'ignore';
    const paths = listWatched(project);
    closers.push(await watchFiles({ paths, isWatched, onChange, onNotice: printNotice }));

    if (!process.env[againVariable])
      process.stdout.write(`${displayPath(outDir, root)} is served and kept up to date at ${server.url}\n`);
    onReady(server.port);
    return await Promise.race([ended, untilStopped.then(() => exitCodes.ok)]);
  } finally {
    for (const close of closers.reverse()) await close();
  }
}
