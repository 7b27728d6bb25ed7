import { createHash } from 'node:crypto';
import path from 'node:path';
import { type BuildContext, context, type Metafile, transform } from 'esbuild';
import type { Brand } from '../../config/brand/brand.ts';
import { defaultBrand } from '../../config/brand/default-brand.ts';
import type { AssetUrls } from '../../templates/components/AssetsContext.ts';
import type { OutputFile } from '../publish/output-file.ts';
import { groupBy } from '../util/group-by.ts';
import { hashJson } from '../util/hash.ts';
import { toBuildError } from './build-failure.ts';
import {
  assetFolder,
  assetNames,
  browserTargets,
  sharedSettings,
  toAssetFile,
  urlOf,
} from './build-settings.ts';
import type { TemplateBundle, TemplateOptions } from './bundle-templates.ts';
import { keepCss, readClassNames, refuseMissingCss } from './css-modules.ts';
import {
  type ClientEntries,
  type ClientEntry,
  findClientEntries,
  readClientUrls,
} from './find-client-entries.ts';
import { resolveSiteTemplates } from './resolve-site-templates.ts';
import { replaceModules } from './site-modules.ts';
import { modulePrefix, type Sheet, splitStyles } from './split-styles.ts';
import { hashInputs, isSavedSince, reachable } from './template-hashes.ts';

/** Everything that the browser loads besides html and media. */
export interface ClientBundle {
  /** Scripts, stylesheets, fonts and pictures, sorted by path. */
  readonly files: readonly OutputFile[];
  readonly urls: AssetUrls;
  readonly metafile: Metafile;
}

/** Bundles the browser's code repeatedly, each time only what changed. */
export interface ClientBundler {
  /** `templates`, bundled at the same time, give the stylesheets. */
  readonly bundle: (templates: TemplateBundle | Promise<TemplateBundle>) => Promise<ClientBundle>;
  readonly close: () => Promise<void>;
}

/**
 * Bundles the runtime, the hydrate chunk, every island, every enhancement and the stylesheets, each time only what
 * changed. Throws BuildError 'render' with every message of the bundler.
 */
export function openClientBundler({
  root,
  siteModules = new Map(),
  own,
  noteBeside,
  brand = defaultBrand,
}: TemplateOptions): ClientBundler {
  const bundleStyles = openStylesBundler({ root, own });
  let build: { readonly entries: string; readonly contexts: readonly ClientContext[] } | undefined;

  const close = async (): Promise<void> => {
    await Promise.all((build?.contexts ?? []).map((context) => context.dispose()));
  };

  const contextsFor = async (entries: ClientEntries): Promise<readonly ClientContext[]> => {
    const key = JSON.stringify(entries);
    if (build?.entries === key) return build.contexts;
    await close();
    build = {
      entries: key,
      contexts: await openContexts({ root, siteModules, own, ...(noteBeside && { noteBeside }) }, entries),
    };
    return build.contexts;
  };

  let last: { readonly key: string; readonly scripts: ClientScripts } | undefined;
  const keyOf = (entries: ClientEntries, { metafile }: ClientScripts): string =>
    hashJson([entries, ...hashInputs(root, Object.keys(metafile.inputs), siteModules)]);

  /** An edit of a page's template does not bundle the scripts again. */
  const bundleScripts = async (entries: ClientEntries): Promise<ClientScripts> => {
    if (last && keyOf(entries, last.scripts) === last.key) return last.scripts;
    last = undefined;
    const startedMs = Date.now();
    const results = await Promise.all((await contextsFor(entries)).map((context) => context.rebuild()));
    const scripts = {
      scripts: results.flatMap((result) => result.outputFiles.map((file) => toAssetFile(root, file))),
      metafile: joinMetafiles(results.map((result) => result.metafile)),
    };
    if (!isSavedSince(root, Object.keys(scripts.metafile.inputs), startedMs))
      last = { key: keyOf(entries, scripts), scripts };
    return scripts;
  };

  return {
    bundle: async (bundledTemplates) => {
      const entries = await findClientEntries(root, own);
      try {
        const { scripts, metafile } = await bundleScripts(entries);
        const templates = await bundledTemplates;
        refuseMissingCss({ metafile }, templates);
        const modulesOf = scriptModules(metafile, entries);
        const { main, sheets } = await bundleStyles(templates);
        const files = sortByPath([main, ...sheets.map(({ file }) => file), ...templates.files, ...scripts]);
        const urls = {
          ...readClientUrls(metafile, entries, own),
          stylesheet: urlOf(main),
          sheets: sheets.map(({ name, file, modules }) => ({
            ...{ name, url: urlOf(file), modules },
            scripts: [...modulesOf].flatMap(([script, used]) =>
              modules.some((module) => used.has(module)) ? [script] : [],
            ),
          })),
          preloadFonts: templates.files.filter(isMainFont(brand)).map(urlOf),
        };
        return { files, urls, metafile };
      } catch (error) {
        throw toBuildError(error, "The browser's scripts", own);
      }
    },
    close,
  };
}

