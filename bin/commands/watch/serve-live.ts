import type { RequestListener } from 'node:http';
import type { OutputFile } from '../../../generator/publish/output-file.ts';
import { bundleLiveScript } from '../../../generator/watch/live-script.ts';
import { createViewers, type Viewers } from '../../../generator/watch/viewers.ts';
import { answerAsStorage } from '../serve/answer.ts';
import { type ListeningServer, type ListenOptions, listen } from '../serve/listen.ts';
import { openPublished } from '../serve/published.ts';
import { answerLive, readVersion } from './answer-live.ts';
import type { RefreshRules } from './answer-refresh.ts';

export interface LiveServerOptions extends ListenOptions {
  readonly root: string;
  /** The output folder, absolute; the site may not be there yet. */
  readonly dir: string;
  /** Headers that a host adds to every page. */
  readonly pageHeaders: Readonly<Record<string, string>>;
  readonly refresh: RefreshRules;
  /** Answers forms before the site does. Only the demo has it. */
  readonly answerForms?: (others: RequestListener) => RequestListener;
}

export interface LiveServer extends ListeningServer {
  readonly viewers: Viewers;
  /** Shows files before they are published, until the next call. */
  readonly showEarly: (files: readonly OutputFile[]) => void;
}

/**
 * Serves a site while it is built again. Throws BuildError 'usage' when the port cannot be opened.
 */
export async function serveLive(options: LiveServerOptions): Promise<LiveServer> {
  const { root, dir, pageHeaders, refresh, answerForms = (others) => others } = options;
  const published = openPublished(dir);
  const early = new Map<string, OutputFile>();
  const site = { folder: dir, published, early };
  const viewers = createViewers((path) => readVersion(path, site));
  const answer = answerLive({
    site,
    viewers,
    refresh,
    pageHeaders,
    liveScript: await bundleLiveScript(root),
    answerAsStorage: answerAsStorage(dir, published),
  });
  return {
    ...(await listen(answerForms(answer), options)),
    viewers,
    showEarly: (files) => {
      early.clear();
      for (const file of files) early.set(file.path, file);
    },
  };
}
