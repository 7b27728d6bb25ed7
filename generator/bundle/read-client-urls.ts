import type { Metafile } from 'esbuild';
import type { AssetUrls } from '../../templates/components/AssetsContext.ts';
import { BuildError } from '../problems/problem.ts';
import type { ClientEntries } from './find-client-entries.ts';

type ClientUrls = Pick<AssetUrls, 'runtime' | 'hydrate' | 'islands' | 'islandStyles'>;

/**
 * Reads the urls of the browser's entries from the bundler's names. Throws BuildError 'render' when
 * a lazily loaded script other than an island imports a stylesheet: it would never be loaded.
 */
export function readClientUrls(metafile: Metafile, entries: ClientEntries): ClientUrls {
  const outputs = Object.entries(metafile.outputs);
  const urlOfEntry = (entry: string): string => {
    const found = outputs.find(([, output]) => output.entryPoint === entry);
    if (found === undefined) throw new BuildError('render', `${entry} has no script`);
    return `/${found[0]}`;
  };
  const styles = new Map<string, string>(
    outputs.flatMap(([, { entryPoint, cssBundle }]) =>
      entryPoint === undefined || cssBundle === undefined ? [] : [[entryPoint, `/${cssBundle}`] as const],
    ),
  );
  refuseLostStyles([...styles.keys()], entries);
  return {
    runtime: urlOfEntry(entries.runtime),
    hydrate: urlOfEntry(entries.hydrate),
    islands: Object.fromEntries(
      [...entries.islands, ...entries.enhancements].map(({ name, file }) => [name, urlOfEntry(file)]),
    ),
    islandStyles: Object.fromEntries(
      entries.islands.flatMap(({ name, file }) => {
        const style = styles.get(file);
        return style === undefined ? [] : [[name, style]];
      }),
    ),
  };
}

function refuseLostStyles(importers: readonly string[], { islands }: ClientEntries): void {
  const lost = importers.filter((importer) => !islands.some(({ file }) => file === importer));
  if (lost.length === 0) return;
  throw new BuildError(
    'render',
    'A stylesheet would never be loaded',
    lost.map((importer) => ({
      message: `${importer} imports the CSS of a package, but is loaded by another script`,
      hint: 'Import the CSS in the island itself.',
    })),
  );
}
