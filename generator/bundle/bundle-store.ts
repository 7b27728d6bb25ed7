import { stat } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { readSealed, writeSealed } from '../content/saved/crawl-files.ts';
import type { OutputFile } from '../publish/output-file.ts';
import type { ClientBundle } from './bundle-client.ts';
import type { TemplateBundle } from './bundle-templates.ts';
import { findClientEntries } from './find-client-entries.ts';
import { hashInputs, hashOf } from './template-hashes.ts';

/** Templates and browser's side as text and bytes: all that loading them needs. */
export interface SavedBundles {
  readonly templates: Pick<TemplateBundle, 'code' | 'css' | 'files' | 'metafile' | 'inputs'>;
  readonly assets: ClientBundle;
}

/** Keeps the bundles of the last build on the disk, for a build that starts with the same code. */
export interface BundleStore {
  /** Null when there are none, or one of the files that they were made from is not what it was. */
  readonly load: () => Promise<SavedBundles | null>;
  /** A cache that cannot be written is no failure: the next build bundles anew. */
  readonly save: (bundles: SavedBundles, startedMs: number) => Promise<void>;
}

export interface BundleStoreOptions {
  /** The project's folder, absolute. */
  readonly root: string;
  readonly file: string;
  /** Names the code that bundles. */
  readonly code: string;
}

/** Opens the store. What is found is compared by contents: names and times of files decide nothing. */
export function openBundleStore({ root, file, code }: BundleStoreOptions): BundleStore {
  const keyOf = async (inputs: readonly string[]): Promise<string> => {
    // Exports, the lock file and the settings decide which file an import means; a new island is an entry of its own.
    const named = ['package.json', 'package-lock.json', 'tsconfig.json', ...inputs].sort();
    const hashes = hashInputs(root, named);
    return hashOf(JSON.stringify([version, code, await findClientEntries(root), [...hashes]]));
  };
  return {
    load: async () => {
      const found = savedSchema.safeParse(await readSealed(file).catch(() => undefined));
      if (!found.success || (await keyOf(found.data.inputs)) !== found.data.key) return null;
      return revive(found.data.bundles);
    },
    save: async (bundles, startedMs) => {
      const { inputs } = bundles.templates;
      const all = [...new Set([...inputs, ...Object.keys(bundles.assets.metafile.inputs)])].sort();
      const saved = { inputs: all, key: await keyOf(all), bundles: flatten(bundles) };
      // A file that was saved while we bundled may have been read before or after; looked at last, so that the key is no later.
      if ((await newestOf(root, all)) >= startedMs - clockMs) return;
      await writeSealed(file, saved).catch(() => undefined);
    },
  };
}

/** Raise this when what is kept changes its shape. */
const version = 1;
/** A clock of files may be this much behind ours. */
const clockMs = 20;

const savedSchema = z.object({
  key: z.string(),
  inputs: z.array(z.string()),
  // Its checksum was right and its key is that of our code: we wrote it.
  bundles: z.custom<FlatBundles>((value) => typeof value === 'object' && value !== null),
});

type FlatFile = { readonly path: string; readonly class: OutputFile['class']; readonly base64: string };

interface FlatBundles {
  readonly templates: Omit<SavedBundles['templates'], 'files'> & { readonly files: readonly FlatFile[] };
  readonly assets: Omit<ClientBundle, 'files'> & { readonly files: readonly FlatFile[] };
}

function flatten({ templates, assets }: SavedBundles): FlatBundles {
  const { code, css, metafile, inputs } = templates;
  return {
    templates: { code, css, metafile, inputs, files: templates.files.flatMap(flattenFile) },
    assets: { ...assets, files: assets.files.flatMap(flattenFile) },
  };
}

function flattenFile(file: OutputFile): FlatFile[] {
  if (!('contents' in file)) return [];
  return [{ path: file.path, class: file.class, base64: Buffer.from(file.contents).toString('base64') }];
}

function revive({ templates, assets }: FlatBundles): SavedBundles {
  return {
    templates: { ...templates, files: templates.files.map(reviveFile) },
    assets: { ...assets, files: assets.files.map(reviveFile) },
  };
}

function reviveFile({ base64, ...file }: FlatFile): OutputFile {
  return { ...file, contents: Buffer.from(base64, 'base64') };
}

async function newestOf(root: string, inputs: readonly string[]): Promise<number> {
  const found = await Promise.all(
    inputs.map((input) => stat(path.join(root, input)).catch(() => ({ ctimeMs: 0 }))),
  );
  return Math.max(0, ...found.map(({ ctimeMs }) => ctimeMs));
}
