/** The used part of a document's fonts. */
export interface Fonts extends Iterable<Pick<FontFace, 'family' | 'style' | 'weight'>> {
  readonly load: (font: string, text: string) => Promise<readonly unknown[]>;
}

export interface MarkFontsOptions {
  readonly fonts: Fonts;
  readonly classes: Pick<DOMTokenList, 'add' | 'contains' | 'remove'>;
  readonly signal: AbortSignal;
  /** True once all fonts are declared, false when some never will be: then none counts. */
  readonly isReady: boolean | Promise<boolean>;
  /** A font that is not loaded after this time counts as inactive. */
  readonly timeoutMs: number;
}

/** Letters of every font: fonts for other alphabets are not loaded for a class. */
const testText = 'BESbswy';

/**
 * Sets the classes of `startFontClasses`. Fallback fonts do not count, and what is active stays so.
 * Resolves to true when at least one font is loaded, after each has loaded, failed or timed out.
 */
export function markFonts({
  fonts,
  classes,
  signal,
  isReady,
  timeoutMs,
}: MarkFontsOptions): Promise<boolean> {
  const mark = async (name: string, loading: Promise<boolean>): Promise<boolean> => {
    classes.add(`${name}-loading`);
    const isActive = await loading;
    if (signal.aborted) return isActive;
    const [state, other] =
      isActive || classes.contains(`${name}-active`) ? ['active', 'inactive'] : ['inactive', 'active'];
    classes.remove(`${name}-loading`, `${name}-${other}`);
    classes.add(`${name}-${state}`);
    return isActive;
  };
  const markAll = async (): Promise<boolean> => {
    const faces = (await isReady) ? [...fonts].filter(({ family }) => !family.includes(' Fallback')) : [];
    const marks = faces.map(({ family, style, weight }) => {
      // The weight of text in a variable font, whose own weight is a range.
      const boldness = Number(weight) || 400;
      const name = `wf-${family.toLowerCase().replace(/[\W_]/g, '')}-${style[0]}${boldness / 100}`;
      return mark(name, loadInTime(fonts, `${style} ${boldness} 1em ${family}`, timeoutMs));
    });
    return (await Promise.all(marks)).includes(true);
  };
  return mark('wf', markAll());
}

/**
 * False without a loaded font: it is not declared any more, its file is missing, or it took too
 * long.
 */
function loadInTime(fonts: Fonts, font: string, timeoutMs: number): Promise<boolean> {
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs));
  return Promise.race([fonts.load(font, testText), timeout]).then(
    (faces) => !!faces?.length,
    () => false,
  );
}
