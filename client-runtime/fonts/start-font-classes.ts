import { markFonts } from './mark-fonts.ts';

/**
 * Tells by classes on the root element how far the fonts are: `wf-loading`, then `wf-active` when at least one is there or
 * `wf-inactive`, and the same for each, as `wf-figtree-n4-active`. Waits for a font at most 3 s, for the script that the page
 * may name 5 s before. Text never waits: it shows in the fallback until then. Returns the function that stops it.
 * See docs/behaviours.md#fonts.
 */
export function startFontClasses({ body, documentElement, fonts }: Document): () => void {
  const { fontScript } = body.dataset;
  const stopping = new AbortController();
  const isReady =
    !fontScript || import('./load-font-script.ts').then(({ loadFontScript }) => loadFontScript(fontScript));
  markFonts({ fonts, classes: documentElement.classList, signal: stopping.signal, isReady });
  return () => stopping.abort();
}
