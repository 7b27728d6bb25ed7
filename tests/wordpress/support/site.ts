import { inject } from 'vitest';
import { startWordpress, type Wordpress } from '../server/start-wordpress.ts';

/** Starts a copy of the installed site, for one file of tests. */
export function startSite(): Promise<Wordpress> {
  return startWordpress({ from: inject('wordpressContent'), plugins: inject('wordpressPlugins') });
}
