import { type OutputFile as BundledFile, build, context, type Metafile } from 'esbuild';
import type { Brand } from '../../config/brand/brand.ts';
import { once } from '../dependencies/once.ts';
import type { OutputFile } from '../publish/output-file.ts';
import { toBuildError } from './build-failure.ts';
import { assetFolder, sharedSettings, toAssetFile } from './build-settings.ts';
import { keepCss } from './css-modules.ts';
import { resolveSiteTemplates } from './resolve-site-templates.ts';
import { resolveSiteFiles } from './site-files.ts';
import { replaceModules, type SiteModules } from './site-modules.ts';
import { nameInSite, type SiteTemplates } from './site-templates.ts';
import { type LoadedTemplates, loadTemplates, type TemplateCode } from './template-code.ts';

/** The templates, bundled and loaded. */
export interface TemplateBundle extends LoadedTemplates {
  readonly code: TemplateCode;
  /** All css of the templates, not minified, with its final urls. */
  readonly css: string;
  /** Fonts and pictures named by the css and the templates. */
  readonly files: readonly OutputFile[];
  readonly metafile: Metafile;
  /** All source files, those of React too, relative to the project. */
  readonly inputs: readonly string[];
}

export interface TemplateOptions {
  /** The project's folder, absolute, with `templates/` in it. */
  readonly root: string;
  /** The folder of the site, absolute, with the fonts of its brand. Default: the project's. */
  readonly site?: string | undefined;
  /** Default: none. */
  readonly siteModules?: SiteModules;
  /** The templates of the site. Default: none. */
  readonly own?: SiteTemplates | undefined;
  /** Called with each file that they import from beside their folder. */
  readonly noteBeside?: (file: string) => void;
  /** Its fonts are preloaded. Default: the demo's. */
  readonly brand?: Brand;
}

/** Bundles the templates repeatedly, each time only what changed. */
export interface TemplateBundler {
  readonly bundle: () => Promise<TemplateBundle>;
  readonly close: () => Promise<void>;
}

/**
 * Bundles the templates, each time only what changed. Throws BuildError 'render' with every message
 * of the bundler.
 */
export async function openTemplateBundler({
  root,
  site = root,
  siteModules = new Map(),
  own,
  noteBeside,
}: TemplateOptions): Promise<TemplateBundler> {
  const build = await context({
    ...sharedSettings(root),
    stdin: {
      contents: `export * from './templates/render.tsx';
export * from './templates/render-popup.tsx';
export * from './templates/find-failures.tsx';
export * from './templates/component-names.ts';`,
      resolveDir: root,
      sourcefile: 'template-bundle.ts',
    },
    platform: 'node',
    format: 'cjs',
    target: 'node20.19',
    sourcemap: 'external',
    sourcesContent: false,
    external: [...reactModules, ...browserPackages],
    plugins: [
      keepCss([root, ...(own ? [own.site] : [])], 'of-pages'),
      ...replaceModules(root, siteModules),
      resolveSiteFiles(site),
      ...resolveSiteTemplates(own, noteBeside),
    ],
  });
  const readReact = once(() => bundleReact(root));
  return {
    bundle: async () => {
      try {
        const [{ outputFiles, metafile }, react] = await Promise.all([build.rebuild(), readReact()]);
        const inputs = [...Object.keys(metafile.inputs), ...react.inputs];
        return { ...loadFiles(outputFiles, { root, own, reactScript: react.script }), metafile, inputs };
      } catch (error) {
        throw toBuildError(error, 'The templates', own);
      }
    },
    close: () => build.dispose(),
  };
}

/**
 * Packages that an island imports dynamically. They need a browser, so the server never runs that
 * import; a package missing here is bundled without need. A list, because a plugin would be called
 * for every import.
 */
const browserPackages = ['leaflet', 'photoswipe'];

function loadFiles(
  bundled: readonly BundledFile[],
  { root, own, reactScript }: Pick<TemplateOptions, 'root' | 'own'> & { readonly reactScript: string },
): Omit<TemplateBundle, 'metafile' | 'inputs'> {
  const isAsset = (file: BundledFile): boolean => toAssetFile(root, file).path.startsWith(`${assetFolder}/`);
  const made = bundled.filter((file) => !isAsset(file));
  const textOf = (ending: string): string =>
    made.flatMap((file) => (file.path.endsWith(ending) ? [file.text] : [])).join('');
  const code = { script: textOf('.js'), sourceMap: asInSite(textOf('.js.map'), own), reactScript };
  return {
    ...loadTemplates(code, root),
    code,
    css: textOf('.css'),
    files: bundled.filter(isAsset).map((file) => toAssetFile(root, file)),
  };
}

/** Names the files of a source map as the site knows them. */
function asInSite(sourceMap: string, own: SiteTemplates | undefined): string {
  if (own === undefined) return sourceMap;
  const map: { readonly sources: readonly string[] } = JSON.parse(sourceMap);
  return JSON.stringify({ ...map, sources: map.sources.map((source) => nameInSite(source, own)) });
}

/** React modules that templates import. */
const reactModules = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/server'];

interface ReactBundle {
  /** Exports the modules by name. */
  readonly script: string;
  /** The source files, relative to the project. */
  readonly inputs: readonly string[];
}

/** Bundles React for the server, in production mode. */
async function bundleReact(root: string): Promise<ReactBundle> {
  const modules = reactModules.map((name) => `${JSON.stringify(name)}: require(${JSON.stringify(name)})`);
  const { outputFiles, metafile } = await build({
    ...sharedSettings(root),
    stdin: { contents: `module.exports = { ${modules.join()} };`, resolveDir: root, sourcefile: 'react.js' },
    platform: 'node',
    format: 'cjs',
    target: 'node20.19',
  });
  return { script: outputFiles.map(({ text }) => text).join(''), inputs: Object.keys(metafile.inputs) };
}
