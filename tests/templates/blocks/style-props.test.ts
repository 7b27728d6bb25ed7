import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  contrast,
  darkInk,
  enoughForWords,
  inkOn,
  lightInk,
  readableOn,
} from '../../../templates/blocks/contrast.ts';
import { coverLook } from '../../../templates/blocks/cover-look.ts';
import { hexOf } from '../../../templates/blocks/palette.ts';
import { styleProps } from '../../../templates/blocks/style-props.ts';
import { countCases } from '../../support/count-cases.ts';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('colours of an editor', () => {
  it('are kept where they can be read, and changed no further than it takes where not', () => {
    expect(readableOn('#101c5a', '#f3eadb')).toBe('#101c5a');
    expect(contrast('#ffe066', '#f3eadb')).toBeLessThan(enoughForWords);
    const { saw, expectSeen } = countCases();
    fc.assert(
      fc.property(colour, fc.constantFrom('#f3eadb', '#fbf7ef', '#0b4f53', '#0b191b'), (wanted, ground) => {
        const isKept = readableOn(wanted, ground) === wanted;
        saw({ kept: isKept, changed: !isKept });
        expect(contrast(readableOn(wanted, ground), ground)).toBeGreaterThanOrEqual(enoughForWords);
      }),
    );
    expectSeen();
  });

  it('that are a ground get an ink that can be read on them', () => {
    const { saw, expectSeen } = countCases();
    fc.assert(
      fc.property(colour, (ground) => {
        saw({ dark: inkOn(ground) === darkInk, light: inkOn(ground) === lightInk });
        expect(contrast(inkOn(ground), ground)).toBeGreaterThanOrEqual(enoughForWords);
      }),
    );
    expectSeen();
  });

  it('keep the words’ own colour on a ground when the two are a pair, and drop it when not', () => {
    for (const [ground, words, ink] of [
      ['#5b2245', '#fff4d6', '#fff4d6'],
      ['#fff3a0', '#ffffff', darkInk],
    ] as const) {
      const { style } = styleProps({ backgroundColor: ground, textColor: words });
      expect(style).toEqual({ '--fill': ground, '--fill-ink': ink });
    }
  });

  it('say nothing where their names mean the ink of the ground, or where nobody knows them', () => {
    for (const textColor of ['base', 'contrast', 'white', 'black', 'moss', '"><b>'])
      expect(styleProps({ textColor })).toEqual({ id: undefined, className: undefined, style: undefined });
    expect(styleProps({ backgroundColor: 'moss' }).style).toBeUndefined();
  });

  it('have the values that the stylesheet has under the same role', async () => {
    const file = path.resolve(import.meta.dirname, '../../../templates/styles/tokens.css');
    const css = await readFile(file, 'utf8');
    const accents = ['field', 'marigold', 'sand', 'coral', 'on-field-soft', 'ink-soft'];
    const named = accents.map((token, index) => [index === 0 ? 'accent' : `accent-${index + 1}`, token]);
    const roles = { base: 'paper', contrast: 'field-deep', ...Object.fromEntries(named) };
    for (const [slug, token] of Object.entries(roles))
      expect(css, slug).toContain(`--${token}: ${hexOf(slug)};`);
    expect(css).toContain(`--on-field: ${lightInk};`);
    expect(css).toContain(`--field-deep: ${darkInk};`);
  });
});

describe('the words of a cover', () => {
  it('are light on a dark overlay and dark on a light one', () => {
    const tones = ['#888888', '#777777'] as const;
    expect(coverLook('#07383c', 90, { tones })).toEqual({ isDark: true, needsPlate: false });
    expect(coverLook('#f4b13d', 90, { tones })).toEqual({ isDark: false, needsPlate: false });
  });

  it('bring a ground of their own where the picture shines through', () => {
    expect(coverLook('#07383c', 0, { tones: ['#f0f0f0', '#101010'] }).needsPlate).toBe(true);
    expect(coverLook('#07383c', 50, {}).needsPlate).toBe(true);
  });

  it('need none without a picture', () => {
    expect(coverLook('#07383c', 0)).toEqual({ isDark: true, needsPlate: false });
  });
});
