import { fontTimeoutOf } from '../fonts/font-timeout.ts';
import { loadFontScript } from '../fonts/load-font-script.ts';
import { markFonts } from '../fonts/mark-fonts.ts';

export interface LoadFontsOptions {
  /** Names of families that a stylesheet declares; default: all of the page. */
  readonly families?: readonly string[];
  /**
   * A script that declares them, waited for at most 5 s. Its host must be allowed by `fonts.script`
   * of the settings.
   */
  readonly script?: string;
  /** How long a font may take. Default: `fonts.timeoutMs` of the settings, 3 s. */
  readonly timeoutMs?: number;
}

/**
 * Loads fonts, each within a time, and shows their state by the classes of the root element:
 * `wf-loading`, then `wf-active` or `wf-inactive`, and `wf-figtree-n4-active` for each. Resolves to
 * true when at least one is loaded.
 */
export function loadFonts({ families, script, timeoutMs }: LoadFontsOptions = {}): Promise<boolean> {
  const { body, fonts, documentElement } = document;
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
    timeoutMs: timeoutMs ?? fontTimeoutOf(body),
  });
}
