import { loadFontScript } from '../fonts/load-font-script.ts';
import { markFonts } from '../fonts/mark-fonts.ts';

export interface LoadFontsOptions {
  /** Names of families that a stylesheet declares; all of the page by default. */
  readonly families?: readonly string[];
  /** A script that declares them, waited for at most 5 s. `fonts.script` of the settings admits its host. */
  readonly script?: string;
}

/**
 * Loads fonts, each within 3 s, and tells by the classes of the root element how far they are: `wf-loading`, then `wf-active` or
 * `wf-inactive`, and `wf-figtree-n4-active` for each. Resolves to true when one of them is there.
 */
export function loadFonts({ families, script }: LoadFontsOptions = {}): Promise<boolean> {
  const { fonts, documentElement } = document;
  const isWanted = ({ family }: { family: string }) =>
    families === undefined || families.includes(family.replace(/^(["'])(.*)\1$/, '$2'));
  return markFonts({
    fonts: {
      load: (font, text) => fonts.load(font, text),
      [Symbol.iterator]: () => [...fonts].filter(isWanted).values(),
    },
    classes: documentElement.classList,
    signal: new AbortController().signal,
    isReady: script === undefined || loadFontScript(script),
  });
}
