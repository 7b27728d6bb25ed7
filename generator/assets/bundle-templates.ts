import { createHash } from 'node:crypto';
import { type OutputFile as BundledFile, context, type Metafile, type Plugin } from 'esbuild';
import type { componentNames, renderPage } from '../../templates/render.tsx';
import { once } from '../once.ts';
import type { OutputFile } from '../output-file.ts';
import { BuildError } from '../problem.ts';
import { toAssetFile } from './asset-file.ts';
import { toBuildError } from './build-failure.ts';
import { assetFolder, sharedSettings } from './build-settings.ts';
import { bundleReact, type ReactBundle, reactModules } from './bundle-react.ts';
import { type ClassNames, classNamesSchema, registerClassNames, registryModule } from './css-modules.ts';
import { bundleName, type DescribeError, describeErrors } from './describe-errors.ts';
import { evaluateScript } from './evaluate-script.ts';
import { keepCss } from './island-css.ts';

/** What the template bundle exports. */
export interface TemplateModule {
  readonly renderPage: typeof renderPage;
  readonly componentNames: typeof componentNames;
  readonly classNames: unknown;
}

/** The templates, loaded. Equal hash: equal html from equal props. */
export interface TemplateBundle {
  /** What `templates/render.tsx` exports. */
  readonly module: TemplateModule;
  /** For what it throws. */
  readonly describeError: DescribeError;
  readonly hash: string;
  /** Of React alone, which the metafile does not list. */
  readonly reactHash: string;
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
export async function openTemplateBundler({ root }: TemplateOptions): Promise<TemplateBundler> {
  const build = await context({
    ...sharedSettings(root),
    stdin: {
      contents: `export * from './templates/render.tsx'; export { classNames } from '${registryModule}';`,
      resolveDir: root,
      sourcefile: 'template-bundle.ts',
    },
    platform: 'node',
    format: 'cjs',
    target: 'node20.19',
    sourcemap: 'external',
    sourcesContent: false,
    external: reactModules,
    plugins: [keepCss(root, 'of-pages'), leaveBrowserPackages, registerClassNames(root)],
  });
  const readReact = once(() => bundleReact(root));
  return {
    bundle: async () => {
      try {
        const [{ outputFiles, metafile }, react] = await Promise.all([build.rebuild(), readReact()]);
        return { ...loadFiles(outputFiles, { root, react }), metafile };
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

interface Loading {
  readonly root: string;
  readonly react: ReactBundle;
}

function loadFiles(
  bundled: readonly BundledFile[],
  { root, react }: Loading,
): Omit<TemplateBundle, 'metafile'> {
  const isAsset = (file: BundledFile): boolean => toAssetFile(root, file).path.startsWith(`${assetFolder}/`);
  const made = bundled.filter((file) => !isAsset(file));
  const textOf = (ending: string): string =>
    made.flatMap((file) => (file.path.endsWith(ending) ? [file.text] : [])).join('');
  const script = textOf('.js');
  const describeError = describeErrors(textOf('.js.map'));
  const module = loadModule(script, describeError, { root, react });
  return {
    module,
    describeError,
    hash: createHash('sha256').update(react.hash).update(script).digest('hex').slice(0, 16),
    reactHash: react.hash,
    css: textOf('.css'),
    files: bundled.filter(isAsset).map((file) => toAssetFile(root, file)),
    classNames: classNamesSchema.parse(module.classNames),
  };
}

/** Throws BuildError 'render' when a template fails while it is loaded. */
function loadModule(script: string, describeError: DescribeError, { root, react }: Loading): TemplateModule {
  try {
    return evaluateScript<TemplateModule>({ script, name: bundleName, root, modules: react.modules });
  } catch (error) {
    const problem = { message: describeError(error), hint: 'mend the template and build again' };
    throw new BuildError('render', 'the templates cannot be loaded', [problem], { cause: error });
  }
}
