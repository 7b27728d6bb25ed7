import { securityHeaders } from '../../../generator/files/security-headers.ts';
import { isAnyStale, nothingStale } from '../../../generator/rebuild/stale.ts';
import { displayPath } from '../../../generator/util/display-path.ts';
import { openPromise } from '../../../generator/util/open-promise.ts';
import { classifyFile, classifyFiles, listWatched } from '../../../generator/watch/classify-file.ts';
import { followFiles } from '../../../generator/watch/follow-files.ts';
import { openSiteBuilder } from '../../../generator/watch/open-site-builder.ts';
import { watchFiles } from '../../../generator/watch/watch-files.ts';
import { type SiteEvent, watchSite } from '../../../generator/watch/watch-site.ts';
import { readCodeBeside } from '../../code-beside.mjs';
import { exitCodes } from '../../exit-codes.ts';
import { openSource } from '../../open-source.ts';
import { isDemo, readConfig } from '../../read-config.ts';
import { bundled } from '../../with-site.ts';
import type { GenerateFlags } from '../generate.ts';
import { createJudge } from './answer-refresh.ts';
import { printNotice } from './lines.ts';
import { checkRestarts } from './restarts.ts';
import { serveLive } from './serve-live.ts';
import { showEvents } from './show-events.ts';
import { againVariable, tellReady } from './supervised.ts';

export interface WatchFlags extends Omit<GenerateFlags, 'json' | 'junit' | 'html'> {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host?: string;
}

export interface WorkPlace {
  readonly root: string;
  /** Absolute. */
  readonly configFile: string;
  /** Resolves when the work must end. */
  readonly stopped: Promise<void>;
}

/**
 * Builds, serves and watches the site until it is stopped or its own code changes. Resolves to the
 * exit code of the process: `restartCode` requests a new process. Nothing is running any more when
 * it resolves. Throws ConfigError.
 */
export async function work(flags: WatchFlags, { root, configFile, stopped }: WorkPlace): Promise<number> {
  const { out, endpoint, siteUrl, concurrency, now, port, host } = flags;
  const settings = { out, endpoint, siteUrl, concurrency, now };
  const readSettings = () =>
    readConfig({ configFile, flags: settings, root, hasDrafts: flags.drafts, isStrict: flags.strictBlocks });
  const config = await readSettings();
  const { outDir } = config;
  const configFiles = [...config.configFiles, ...readCodeBeside(root, config.root)];
  const project = { root, site: config.root, configFiles };
  const { promise: ended, resolve: end } = openPromise<number>();
  const closers: (() => Promise<void>)[] = [];
  try {
    const source = await openSource(config, { contentFile: flags.content });
    closers.push(source.close);
    const builder = openSiteBuilder({
      ...bundled(),
      config,
      source,
      onProgress: () => undefined,
      isFresh: flags.fresh,
      allowLoss: flags.allowLoss,
      waitsForLock: true,
    });
    closers.push(builder.close);
    const own = isDemo(config) && {
      answerForms: (await import('../../../demo/answer-forms.ts')).answerForms,
    };
    const server = await serveLive({
      ...own,
      ...{ port, address: host, hosts: config.serve.hosts, root, dir: outDir },
      pageHeaders: securityHeaders(config).page ?? {},
      refresh: {
        token: process.env.BOARDWALK_REFRESH_TOKEN || undefined,
        judge: createJudge(process.env.BOARDWALK_WEBHOOK_SECRET || undefined),
        onRefresh: () => site.rebuild({ ...nothingStale, content: true }, ['a webhook']),
      },
    });
    const shown = showEvents(server, end);
    closers.push(server.close, shown.stop);
    const { findFirst } = server.viewers;
    const beside = followFiles({
      onChange: (files) => site.rebuild({ ...nothingStale, templates: true, client: true }, causesOf(files)),
      onNotice: printNotice,
    });
    const isIgnored = (file: string): boolean => classifyFile(file, project).action === 'ignore';
    const onEvent = (event: SiteEvent): void => {
      shown.onEvent(event);
      const sinceMs = Date.now() - (event.type === 'built' ? event.tookMs : 0);
      beside.follow({ files: builder.filesBeside().filter(isIgnored), sinceMs });
    };
    const { onEarly } = shown;
    const site = watchSite({ builder, pollMs: config.watch.pollMs, findFirst, onEarly, onEvent });
    const restarts = checkRestarts({
      ...{ root, configFile, readSettings },
      onRefused: shown.onRestartRefused,
      onAllowed: end,
    });
    closers.push(site.stop, restarts.stop, beside.stop);

    const onChange = (files: readonly string[]): void => {
      const { stale, isRestart } = classifyFiles(files, project);
      const causes = causesOf(files);
      if (isRestart) restarts.request(causes);
      if (isAnyStale(stale)) site.rebuild(stale, causes);
    };
    const isWatched = (file: string): boolean => !isIgnored(file);
    const watched = { folders: listWatched(project), files: configFiles };
    closers.push(await watchFiles({ ...watched, isWatched, onChange, onNotice: printNotice }));

    if (!process.env[againVariable])
      process.stdout.write(
        `${displayPath(outDir, process.cwd())} is served and kept up to date at ${server.url}\n`,
      );
    tellReady({ port: server.port, configFiles });
    return await Promise.race([ended, stopped.then(() => exitCodes.ok)]);
  } finally {
    for (const close of closers.reverse()) await close();
  }
}

function causesOf(files: readonly string[]): readonly string[] {
  return files.map((file) => displayPath(file, process.cwd()));
}
