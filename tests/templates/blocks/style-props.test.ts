import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, enoughForWords, readableOn } from '../../../config/brand/contrast.ts';
import { defaultBrand } from '../../../config/brand/default-brand.ts';
import { coverLook } from '../../../templates/blocks/cover-look.ts';
import { darkInk, inkOn, lightInk } from '../../../templates/blocks/ink-on.ts';
import { styleProps } from '../../../templates/blocks/style-props.ts';
import { countCases } from '../../support/count-cases.ts';

const { light, dark } = defaultBrand.colours;
const grounds = [light.sand, light.paper, light.field, dark.paper];

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('colours of an editor', () => {
  it('are kept where they can be read, and changed no further than it takes where not', () => {
    expect(readableOn('#101c5a', light.sand)).toBe('#101c5a');
    expect(contrast('#ffe066', light.sand)).toBeLessThan(enoughForWords);
    const { saw, expectSeen } = countCases();
    fc.assert(
      fc.property(colour, fc.constantFrom(...grounds), (wanted, ground) => {
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
});

describe('the words of a cover', () => {
  it('are light on a dark overlay and dark on a light one', () => {
    const tones = ['#888888', '#777777'] as const;
    expect(coverLook(light.deep, 90, { tones })).toEqual({ isDark: true, needsPlate: false });
    expect(coverLook(light.highlight, 90, { tones })).toEqual({ isDark: false, needsPlate: false });
  });

  it('bring a ground of their own where the picture shines through', () => {
    expect(coverLook(light.deep, 0, { tones: ['#f0f0f0', '#101010'] }).needsPlate).toBe(true);
    expect(coverLook(light.deep, 50, {}).needsPlate).toBe(true);
  });

  it('need none without a picture', () => {
    expect(coverLook(light.deep, 0)).toEqual({ isDark: true, needsPlate: false });
  });
});
