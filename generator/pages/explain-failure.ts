import type { RenderFailure } from '../../templates/find-failures.tsx';
import type { RenderInput } from '../../templates/render.tsx';
import { type DescribeError, loadTemplatesApart, type TemplateCode } from '../bundle/template-code.ts';
import { once } from '../dependencies/once.ts';
import { messageOf } from '../util/code-of.ts';

/** Components around a failure that are shown. */
const shownComponents = 4;

/**
 * Describes what failed in a page, with its place in the templates and the components around it,
 * innermost first: "templates/blocks/Quote.tsx:12:5: x is undefined, in Quote < BlockTree". Null
 * when the page does not fail this time.
 */
export type ExplainFailure = (input: RenderInput) => Promise<string | null>;

/**
 * Explains with separately loaded templates: after a timeout React's module state is broken, so
 * stack locations are lost.
 */
export function openExplainer(code: TemplateCode, root: string): ExplainFailure {
  const load = once(() => loadTemplatesApart(code, root));
  return async (input) => {
    const { module, describeError } = load();
    const [failure] = await module.findFailures(input);
    if (failure === undefined) return null;
    const message = describe(failure, describeError);
    const components = componentsIn(failure.componentStack).slice(0, shownComponents);
    return components.length === 0 ? message : `${message}, in ${components.join(' < ')}`;
  };
}

/**
 * An error without a place in the templates, such as an unfinished part, gets that of its
 * component.
 */
function describe({ error, componentStack }: RenderFailure, describeError: DescribeError): string {
  const described = describeError(error);
  const message = messageOf(error);
  if (described !== message) return described;
  const [stack] = componentStack.trimStart().split('\n');
  return describeError(Object.assign(new Error(message), { stack }));
}

/** Names of html elements begin with a small letter. */
const component = /^ *at ([A-Z]\w*) \(/gm;
const ofReact = new Set(['Suspense', 'SuspenseList', 'Activity', 'ViewTransition']);

function componentsIn(componentStack: string): readonly string[] {
  return [...componentStack.matchAll(component)].flatMap(([, name = '']) => (ofReact.has(name) ? [] : name));
}
