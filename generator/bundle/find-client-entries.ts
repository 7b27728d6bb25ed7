import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Metafile } from 'esbuild';
import type { AssetUrls } from '../../templates/components/AssetsContext.ts';
import { BuildError } from '../problems/problem.ts';
import { toKebabCase } from '../util/to-kebab-case.ts';
import { inputName, listSiteTemplates, nameInSite, type SiteTemplates } from './site-templates.ts';

/** The entry files of the browser's code, as paths relative to the project with forward slashes. */
export interface ClientEntries {
  readonly runtime: string;
  readonly hydrate: string;
  /**
   * Sorted by name. The name of an island is that of its file in kebab-case: "PierMap.tsx" is
   * "pier-map".
   */
  readonly islands: readonly ClientEntry[];
  /** Sorted by name, which is that of the file. */
  readonly enhancements: readonly ClientEntry[];
  /** The files of the site's templates: each may take the place of ours. */
  readonly own: readonly string[];
}

export interface ClientEntry {
  readonly name: string;
  readonly file: string;
}

const islandFolder = 'templates/islands';
const enhancementFolder = 'client-runtime/enhancements';

/** In the folder of a site. */
const ownEnhancementFolder = 'templates/enhancements';

/**
 * Finds the islands of a project, every component in `templates/islands/`, and its enhancements,
 * every file in `client-runtime/enhancements/`, and those of a site. Helpers beside islands begin with a small letter.
 */
export async function findClientEntries(root: string, own?: SiteTemplates): Promise<ClientEntries> {
  const [names, enhancements] = await Promise.all([
    readdir(path.join(root, islandFolder)),
    listEnhancements(path.join(root, enhancementFolder)),
  ]);
  const files = own === undefined ? [] : listSiteTemplates(own);
  const inSite = (folder: string) =>
    files.filter((file) => path.posix.dirname(file) === folder).map((file) => path.posix.basename(file));
  const islands = [...new Set([...names, ...inSite(islandFolder)])];
  return {
    runtime: 'client-runtime/main.ts',
    hydrate: 'client-runtime/hydrate.ts',
    islands: islands
      .filter((name) => /^[A-Z]\w*\.tsx$/.test(name))
      .sort()
      .map((name) => ({
        name: toKebabCase(path.parse(name).name),
        file: inputName(`${islandFolder}/${name}`, own),
      })),
    enhancements: [
      ...namedEntries(enhancements, '', (name) => `${enhancementFolder}/${name}`),
      ...namedEntries(inSite(ownEnhancementFolder), 'own/', (name) =>
        inputName(`${ownEnhancementFolder}/${name}`, own),
      ),
    ],
    own: files,
  };
}

/** Names scripts by their files, sorted. */
function namedEntries(
  files: readonly string[],
  prefix: string,
  fileOf: (name: string) => string,
): readonly ClientEntry[] {
  return files
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => ({ name: prefix + path.parse(name).name, file: fileOf(name) }));
}

/** Lists the files; a project may have none. */
async function listEnhancements(folder: string): Promise<readonly string[]> {
  return existsSync(folder) ? readdir(folder) : [];
}

type ClientUrls = Pick<AssetUrls, 'runtime' | 'hydrate' | 'islands' | 'islandStyles'>;

/**
 * Reads the urls of the browser's entries from the bundler's names. Throws BuildError 'render' when
 * a lazily loaded script other than an island imports a stylesheet: it would never be loaded.
 */
export function readClientUrls(metafile: Metafile, entries: ClientEntries, own?: SiteTemplates): ClientUrls {
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
  refuseMissingExports(outputs, entries, own);
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

/** Throws for a script of a site without the export by which it is started: it would do nothing in the browser. */
function refuseMissingExports(
  outputs: readonly (readonly [string, Metafile['outputs'][string]])[],
  { islands, enhancements }: ClientEntries,
  own: SiteTemplates | undefined,
): void {
  const exportsOf = new Map(outputs.map(([, { entryPoint, exports }]) => [entryPoint, exports]));
  const wanted = [
    ...islands.map(({ file }) => ({ file, name: 'Island', parameter: 'props' })),
    ...enhancements.map(({ file }) => ({ file, name: 'start', parameter: 'element' })),
  ];
  const problems = wanted
    .filter(({ file, name }) => nameInSite(file, own) !== file && !exportsOf.get(file)?.includes(name))
    .map(({ file, name, parameter }) => ({
      message: `${nameInSite(file, own)}:1: it has no export "${name}"`,
      hint: `Export function ${name}(${parameter}) from it.`,
    }));
  if (problems.length > 0) throw new BuildError('render', 'A script cannot be started', problems);
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
