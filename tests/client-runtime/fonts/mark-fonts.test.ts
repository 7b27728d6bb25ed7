import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Fonts, markFonts } from '../../../client-runtime/fonts/mark-fonts.ts';

/** The result of loading a font: after some milliseconds, a missing file, or never. */
type Fate = number | 'missing' | 'never';

/** The fonts of a page, each with its fate, by family. */
function makeFonts(fates: Readonly<Record<string, Fate>>): Fonts {
  const faces = Object.keys(fates).map((family) => ({ family, style: 'normal', weight: '300 900' }));
  return {
    [Symbol.iterator]: () => faces[Symbol.iterator](),
    load: (font) => {
      const fate = fates[font.split('1em ')[1] ?? ''];
      if (fate === 'missing') return Promise.reject(new Error('NetworkError'));
      return new Promise((resolve) => {
        if (typeof fate === 'number') setTimeout(resolve, fate, [font]);
      });
    },
  };
}

function start(
  fonts: Fonts,
  {
    isReady = true,
    timeoutMs = 3000,
    names = new Set<string>(),
  }: {
    readonly isReady?: boolean | Promise<boolean>;
    readonly timeoutMs?: number;
    /** Those of an earlier start. */
    readonly names?: Set<string>;
  } = {},
) {
  const classes = {
    add: (name: string) => void names.add(name),
    contains: (name: string) => names.has(name),
    remove: (...gone: string[]) => gone.forEach((name) => void names.delete(name)),
  };
  const stopping = new AbortController();
  const ended = markFonts({ fonts, classes, signal: stopping.signal, isReady, timeoutMs });
  return { ended, stop: () => stopping.abort(), classes: () => [...names].sort() };
}

describe('markFonts', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('says wf-active when one of two fonts is there after 3000 ms, and which one (behaviours 88)', async () => {
    const { classes } = start(makeFonts({ Figtree: 40, '"Bricolage Grotesque"': 'never' }));
    expect(classes()).toEqual(['wf-loading']);
    await vi.advanceTimersByTimeAsync(2999);
    expect(classes()).toEqual(['wf-bricolagegrotesque-n4-loading', 'wf-figtree-n4-active', 'wf-loading']);
    await vi.advanceTimersByTimeAsync(1);
    expect(classes()).toEqual(['wf-active', 'wf-bricolagegrotesque-n4-inactive', 'wf-figtree-n4-active']);
  });

  it('says wf-inactive at 3000 ms when none loads (behaviours 89)', async () => {
    const { classes } = start(makeFonts({ Figtree: 'never' }));
    await vi.advanceTimersByTimeAsync(2999);
    expect(classes()).toContain('wf-loading');
    await vi.advanceTimersByTimeAsync(1);
    expect(classes()).toEqual(['wf-figtree-n4-inactive', 'wf-inactive']);
  });

  it('says wf-inactive at once when there are no fonts, or only fallback fonts (behaviours 89)', async () => {
    for (const fonts of [makeFonts({}), makeFonts({ '"Figtree Fallback"': 'never' })]) {
      const { classes, ended } = start(fonts);
      await ended;
      expect(classes()).toEqual(['wf-inactive']);
    }
  });

  it('names a font by its family, style and weight', async () => {
    const faces = [
      { family: '"Work Sans 2"', style: 'italic', weight: '700' },
      { family: 'Figtree', style: 'normal', weight: 'normal' },
    ];
    const asked: string[] = [];
    const { classes, ended } = start({
      [Symbol.iterator]: () => faces[Symbol.iterator](),
      load: async (font) => [asked.push(font)],
    });
    await ended;
    expect(classes()).toEqual(['wf-active', 'wf-figtree-n4-active', 'wf-worksans2-i7-active']);
    expect(asked).toEqual(['italic 700 1em "Work Sans 2"', 'normal 400 1em Figtree']);
  });

  it('waits for a font as long as it is told to (behaviours 88)', async () => {
    const { classes } = start(makeFonts({ Figtree: 5000 }), { timeoutMs: 6000 });
    await vi.advanceTimersByTimeAsync(4999);
    expect(classes()).toContain('wf-loading');
    await vi.advanceTimersByTimeAsync(1);
    expect(classes()).toEqual(['wf-active', 'wf-figtree-n4-active']);
  });

  it('leaves active what is active, when fonts that are wanted later do not come (behaviours 88)', async () => {
    const names = new Set(['wf-active', 'wf-figtree-n4-active']);
    const none = start(makeFonts({}), { names });
    expect(none.classes()).toContain('wf-loading');
    expect(await none.ended).toBe(false);
    expect(none.classes()).toEqual(['wf-active', 'wf-figtree-n4-active']);
    expect(await start(makeFonts({ Figtree: 'missing' }), { names }).ended).toBe(false);
    expect(none.classes()).toEqual(['wf-active', 'wf-figtree-n4-active']);
  });

  it('lets a font that comes after all take the place of its failure', async () => {
    const names = new Set(['wf-inactive', 'wf-figtree-n4-inactive']);
    const { classes, ended } = start(makeFonts({ Figtree: 40 }), { names });
    await vi.advanceTimersByTimeAsync(40);
    await ended;
    expect(classes()).toEqual(['wf-active', 'wf-figtree-n4-active']);
  });

  it('changes nothing after it was stopped', async () => {
    const { classes, stop, ended } = start(makeFonts({ Figtree: 40 }));
    await vi.advanceTimersByTimeAsync(0);
    stop();
    await vi.advanceTimersByTimeAsync(40);
    await ended;
    expect(classes()).toEqual(['wf-figtree-n4-loading', 'wf-loading']);
  });
});
