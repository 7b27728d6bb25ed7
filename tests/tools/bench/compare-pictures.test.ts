import { describe, expect, it } from 'vitest';
import { comparePictures } from '../../../tools/bench/compare-pictures.ts';

const samples = { pictures: 4, megapixels: 8, ms: [800, 4000, 1600] };

describe('comparing pictures', () => {
  it('tells the time of a megapixel, and that of the command line of libvips', () => {
    const { comparisons, problems } = comparePictures({
      ...samples,
      vips: { version: 'libvips 8.14.1', ms: [3200] },
    });
    expect(comparisons.map(({ name, value, unit }) => [name, value, unit])).toEqual([
      ['pictures', 200, 'ms a megapixel'],
      ['pictures, libvips 8.14.1', 400, 'ms a megapixel'],
      ['pictures, beside libvips', 0.5, 'times libvips'],
    ]);
    expect(problems).toEqual([]);
  });

  it('says why the command line was not measured', () => {
    const { comparisons, problems } = comparePictures({
      ...samples,
      vips: { problem: 'this machine does not have it', ms: [] },
    });
    expect(comparisons).toHaveLength(1);
    expect(problems).toEqual(['The command line of libvips was not measured: this machine does not have it']);
  });
});
