import path from 'node:path';
import type { ResolvedConfig } from '../config/resolve-config.ts';
import { closeSite, openSite, type Site, type SiteOptions } from '../generator/site/site.ts';
import { exitOnSignal, type SignalOptions } from './exit-on-signal.ts';
import { openSource, type SourceOptions } from './open-source.ts';
import { type ProgressDisplay, showProgress } from './report/progress.ts';

export interface SiteWork extends Partial<Omit<SiteOptions, 'config' | 'source' | 'onProgress'>> {
  readonly config: ResolvedConfig;
  readonly source?: SourceOptions;
  readonly quiet: boolean;
  readonly signal?: SignalOptions;
}

/**
 * Does the work of a command with its site and its source, which are closed at the end. Shows the
 * progress until then, and ends the process on a signal. Throws ConfigError.
 */
export async function withSite(
  { config, source: sourceOptions, quiet, signal, ...options }: SiteWork,
  work: (site: Site, progress: ProgressDisplay) => Promise<number>,
): Promise<number> {
  const progress = showProgress(process.stdout, quiet);
  const closers: (() => void | Promise<void>)[] = [exitOnSignal(signal), progress.stop];
  try {
    const source = await openSource(config, sourceOptions);
    closers.push(source.close);
    const site = openSite({ ...bundled(), config, source, onProgress: progress.onProgress, ...options });
    closers.push(() => closeSite(site));
    return await work(site, progress);
  } finally {
    for (const close of closers.reverse()) await close();
  }
}

/** Names the bundled command line by its folder, and the scripts of threads in it. */
export function bundled(): Pick<SiteOptions, 'code'> & Required<Pick<SiteOptions, 'workers'>> {
  const folder = import.meta.dirname;
  const scriptOf = (name: string) => path.join(folder, `${name}.js`);
  const workers = {
    read: scriptOf('read-worker'),
    render: scriptOf('render-worker'),
    folder: scriptOf('folder-worker'),
  };
  return { code: path.basename(folder), workers };
}
