import { type Comparison, compare, round } from './comparison.ts';
import type { PictureSamples } from './measure-pictures.ts';
import { median } from './samples.ts';

export interface PictureResult {
  readonly pictures: number;
  readonly megapixels: number;
  readonly rounds: number;
  readonly comparisons: readonly Comparison[];
  readonly problems: readonly string[];
}

/** Times for a megapixel of the source, in all widths and formats, beside libvips' own command line where it is there. */
export function comparePictures({ pictures, megapixels, ms, vips }: PictureSamples): PictureResult {
  const perMegapixel = (name: string, times: readonly number[]) =>
    compare({ name, value: round(median(times) / megapixels, 0), unit: 'ms a megapixel' });
  return {
    pictures,
    megapixels: round(megapixels, 1),
    rounds: ms.length,
    comparisons: [
      perMegapixel('pictures', ms),
      ...('problem' in vips
        ? []
        : [
            perMegapixel(`pictures, ${vips.version}`, vips.ms),
            compare({
              name: 'pictures, beside libvips',
              value: round(median(ms) / median(vips.ms), 2),
              unit: 'times libvips',
            }),
          ]),
    ],
    problems: 'problem' in vips ? [`The command line of libvips was not measured: ${vips.problem}`] : [],
  };
}
