import * as z from 'zod';
import { loadValue, saveValue } from '../cache/one-value.ts';
import type { OutputFile } from '../publish/output-file.ts';
import { hashJson } from '../util/hash.ts';
import type { ClientBundle } from './bundle-client.ts';
import type { TemplateBundle } from './bundle-templates.ts';
import { findClientEntries } from './find-client-entries.ts';
import type { SiteModules } from './site-modules.ts';
import type { SiteTemplates } from './site-templates.ts';
import { hashInputs, isSavedSince } from './template-hashes.ts';

/** Templates and browser code as text and bytes: everything needed to load them. */
export interface SavedBundles {
  readonly templates: Pick<TemplateBundle, 'code' | 'css' | 'files' | 'metafile' | 'inputs'>;
  readonly assets: ClientBundle;
}

/** Stores the bundles of the last build on the disk, for a build with the same code. */
export interface BundleStore {
  /** Resolves to null when nothing is stored, or when one of the source files has changed. */
  readonly load: () => Promise<SavedBundles | null>;
  /** Never rejects: without a stored bundle, the next build bundles again. */
  readonly save: (bundles: SavedBundles, startedMs: number) => Promise<void>;
}

export interface BundleStoreOptions {
  /** The project's folder, absolute. */
  readonly root: string;
  readonly file: string;
  /** The hash of the code that bundles. */
  readonly code: string;
  /** Default: none. */
  readonly siteModules?: SiteModules;
  /** Returns the templates of the site. Default: none. */
  readonly own?: () => SiteTemplates | undefined;
}

/** Opens the store. It compares files by contents, not by names and times. */
export function openBundleStore({
  root,
  file,
  code,
  siteModules,
  own = () => undefined,
}: BundleStoreOptions): BundleStore {
  const keyOf = async (inputs: readonly string[]): Promise<string> => {
    // Exports, the lock file and the settings decide which file an import means; a new island is a
    // new entry.
    const named = ['package.json', 'package-lock.json', 'tsconfig.json', ...inputs].sort();
    const hashes = hashInputs(root, named, siteModules);
    return hashJson([code, await findClientEntries(root, own()), [...hashes]]);
  };
  return {
    load: async () => {
      const found = savedSchema.safeParse(loadValue(contents, file));
      if (!found.success || (await keyOf(found.data.inputs)) !== found.data.key) return null;
      return revive(found.data.bundles);
    },
    save: async (bundles, startedMs) => {
      const { inputs } = bundles.templates;
      const all = [...new Set([...inputs, ...Object.keys(bundles.assets.metafile.inputs)])].sort();
      const saved = { inputs: all, key: await keyOf(all), bundles: flatten(bundles) };
      // A file saved during the bundling may have been read before or after. Checked last, so that
      // the key is no later.
      if (isSavedSince(root, all, startedMs)) return;
      saveValue(contents, file, saved);
    },
  };
}

const contents = 'bundles';

const savedSchema = z.object({
  key: z.string(),
  inputs: z.array(z.string()),
  // Not validated again: the checksum and the key of the code were verified.
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
