import path from 'node:path';
import type { SiteOptions } from '../generator/site/site.ts';

/** Finds the scripts of threads beside the bundled command line. */
export function findWorkers(): NonNullable<SiteOptions['workers']> {
  const scriptOf = (name: string) => path.join(import.meta.dirname, `${name}.js`);
  return {
    read: scriptOf('read-worker'),
    render: scriptOf('render-worker'),
    folder: scriptOf('folder-worker'),
  };
}
