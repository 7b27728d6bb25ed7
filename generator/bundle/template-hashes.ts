import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Metafile } from 'esbuild';
import { mapValues } from '../util/map-values.ts';

export interface TemplateHashesInput<Name extends string> {
  /** The project's folder, absolute. */
  readonly root: string;
  /** Of the template bundle. */
  readonly metafile: Metafile;
  /** The file of each page template, relative to the project: "templates/pages/HomePage.tsx". */
  readonly files: Readonly<Record<Name, string>>;
  /** Of the code that all templates need and the metafile does not list. */
  readonly commonHash: string;
  /** The hash of the whole bundle, for a template whose file is not found. */
  readonly bundleHash: string;
}

const entry = 'templates/render.tsx';
const pageList = 'templates/pages/index.ts';

/**
 * A hash of code for each page template: of its file, of all that it imports, and of what surrounds every page. An edit of
 * one page's template renders the pages of that type anew, an edit of a block all pages that could show it. The
 * bundler's own list of imports decides, so nothing has to be kept by hand. docs/decisions/0005.
 */
export function hashTemplates<Name extends string>({
  root,
  metafile,
  files,
  commonHash,
  bundleHash,
}: TemplateHashesInput<Name>): Record<Name, string> {
  const hashes = hashInputs(root, Object.keys(metafile.inputs));
  const surroundings = reachable([entry], metafile, new Set([pageList]));
  return mapValues(files, (file) => {
    if (metafile.inputs[file] === undefined) return bundleHash;
    const reached = [...new Set([...surroundings, ...reachable([file], metafile)])].sort();
    return hashOf(commonHash + reached.map((input) => `\n${input}\0${hashes.get(input)}`).join(''));
  });
}

function reachable(
  from: readonly string[],
  { inputs }: Metafile,
  without: ReadonlySet<string> = new Set(),
): ReadonlySet<string> {
  const found = new Set(from);
  for (const input of found) {
    for (const { path: imported, kind } of inputs[input]?.imports ?? []) {
      // A font that css names is no part of any html, and a rebuild does not always list it again.
      if (kind !== 'url-token' && !without.has(imported) && inputs[imported] !== undefined)
        found.add(imported);
    }
  }
  return found;
}

/**
 * The hash of each file's contents, by its path relative to the project; of a name without a file, of nothing. Blocks for
 * some milliseconds, a third of what it takes when hundreds of small files are waited for.
 */
export function hashInputs(root: string, inputs: readonly string[]): ReadonlyMap<string, string> {
  return new Map(inputs.map((input) => [input, hashInput(path.join(root, input))]));
}

/** A clock of files may be this much behind ours. */
const clockMs = 20;

/** By file: a watch asks for all of them after each edit of one. */
const known = new Map<string, { readonly state: string; readonly hash: string }>();

/** Inputs that the bundler made up have no file: their name is all there is. */
function hashInput(file: string): string {
  try {
    return hashFile(file);
  } catch {
    return hashOf('');
  }
}

function hashFile(file: string): string {
  const { ino, size, ctimeMs } = statSync(file);
  const state = `${ino} ${size} ${ctimeMs}`;
  const before = known.get(file);
  if (before?.state === state) return before.hash;
  const hash = hashOf(readFileSync(file));
  // One that was saved just now may be saved again at what its clock calls the same time.
  if (ctimeMs < Date.now() - clockMs) known.set(file, { state, hash });
  return hash;
}

export function hashOf(contents: string | Uint8Array): string {
  return createHash('sha256').update(contents).digest('base64url').slice(0, 22);
}
