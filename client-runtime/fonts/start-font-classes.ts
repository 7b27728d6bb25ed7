import { fontTimeoutOf } from './font-timeout.ts';
import { markFonts } from './mark-fonts.ts';

/**
 * Shows the state of the fonts by classes on the root element: `wf-loading`, then `wf-active` when
 * at least one is loaded or `wf-inactive`, and the same for each, as `wf-figtree-n4-active`. Waits
 * at most 3 s for a font, or as long as the settings say, after at most 5 s for the page's font script. Text is visible in the
 * fallback font meanwhile. Returns a function that stops it. See docs/behaviours.md#fonts.
 */
export function startFontClasses({ body, documentElement, fonts }: Document): () => void {
  const { fontScript } = body.dataset;
  const stopping = new AbortController();
  const isReady =
    !fontScript || import('./load-font-script.ts').then(({ loadFontScript }) => loadFontScript(fontScript));
  markFonts({
    fonts,
    classes: documentElement.classList,
    signal: stopping.signal,
    isReady,
    timeoutMs: fontTimeoutOf(body),
  });
  return () => stopping.abort();
}
