import { createHash } from 'node:crypto';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type OutputFile as BundledFile, context, type Metafile, type Plugin } from 'esbuild';
import type { OutputFile } from '../output-file.ts';
import { toAssetFile } from './asset-file.ts';
import { toBuildError } from './build-failure.ts';
import { assetFolder, sharedSettings } from './build-settings.ts';
import { type ClassNames, classNamesSchema, registerClassNames, registryModule } from './css-modules.ts';
import { keepCss } from './island-css.ts';
import { keepModule } from './keep-module.ts';

/** The templates, ready to be imported. Equal hash: equal html from equal props. */
export interface TemplateBundle {
  /** Absolute file of the module: it exports what `templates/render.tsx` exports. Its name holds the hash. */
  readonly module: string;
  readonly hash: string;
  /** All css of the templates, not minified, its urls as they will be on the site. */
  readonly css: string;
  /** Fonts and pictures that the css and the templates name. */
  readonly files: readonly OutputFile[];
  readonly classNames: ClassNames;
  readonly metafile: Metafile;
}

export interface TemplateOptions {
  /** The project's folder, absolute, with `templates/` in it. */
  readonly root: string;
  /** Absolute; the module is kept there. */
  readonly cacheDir: string;
}

/** Bundles the templates as often as asked, each time only what changed. */
export interface TemplateBundler {
  readonly bundle: () => Promise<TemplateBundle>;
  readonly close: () => Promise<void>;
}

/** Bundles the templates once. Throws BuildError 'render' with every message of the bundler. */
export async function bundleTemplates(options: TemplateOptions): Promise<TemplateBundle> {
  const bundler = await openTemplateBundler(options);
  try {
    return await bundler.bundle();
  } finally {
    await bundler.close();
  }
}

/** For watch: as `bundleTemplates`, with what the bundler remembers of the time before. */
export async function openTemplateBundler({ root, cacheDir }: TemplateOptions): Promise<TemplateBundler> {
  const build = await context({
    ...sharedSettings(root),
    stdin: {
      contents: `export * from './templates/render.tsx'; export { classNames } from '${registryModule}';`,
      resolveDir: root,
      sourcefile: 'template-bundle.ts',
    },
    platform: 'node',
    target: 'node20.19',
    // React's server entry is CommonJS and requires modules of node.
    banner: {
      js: `import { createRequire } from 'node:module';const require = createRequire(import.meta.url);`,
    },
    plugins: [keepCss(root, 'of-pages'), leaveBrowserPackages, registerClassNames(root)],
  });
  return {
    bundle: async () => {
      try {
        const { outputFiles, metafile } = await build.rebuild();
        return { ...(await sortFiles(outputFiles, { root, cacheDir })), metafile };
      } catch (error) {
        throw toBuildError(error, 'the templates');
      }
    },
    close: () => build.dispose(),
  };
}

/** A package that an island imports when it runs needs a browser: the server never comes to that line. */
const leaveBrowserPackages: Plugin = {
  name: 'leave-browser-packages',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
      kind === 'dynamic-import' ? { path: name, external: true } : undefined,
    );
  },
};

async function sortFiles(
  bundled: readonly BundledFile[],
  { root, cacheDir }: TemplateOptions,
): Promise<Omit<TemplateBundle, 'metafile'>> {
  const files = bundled.map((file) => toAssetFile(root, file));
  const isAsset = (index: number) => files[index]?.path.startsWith(`${assetFolder}/`);
  const scripts = bundled.filter((file, index) => !isAsset(index) && file.path.endsWith('.js'));
  const script = scripts.map((file) => file.text).join('');
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 16);
  const module = path.join(cacheDir, `templates-${hash}.mjs`);
  await keepModule(module, script);
  return {
    module,
    hash,
    css: bundled
      .filter((file, index) => !isAsset(index) && file.path.endsWith('.css'))
      .map((file) => file.text)
      .join(''),
    files: files.filter((_, index) => isAsset(index)),
    classNames: await readClassNames(module),
  };
}

async function readClassNames(module: string): Promise<ClassNames> {
  const loaded: { classNames?: unknown } = await import(pathToFileURL(module).href);
  return classNamesSchema.parse(loaded.classNames);
}
