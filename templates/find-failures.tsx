import { renderToPipeableStream } from 'react-dom/server';
import { Page, type RenderInput } from './render.tsx';

/** Why a part of a page was not rendered. */
export interface RenderFailure {
  readonly error: unknown;
  /** The components round it as React writes them, innermost first: a line each. */
  readonly componentStack: string;
}

/**
 * Renders a page that failed once more and finds all that failed in it, with the components: React tells those to a stream
 * alone. What waits for data has failed, too: pages are rendered at once. Never give it a page that does not end.
 */
export async function findFailures(input: RenderInput): Promise<readonly RenderFailure[]> {
  const failures: RenderFailure[] = [];
  const { abort } = renderToPipeableStream(<Page {...input} />, {
    onError: (error, { componentStack = '' }) => void failures.push({ error, componentStack }),
  });
  // React renders in a microtask of its own. What it leaves waiting is given up in the next, before any data can come.
  await Promise.resolve();
  abort('it waits for data, and pages are rendered at once');
  // It tells of those a turn later.
  await new Promise((resolve) => setImmediate(resolve));
  return failures;
}
