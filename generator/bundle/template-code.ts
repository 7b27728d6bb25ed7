import { createHash } from 'node:crypto';
import type { findFailures } from '../../templates/find-failures.tsx';
import type { componentNames, renderPage } from '../../templates/render.tsx';
import type { renderPopup } from '../../templates/render-popup.tsx';
import { BuildError } from '../problems/problem.ts';
import { type ClassNames, classNamesSchema } from './css-modules.ts';
import { bundleName, type DescribeError, describeErrors } from './describe-errors.ts';
import { evaluateScript } from './evaluate-script.ts';

/** The templates as text, not loaded: what a cache keeps, and what another thread needs to render. */
export interface TemplateCode {
  readonly script: string;
  /** Of the script, as JSON. */
  readonly sourceMap: string;
  /** React as the templates require it. */
  readonly reactScript: string;
}

/** What the template bundle exports. */
export interface TemplateModule {
  readonly renderPage: typeof renderPage;
  readonly renderPopup: typeof renderPopup;
  readonly findFailures: typeof findFailures;
  readonly componentNames: typeof componentNames;
  readonly classNames: unknown;
}

/** The templates, loaded. Equal hash: equal html from equal props. */
export interface LoadedTemplates {
  /** What `templates/render.tsx` exports. */
  readonly module: TemplateModule;
  /** For what it throws. */
  readonly describeError: DescribeError;
  readonly hash: string;
  /** Of React alone, which the metafile does not list. */
  readonly reactHash: string;
  readonly classNames: ClassNames;
}

/** What the templates' bundle gives. */
export type Render = typeof renderPage;

/** Loads the templates of the project in `root`. Throws BuildError 'render' when one fails while it is loaded. */
export function loadTemplates(code: TemplateCode, root: string): LoadedTemplates {
  return loadWith(loadReact(code.reactScript, root), code, root);
}

/** As `loadTemplates`, with a React of their own: it knows nothing of what was rendered before. */
export function loadTemplatesApart(code: TemplateCode, root: string): LoadedTemplates {
  return loadWith(evaluateReact(code.reactScript, root), code, root);
}

function loadWith(
  modules: ReactModules,
  { script, sourceMap, reactScript }: TemplateCode,
  root: string,
): LoadedTemplates {
  const describeError = describeErrors(sourceMap);
  const module = loadModule(script, describeError, { root, modules });
  const reactHash = hashOf(reactScript);
  return {
    module,
    describeError,
    hash: hashOf(reactHash + script),
    reactHash,
    classNames: classNamesSchema.parse(module.classNames),
  };
}

/** Renders; what a template throws names its file and line. */
export function createRender({ module, describeError }: LoadedTemplates): Render {
  return (input) => {
    try {
      return module.renderPage(input);
    } catch (error) {
      throw new Error(describeError(error), { cause: error });
    }
  };
}

type ReactModules = Readonly<Record<string, unknown>>;
let lastReact: { readonly script: string; readonly modules: ReactModules } | undefined;

/** It is nine tenths of all that renders pages, and no edit changes it: loaded once. */
function loadReact(script: string, root: string): ReactModules {
  if (lastReact?.script !== script) {
    lastReact = { script, modules: evaluateReact(script, root) };
  }
  return lastReact.modules;
}

function evaluateReact(script: string, root: string): ReactModules {
  return evaluateScript<ReactModules>({ script, name: 'react-bundle.cjs', root });
}

function loadModule(
  script: string,
  describeError: DescribeError,
  options: { readonly root: string; readonly modules: ReactModules },
): TemplateModule {
  try {
    return evaluateScript<TemplateModule>({ script, name: bundleName, ...options });
  } catch (error) {
    const problem = { message: describeError(error), hint: 'Fix the template and build again.' };
    throw new BuildError('render', 'The templates cannot be loaded', [problem], { cause: error });
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
