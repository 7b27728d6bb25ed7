import type { RenderFailure } from '../../templates/find-failures.tsx';
import type { RenderInput } from '../../templates/render.tsx';
import type { DescribeError } from '../bundle/describe-errors.ts';
import { loadTemplatesApart, type TemplateCode } from '../bundle/template-code.ts';
import { once } from '../dependencies/once.ts';

/** As many of the components round a failure as tell where it is. */
const shownComponents = 4;

/**
 * Says what failed in a page, with its place in our templates and the components round it, innermost first:
 * "templates/blocks/Quote.tsx:12:5: x is undefined, in Quote < BlockTree". Null when it does not fail now.
 */
export type ExplainFailure = (input: RenderInput) => Promise<string | null>;

/** Explains with templates of its own: a React that was stopped amid a page is left amid it, and finds no places. */
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

/** What tells no place in our templates, as the text of what waits, is told with that of its component. */
function describe({ error, componentStack }: RenderFailure, describeError: DescribeError): string {
  const described = describeError(error);
  const message = error instanceof Error ? error.message : String(error);
  if (described !== message) return described;
  const [stack] = componentStack.trimStart().split('\n');
  return describeError(Object.assign(new Error(message), { stack }));
}

/** Elements of html have small initials. */
const component = /^ *at ([A-Z]\w*) \(/gm;
const ofReact = new Set(['Suspense', 'SuspenseList', 'Activity', 'ViewTransition']);

function componentsIn(componentStack: string): readonly string[] {
  return [...componentStack.matchAll(component)].flatMap(([, name = '']) => (ofReact.has(name) ? [] : name));
}
