import { inject } from 'vitest';
import { startWordpress, type Wordpress, type WordpressOptions } from '../server/start-wordpress.ts';

/** Starts a copy of the installed site, for one file of tests. It may be given other plugins than those it was installed with. */
export function startSite({
  plugins = inject('wordpressPlugins'),
  ...own
}: Pick<WordpressOptions, 'own' | 'plugins'> = {}): Promise<Wordpress> {
  return startWordpress({ from: inject('wordpressContent'), plugins, ...own });
}
