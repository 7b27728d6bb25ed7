import { renderToPipeableStream } from 'react-dom/server';
import { Page, type RenderInput } from './render.tsx';

/** The reason why a part of a page was not rendered. */
export interface RenderFailure {
  readonly error: unknown;
  /** The components around it in React's format, innermost first: a line each. */
  readonly componentStack: string;
}

/**
 * Renders a failed page again and finds all failures in it, with components: React reports those
 * only for streams. Waiting for data is a failure, too: pages are rendered synchronously. Never use
 * it for a page that does not end.
 */
export async function findFailures(input: RenderInput): Promise<readonly RenderFailure[]> {
  const failures: RenderFailure[] = [];
  const { abort } = renderToPipeableStream(<Page {...input} />, {
    onError: (error, { componentStack = '' }) => void failures.push({ error, componentStack }),
  });
  // React renders in a microtask of its own. The next one aborts waiting parts, before any data can
  // arrive.
  await Promise.resolve();
  abort('it waits for data, and pages are rendered at once');
  // React reports those one turn later.
  await new Promise((resolve) => setImmediate(resolve));
  return failures;
}
