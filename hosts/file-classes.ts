import path from 'node:path';
import { BuildError } from '../generator/problems/problem.ts';
import { isTextType } from '../generator/publish/headers-of.ts';
import type { FileClass } from '../generator/publish/output-file.ts';
import type { HostedManifest } from './host.ts';

/** The headers of a site by class of file, and the content types of its files by extension. */
export interface FileClasses {
  /** With cache-control. */
  readonly headers: Readonly<Record<FileClass, Readonly<Record<string, string>>>>;
  /** By extension without the dot, sorted. */
  readonly types: ReadonlyMap<string, string>;
  /** Content types that a host compresses, without parameters, sorted. */
  readonly compressed: readonly string[];
  /** Extensions of data outside of the assets, sorted. */
  readonly dataExtensions: readonly string[];
}

/** The folder of the assets, and that of the site's own files. */
export const assetFolder = '/_assets/';
export const ownFolder = '/_boardwalk/';

/** The files of that folder that browsers ask for, where a site has them. */
const askedFor = [
  '/_boardwalk/events.json',
  '/_boardwalk/notice.json',
  '/_boardwalk/popup.html',
  '/_boardwalk/search.json',
];

/** Lists the files of the own folder that browsers ask for. */
export function publicFiles({ files }: Pick<HostedManifest, 'files'>): readonly string[] {
  return askedFor.filter((path) => files.has(path.slice(1)));
}

/**
 * Collects the headers of each class. Hosts tell a file's class from its place: `_assets/`, a page's
 * `.html`, and all others. Throws BuildError 'refused' where the manifest says otherwise.
 */
export function fileClasses({ files, headers }: HostedManifest): FileClasses {
  const types = new Map<string, string>();
  const caching = new Map<FileClass, string>();
  const ofData = new Set<string>();
  for (const { path: name, class: fileClass, headers: own } of files.values()) {
    const extension = path.extname(name).slice(1);
    const type = types.get(extension) ?? own['content-type'];
    const cached = caching.get(fileClass) ?? own['cache-control'];
    if (fileClass !== classOf(name) || type !== own['content-type'] || cached !== own['cache-control'])
      throw new BuildError('refused', `The file ${name} has headers that differ from those of its kind`, [
        { message: 'Rules of a host are for all files of a kind', hint: 'Build the site again.' },
      ]);
    types.set(extension, type);
    caching.set(fileClass, cached);
    if (fileClass === 'data') ofData.add(extension);
  }
  const all = (fileClass: FileClass) => ({
    ...headers[fileClass],
    'cache-control': caching.get(fileClass) ?? 'no-cache',
  });
  return {
    headers: { page: all('page'), asset: all('asset'), data: all('data') },
    types: new Map([...types].filter(([extension]) => isPlain(extension)).sort()),
    compressed: [
      ...new Set([...types.values()].filter(isTextType).map((type) => type.split(';')[0] ?? '')),
    ].sort(),
    dataExtensions: [...ofData].filter(isPlain).sort(),
  };
}

function classOf(name: string): FileClass {
  if (`/${name}`.startsWith(assetFolder)) return 'asset';
  return name.endsWith('.html') && !`/${name}`.startsWith(ownFolder) ? 'page' : 'data';
}

/** Others have the type of unknown bytes: no file of a site has one. */
function isPlain(extension: string): boolean {
  return /^[A-Za-z0-9]+$/.test(extension);
}
