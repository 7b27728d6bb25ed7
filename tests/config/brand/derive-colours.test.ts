import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultBrand } from '../../../config/brand/default-brand.ts';
import { deriveColours } from '../../../config/brand/derive-colours.ts';
import { findLowContrast } from '../../../config/brand/find-low-contrast.ts';

const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('the colours of a site', () => {
  it('can be read on each other in both modes, whatever colour their field has', () => {
    fc.assert(
      fc.property(anyColour, (field) => {
        expect(findLowContrast(deriveColours({ field }), () => false)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('are those that are given, and in dark mode those that are given for it', () => {
    const colours = deriveColours(
      { field: '#14345c', paper: '#ffffff', highlight: '#ffc857', accent: '#8a1c4a' },
      { paper: '#101418', accent: '#ff9ec4' },
    );
    expect(colours.light).toMatchObject({
      ...{ field: '#14345c', paper: '#ffffff', highlight: '#ffc857', accent: '#8a1c4a', focus: '#8a1c4a' },
    });
    expect(colours.dark).toMatchObject({
      ...{ paper: '#101418', accent: '#ff9ec4', action: '#ff9ec4', highlight: '#ffc857' },
    });
  });

  it('are the same in both modes where they lie on pictures', () => {
    const { light, dark } = deriveColours({ field: '#8a1c4a' });
    for (const role of ['shade', 'deep', 'mapPin'] as const) expect(dark[role]).toBe(light[role]);
  });

  it('of the demo can be read on each other', () => {
    expect(findLowContrast(defaultBrand.colours, () => true)).toEqual([]);
  });

  it('have all roles in both modes, as the demo has them', () => {
    const roles = Object.keys(defaultBrand.colours.light).sort();
    const { light, dark } = deriveColours({ field: '#8a1c4a' });
    expect(Object.keys(light).sort()).toEqual(roles);
    expect(Object.keys(dark).sort()).toEqual(roles);
    expect(Object.keys(defaultBrand.colours.dark).sort()).toEqual(roles);
  });
});
