import path from 'node:path';
import type { Brand } from '../../config/brand/brand.ts';
import { defaultBrand } from '../../config/brand/default-brand.ts';
import type { TemplateName } from '../../templates/pages/index.ts';
import type { Language } from '../../words/languages.ts';
import type { OwnWords } from '../../words/words-of.ts';
import { NoProgress } from '../util/await-progress.ts';
import { mapValues } from '../util/map-values.ts';
import { awaitEsbuild } from './await-esbuild.ts';
import { type ClientBundle, openClientBundler } from './bundle-client.ts';
import { openBundleStore } from './bundle-store.ts';
import { openTemplateBundler, type TemplateBundle, type TemplateOptions } from './bundle-templates.ts';
import { cleanMark } from './clean-mark.ts';
import { classNamesIn } from './css-modules.ts';
import { drawIcons } from './draw-icons.ts';
import { refuseStrayTemplates, refuseWrongComponents } from './refuse-stray-templates.ts';
import { siteModules } from './site-modules.ts';
import { inputName, listBesideTemplates, type SiteTemplates, siteTemplates } from './site-templates.ts';
import { createRender, loadTemplates, type Render } from './template-code.ts';
import { hashTemplates } from './template-hashes.ts';

/** Everything made from the project's own code, for one language. */
export interface Bundles {
  readonly language: Language;
  readonly templates: TemplateBundle;
  readonly assets: ClientBundle;
  readonly render: Render;
  /** By template: with an equal hash, equal props give equal html. */
  readonly templateHashes: Readonly<Record<TemplateName, string>>;
}

/** Bundles repeatedly, each time only what changed. */
export interface Bundler {
  readonly bundle: (language: Language) => Promise<Bundles>;
  /** Lists the files beside the folder `templates/` of the site that its templates import, also in a bundling that failed; absolute. */
  readonly beside: () => readonly string[];
  /** Stores the last bundles for the next process. Need not be awaited. */
  readonly save: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface BundlerOptions {
  /** The project's folder, absolute, with `templates/` in it. */
  readonly root: string;
  /** The folder of the site, absolute: it may have templates of its own. Default: none. */
  readonly site?: string;
  /** The look of the site. Default: the demo's. */
  readonly brand?: Brand;
  /** Words of the site in place of Boardwalk's own. Default: none. */
  readonly words?: OwnWords;
  /** Stores the bundles for the next process; without it, each process bundles again. */
  readonly cache?: { readonly folder: string; readonly code: string };
  /** Milliseconds without an answer of the bundler after which it is ended. */
  readonly limitMs?: number;
}

type Made = Pick<Bundles, 'templates' | 'assets'>;

/** Bundles the templates for the generator, and the browser's code. Throws BuildError `render`. */
export function openBundler(options: BundlerOptions): Bundler {
  const opened = new Map<Language, LanguageBundler>();
  return {
    bundle: (language) => {
      const bundler = opened.get(language) ?? openLanguageBundler(options, language);
      opened.set(language, bundler);
      return bundler.bundle();
    },
    beside: () => [...new Set([...opened.values()].flatMap(({ beside }) => beside()))].sort(),
    save: async () => void (await Promise.all([...opened.values()].map(({ save }) => save()))),
    close: async () => void (await Promise.all([...opened.values()].map(({ close }) => close()))),
  };
}

interface LanguageBundler extends Pick<Bundler, 'beside' | 'save' | 'close'> {
  readonly bundle: () => Promise<Bundles>;
}

function openLanguageBundler(
  { root, site, brand: given = defaultBrand, words, cache, limitMs }: BundlerOptions,
  language: Language,
): LanguageBundler {
  const findOwn = () => siteTemplates(root, site);
  const brand = { ...given, mark: cleanMark(given.mark) };
  const modules = siteModules(language, { brand, words });
  const store =
    cache &&
    openBundleStore({
      ...{ root, siteModules: modules, own: findOwn, code: cache.code },
      file: path.join(cache.folder, `bundles-${language}.log`),
    });
  let isFirst = true;
  const beside = new Set<string>();
  const noteBeside = (file: string): void => void beside.add(file);
  // The bundler is a separate process: it is not started when the stored bundles are current.
  let opened: ReturnType<typeof openBundlers> | undefined;
  let own: SiteTemplates | undefined;

  const restore = async (): Promise<Made | null> => {
    const saved = isFirst ? await store?.load() : undefined;
    isFirst = false;
    if (saved == null) return null;
    const { templates, assets } = saved;
    const made = { templates: { ...templates, ...loadTemplates(templates.code, root) }, assets };
    const found = findOwn();
    if (found !== undefined) listBesideTemplates(inputsOf(made), found).forEach(noteBeside);
    return made;
  };

  let saveLast: (() => Promise<void>) | undefined;
  const make = async (): Promise<Made> => {
    const startedMs = Date.now();
    beside.clear();
    if ((own === undefined) !== (findOwn() === undefined)) {
      await closeAll();
      opened = undefined;
    }
    own = findOwn();
    opened ??= openBundlers({ root, site, siteModules: modules, own, brand, noteBeside });
    const bundlers = await opened;
    const templates = bundlers.templates.bundle();
    const assets = bundlers.client.bundle(templates);
    const icons = drawIcons(brand);
    // Both end before either fails: the next bundle begins with the files as they are then.
    await Promise.allSettled([templates, assets, icons]);
    const { files, ...others } = await assets;
    const made = {
      templates: await templates,
      assets: { ...others, files: [...files, ...(await icons)] },
    };
    if (own !== undefined) {
      listBesideTemplates(inputsOf(made), own).forEach(noteBeside);
      refuseStrayTemplates(own, inputsOf(made));
      refuseWrongComponents(own, made.templates.module);
    }
    saveLast = async () => store?.save(made, startedMs);
    return made;
  };

  const closeAll = async (): Promise<void> => {
    const bundlers = await opened;
    await Promise.all([bundlers?.templates.close(), bundlers?.client.close()]);
  };

  /** A bundler that has stopped to answer cannot be closed. */
  const forget = (error: unknown): never => {
    if (error instanceof NoProgress) opened = undefined;
    throw error;
  };

  return {
    beside: () => [...beside],
    bundle: async () => {
      const { templates, assets } = (await restore()) ?? (await awaitEsbuild(make, limitMs).catch(forget));
      const templateHashes = hashTemplates({
        root,
        metafile: templates.metafile,
        files: mapValues(templates.module.componentNames, (component) =>
          inputName(`templates/pages/${component}.tsx`, findOwn()),
        ),
        classNames: classNamesIn(templates.code.script),
        commonHash: templates.reactHash,
        bundleHash: templates.hash,
        siteModules: modules,
      });
      return { language, templates, assets, render: createRender(templates), templateHashes };
    },
    save: async () => {
      const save = saveLast;
      saveLast = undefined;
      await save?.();
    },
    close: () => awaitEsbuild(closeAll, limitMs),
  };
}

async function openBundlers(options: TemplateOptions) {
  return { templates: await openTemplateBundler(options), client: openClientBundler(options) };
}

/** Lists all files that were bundled, by their names. */
function inputsOf({ templates, assets }: Made): ReadonlySet<string> {
  return new Set([templates, assets].flatMap(({ metafile }) => Object.keys(metafile.inputs)));
}
