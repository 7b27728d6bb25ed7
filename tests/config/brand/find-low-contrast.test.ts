import { describe, expect, it } from 'vitest';
import { contrast } from '../../../config/brand/contrast.ts';
import { deriveColours } from '../../../config/brand/derive-colours.ts';
import { findLowContrast } from '../../../config/brand/find-low-contrast.ts';

describe('findLowContrast', () => {
  it('names a colour once, on its worst background, with the nearest colour that passes on all', () => {
    const colours = deriveColours({ field: '#14345c', accent: '#c9a24a' });
    const found = findLowContrast(colours, (role) => role === 'accent' || role === 'field');
    const accent = found.filter(({ mode, front }) => mode === 'light' && front === 'accent');
    expect(accent).toMatchObject([{ back: 'sand', least: 4.5, role: 'accent' }]);
    const [{ nearest = '', ratio } = { ratio: 9 }] = accent;
    expect(ratio).toBeLessThan(4.5);
    for (const ground of ['paper', 'surface', 'sand'] as const)
      expect(contrast(nearest, colours.light[ground])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(nearest, colours.light.sand)).toBeLessThan(4.8);
  });

  it('proposes another background where only that is given', () => {
    const { light, dark } = deriveColours({ field: '#14345c' });
    const colours = { light: { ...light, highlight: '#4a5d7d' }, dark };
    const found = findLowContrast(colours, (role, mode) => mode === 'light' && role === 'field');
    expect(found.map(({ front, role }) => [front, role])).toContainEqual(['highlight', 'field']);
    const { nearest = '' } = found.find(({ front }) => front === 'highlight') ?? {};
    expect(contrast(nearest, '#4a5d7d')).toBeGreaterThanOrEqual(3);
  });

  it.each([
    ['mapPin', 4.5, 2],
    ['print1', 3, 1],
    ['print6', 3, 1],
  ] as const)('tells %s that cannot be told from white', (role, least, times) => {
    const pale = { [role]: '#f0e0a0' };
    const found = findLowContrast(deriveColours({ field: '#14345c', ...pale }, pale), () => true);
    expect(found).toMatchObject(Array(times).fill({ front: role, back: 'white', least, role }));
    expect(contrast(found[0]?.nearest ?? '#ffffff', '#ffffff')).toBeGreaterThanOrEqual(least);
  });

  it('tells dark and light text of covers that cannot be told from each other, and a veil too light for words', () => {
    const told = (given: object) =>
      findLowContrast(deriveColours({ field: '#14345c', ...given }), () => true)
        .filter(({ mode }) => mode === 'light')
        .map(({ front, back, least }) => [front, back, least]);
    expect(told({})).toEqual([]);
    expect(told({ deep: '#8f8f8f', onDeep: '#fff5e0' })).toEqual([['deep', 'onDeep', 4.5]]);
    expect(told({ onDeep: '#3a6ea5' })).toContainEqual(['deep', 'onDeep', 4.5]);
    expect(told({ shade: '#767676' })).toContainEqual(['shade', 'white', 7]);
    expect(told({ deep: '#e0e0e0' })).toContainEqual(['deep', 'onDeep', 4.5]);
  });

  it.each(['#ffe14d', '#7fd1c7', '#0b4f53', '#000000', '#ffffff', '#e2603f'])(
    'has nothing to tell of what is derived from the field %s alone',
    (field) => expect(findLowContrast(deriveColours({ field }), (role) => role === 'field')).toEqual([]),
  );

  it('takes 3 as enough for marks, and 4.5 for words', () => {
    const { light, dark } = deriveColours({
      field: '#ffffff',
      paper: '#ffffff',
      surface: '#ffffff',
      sand: '#ffffff',
    });
    // #949494 on white is 3.03.
    const grey = { ...light, focus: '#949494', accent: '#949494' };
    const found = findLowContrast({ light: grey, dark }, () => true);
    expect(found.map(({ front }) => front)).toEqual(['accent']);
  });
});
