import { SourceMap } from 'node:module';
import type { blockNames, componentNames, ourNames } from '../../templates/component-names.ts';
import type { findFailures } from '../../templates/find-failures.tsx';
import type { renderPage } from '../../templates/render.tsx';
import type { renderPopup } from '../../templates/render-popup.tsx';
import { once } from '../dependencies/once.ts';
import { BuildError } from '../problems/problem.ts';
import { shortHash } from '../util/hash.ts';
import { evaluateScript } from './evaluate-script.ts';
import { linkStyles } from './link-styles.ts';

/** The templates as text, not loaded: for the cache, and for other threads to render with. */
export interface TemplateCode {
  readonly script: string;
  /** Of the script, as JSON. */
  readonly sourceMap: string;
  /** The React that the templates require. */
  readonly reactScript: string;
}

/** The exports of the template bundle. */
export interface TemplateModule {
  readonly renderPage: typeof renderPage;
  readonly renderPopup: typeof renderPopup;
  readonly findFailures: typeof findFailures;
  readonly componentNames: typeof componentNames;
  readonly blockNames: typeof blockNames;
  readonly ourNames: typeof ourNames;
}

/** The loaded templates. With an equal hash, equal props give equal html. */
export interface LoadedTemplates {
  /** The exports of `templates/render.tsx`. */
  readonly module: TemplateModule;
  /** Describes errors that templates throw. */
  readonly describeError: DescribeError;
  readonly hash: string;
  /** The hash of React, which the metafile does not list. */
  readonly reactHash: string;
}

/** The render function of the template bundle. */
export type Render = typeof renderPage;

/**
 * Loads the templates of the project in `root`. Throws BuildError 'render' when one fails during
 * loading.
 */
export function loadTemplates(code: TemplateCode, root: string): LoadedTemplates {
  return loadWith(loadReact(code.reactScript, root), code, root);
}

/** Loads them with a separate React, which shares no state with earlier renderings. */
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
  const reactHash = shortHash(reactScript);
  return {
    module,
    describeError,
    hash: shortHash(reactHash + script),
    reactHash,
  };
}

/** Renders pages with links to their stylesheets; an error of a template names its file and line. */
export function createRender({ module, describeError }: LoadedTemplates): Render {
  return (input) => {
    try {
      return linkStyles(module.renderPage(input), input.document.assets);
    } catch (error) {
      throw new Error(describeError(error), { cause: error });
    }
  };
}

type ReactModules = Readonly<Record<string, unknown>>;
let lastReact: { readonly script: string; readonly modules: ReactModules } | undefined;

/** React is nine tenths of the code for rendering, and no edit changes it: loaded once. */
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

/** The name of the template bundle in stack traces. */
const bundleName = 'template-bundle.cjs';

/**
 * Formats an error's message after the place in a template: "templates/pages/HomePage.tsx:12:5: x
 * is undefined".
 */
export type DescribeError = (error: unknown) => string;

/** `sourceMap` is the bundle's, as JSON, parsed at the first error. */
function describeErrors(sourceMap: string): DescribeError {
  const readMap = once(() => new SourceMap(JSON.parse(sourceMap)));
  return (error) => {
    if (!(error instanceof Error)) return String(error);
    const place = placesOf(error, readMap()).find((file) => !file.includes('node_modules/'));
    return place === undefined ? error.message : `${place}: ${error.message}`;
  };
}

const frame = /\btemplate-bundle\.cjs:(\d+):(\d+)/g;

/** Innermost first. */
function placesOf({ stack = '' }: Error, map: SourceMap): readonly string[] {
  return [...stack.matchAll(frame)].flatMap(([, line, column]) => {
    const origin = map.findOrigin(Number(line), Number(column));
    return 'fileName' in origin ? [`${origin.fileName}:${origin.lineNumber}:${origin.columnNumber}`] : [];
  });
}
