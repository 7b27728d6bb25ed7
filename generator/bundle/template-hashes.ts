import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Metafile } from 'esbuild';
import { shortHash } from '../util/hash.ts';
import { mapValues } from '../util/map-values.ts';
import type { SiteModules } from './site-modules.ts';

export interface TemplateHashesInput<Name extends string> {
  /** The project's folder, absolute. */
  readonly root: string;
  /** Of the template bundle. */
  readonly metafile: Metafile;
  /** The file of each page template, relative to the project: "templates/pages/HomePage.tsx". */
  readonly files: Readonly<Record<Name, string>>;
  /** The names of classes in each css module, as text: html depends on nothing else of css. Default: unknown. */
  readonly classNames?: ReadonlyMap<string, string>;
  /** The hash of code that all templates need and the metafile does not list. */
  readonly commonHash: string;
  /** The hash of the whole bundle, for a template whose file is not found. */
  readonly bundleHash: string;
  /** Default: none. */
  readonly siteModules?: SiteModules;
}

const entry = 'templates/render.tsx';
const pageList = 'templates/pages/index.ts';

/**
 * Hashes the code of each page template: its file, all its imports, and the document around every
 * page. An edit of a page's template renders the pages of that type again, an edit of a block all
 * pages that could show it. Rules of css are no part of it: the fingerprint of a page has the addresses of its
 * stylesheets. Uses the bundler's list of imports, so nothing is kept by hand.
 * docs/decisions/0005.
 */
export function hashTemplates<Name extends string>({
  root,
  metafile,
  files,
  classNames = new Map(),
  commonHash,
  bundleHash,
  siteModules,
}: TemplateHashesInput<Name>): Record<Name, string> {
  const inputs = Object.keys(metafile.inputs);
  const plainCss = inputs
    .filter((input) => /(?<!\.module)\.css$/.test(input))
    .map((input) => [input, ''] as const);
  const hashes = hashInputs(root, inputs, new Map([...(siteModules ?? []), ...plainCss, ...classNames]));
  const surroundings = reachable([entry], metafile, new Set([pageList]));
  return mapValues(files, (file) => {
    if (metafile.inputs[file] === undefined) return bundleHash;
    const reached = [...new Set([...surroundings, ...reachable([file], metafile)])].sort();
    return shortHash(commonHash + reached.map((input) => `\n${input}\0${hashes.get(input)}`).join(''));
  });
}

/** Lists files and all their imports, those of the browser's dynamic imports too. */
export function reachable(
  from: readonly string[],
  { inputs }: Metafile,
  without: ReadonlySet<string> = new Set(),
): ReadonlySet<string> {
  const found = new Set(from);
  for (const input of found) {
    for (const { path: imported, kind } of inputs[input]?.imports ?? []) {
      // A font in the css is not part of any html, and a rebuild does not always list it again.
      if (kind !== 'url-token' && !without.has(imported) && inputs[imported] !== undefined)
        found.add(imported);
    }
  }
  return found;
}

/**
 * Hashes the contents of files by their path relative to the project; a name without a file has the
 * hash of nothing, and a module of the site that of its text. Blocks for some milliseconds, a third of the time of hundreds of small
 * asynchronous reads.
 */
export function hashInputs(
  root: string,
  inputs: readonly string[],
  siteModules: SiteModules = new Map(),
): ReadonlyMap<string, string> {
  const hash = (input: string): string => {
    const text = siteModules.get(input);
    return text === undefined ? hashInput(path.join(root, input)) : shortHash(text);
  };
  return new Map(inputs.map((input) => [input, hash(input)]));
}

/** Returns true where a file was saved since a moment: it may have been read before or after that. */
export function isSavedSince(root: string, inputs: readonly string[], startedMs: number): boolean {
  const newestMs = (input: string) =>
    statSync(path.join(root, input), { throwIfNoEntry: false })?.ctimeMs ?? 0;
  return inputs.some((input) => newestMs(input) >= startedMs - clockMs);
}

/** The clock of files may be this much behind ours. */
const clockMs = 20;

/** By file: a watch reads all of them after each edit of one. */
const known = new Map<string, { readonly state: string; readonly hash: string }>();

/** Virtual inputs of the bundler have no file, only a name. */
function hashInput(file: string): string {
  try {
    return hashFile(file);
  } catch {
    return shortHash('');
  }
}

function hashFile(file: string): string {
  const { ino, size, ctimeMs } = statSync(file);
  const state = `${ino} ${size} ${ctimeMs}`;
  const before = known.get(file);
  if (before?.state === state) return before.hash;
  const hash = shortHash(readFileSync(file));
  // A file saved just now may be saved again with the same time.
  if (ctimeMs < Date.now() - clockMs) known.set(file, { state, hash });
  return hash;
}
