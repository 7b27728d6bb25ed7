import { fontTimeoutMs } from '../constants.ts';

/** Of a document's fonts, what is used. */
export interface Fonts extends Iterable<Pick<FontFace, 'family' | 'style' | 'weight'>> {
  readonly load: (font: string, text: string) => Promise<readonly unknown[]>;
}

export interface MarkFontsOptions {
  readonly fonts: Fonts;
  readonly classes: Pick<DOMTokenList, 'add' | 'replace'>;
  readonly signal: AbortSignal;
  /** True once all fonts are declared, false when some never will be: then none counts. */
  readonly isReady: boolean | Promise<boolean>;
}

/** Letters that every font of ours has: what only other alphabets need is not loaded for a class. */
const testText = 'BESbswy';

/**
 * Sets the classes of `startFontClasses`. What stands in for a font until it comes counts as none. Resolves to whether one is
 * there, when each is, has failed or took too long.
 */
export function markFonts({ fonts, classes, signal, isReady }: MarkFontsOptions): Promise<boolean> {
  const mark = async (name: string, loading: Promise<boolean>): Promise<boolean> => {
    classes.add(`${name}-loading`);
    const isActive = await loading;
    if (!signal.aborted) classes.replace(`${name}-loading`, `${name}-${isActive ? '' : 'in'}active`);
    return isActive;
  };
  const markAll = async (): Promise<boolean> => {
    const faces = (await isReady) ? [...fonts].filter(({ family }) => !family.includes(' Fallback')) : [];
    const marks = faces.map(({ family, style, weight }) => {
      // Of a variable font, whose weight is a range, as text is set.
      const boldness = Number(weight) || 400;
      const name = `wf-${family.toLowerCase().replace(/[\W_]/g, '')}-${style[0]}${boldness / 100}`;
      return mark(name, loadInTime(fonts, `${style} ${boldness} 1em ${family}`));
    });
    return (await Promise.all(marks)).includes(true);
  };
  return mark('wf', markAll());
}

/** False when nothing was loaded: such a font is declared no more, its file is missing, or it took too long. */
function loadInTime(fonts: Fonts, font: string): Promise<boolean> {
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, fontTimeoutMs));
  return Promise.race([fonts.load(font, testText), timeout]).then(
    (faces) => !!faces?.length,
    () => false,
  );
}