interface ClientScripts {
  readonly scripts: readonly OutputFile[];
  readonly metafile: Metafile;
}

type ClientContext = BuildContext<ReturnType<typeof sharedSettings>>;

/**
 * The runtime is a build of its own: every page loads it, and a chunk shared with an island would
 * be an extra request on each page. So are the clock, before which pages are not painted, and the script of the page
 * of today, which has the same modules. Enhancements share chunks with each other alone.
 */
function openContexts(
  { root, siteModules = new Map(), own, noteBeside }: TemplateOptions,
  { runtime, hydrate, islands, enhancements }: ClientEntries,
): Promise<ClientContext[]> {
  const open = (entryPoints: { readonly in: string; readonly out: string }[]): Promise<ClientContext> =>
    context({
      ...sharedSettings(root),
      entryPoints,
      entryNames: assetNames,
      platform: 'browser',
      target: browserTargets,
      splitting: true,
      minify: true,
      plugins: [
        keepCss([root, ...(own ? [own.site] : [])], 'of-islands'),
        readClassNames(root),
        ...replaceModules(root, siteModules),
        ...resolveSiteTemplates(own, noteBeside),
      ],
    });
  const groups = groupBy(enhancements, ({ name }) => /^(?:clock|today)$/.exec(name)?.[0] ?? '');
  return Promise.all([
    open([{ in: runtime, out: 'runtime' }]),
    open([{ in: hydrate, out: 'hydrate' }, ...islands.map(toEntryPoint)]),
    ...Array.from(groups.values(), (group) => open(group.map(toEntryPoint))),
  ]);
}

const toEntryPoint = ({ name, file }: ClientEntry) => ({ in: file, out: name.replace('/', '-') });

function joinMetafiles(metafiles: readonly Metafile[]): Metafile {
  return {
    inputs: Object.assign({}, ...metafiles.map(({ inputs }) => inputs)),
    outputs: Object.assign({}, ...metafiles.map(({ outputs }) => outputs)),
  };
}

/**
 * Tells the fonts of headings and text, which every page shows, by their names: others that a site's styles name are
 * loaded when a page needs them.
 */
function isMainFont({ fonts }: Brand): (file: OutputFile) => boolean {
  const names = Object.values(fonts).flatMap(({ file = '' }) => path.parse(file).name);
  return ({ path: file }) => names.some((name) => path.basename(file).replace(/-\w+\.woff2$/, '') === name);
}

/** A picture named by both templates and islands comes from both builds: it is one file. */
function sortByPath(files: readonly OutputFile[]): OutputFile[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  return [...byPath.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Returns the css modules of each island and enhancement, by the beginnings of their classes. */
function scriptModules(
  metafile: Metafile,
  { islands, enhancements }: ClientEntries,
): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    [...islands, ...enhancements].map(({ name, file }) => {
      const modules = [...reachable([file], metafile)].filter((input) => input.endsWith('.module.css'));
      return [name, new Set(modules.map(modulePrefix))];
    }),
  );
}

interface MadeSheet extends Pick<Sheet, 'name' | 'modules'> {
  readonly file: OutputFile;
}

interface MadeSheets {
  readonly main: OutputFile;
  readonly sheets: readonly MadeSheet[];
}

/**
 * Makes the stylesheets of the site repeatedly, and returns the same files for the same css: most
 * edits of a template do not change it.
 */
function openStylesBundler({
  root,
  own,
}: Pick<TemplateOptions, 'root' | 'own'>): (
  templates: Pick<TemplateBundle, 'css' | 'metafile'>,
) => Promise<MadeSheets> {
  let last = new Map<string, OutputFile>();
  return async ({ css, metafile }) => {
    const inputs = new Set(Object.keys(metafile.inputs));
    const made = await Promise.all(
      splitStyles({ css, inputs, root, own }).map(async ({ name, css, modules }) => {
        const key = `${name}\n${css}`;
        return { name, modules, key, file: last.get(key) ?? (await bundleSheet(name, css)) };
      }),
    );
    last = new Map(made.map(({ key, file }) => [key, file]));
    const [main, ...sheets] = made;
    if (main === undefined) throw new Error('there is no main stylesheet');
    return { main: main.file, sheets };
  };
}

/** Minifies css of the templates and lowers it for the supported browsers. */
async function bundleSheet(name: string, css: string): Promise<OutputFile> {
  const { code } = await transform(css, {
    loader: 'css',
    minifyWhitespace: true,
    minifySyntax: true,
    target: browserTargets,
    legalComments: 'none',
    charset: 'utf8',
  });
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  return { path: `${assetFolder}/${name}-${hash}.css`, class: 'asset', contents: code };
}
