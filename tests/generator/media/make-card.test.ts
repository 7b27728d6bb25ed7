import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type Focus, toPixels } from '../../../generator/media/find-focus.ts';
import { makeCard } from '../../../generator/media/make-card.ts';
import { cardHeight } from '../../../generator/media/picture-formats.ts';

const middle: Focus = [50, 50];

describe('a social card', () => {
  it.each([
    ['a photo', 2430, 1620, 1200],
    ['one of exactly its size', 1200, 630, 1200],
    ['a small photo, which is not enlarged', 800, 600, 800],
    ['one that is just wide enough', 600, 400, 600],
    ['an odd one', 801, 577, 801],
    ['a low one', 1500, 400, 761],
    ['a high one', 1000, 4000, 1000],
    ['one in grey', 1620, 1080, 1200],
  ])('is cut from %s (%i × %i pixels) in its shape', async (name, width, height, wide) => {
    const picture = await stripes(width, height, { isGrey: name.endsWith('grey') });
    const card = await makeCard({ picture, focus: middle, isClear: false });
    expect(card?.width).toBe(wide);
    const { format, ...size } = await sharp(card?.bytes).metadata();
    expect(format).toBe('jpeg');
    expect([size.width, size.height]).toEqual([wide, cardHeight(wide)]);
    expect(wide / cardHeight(wide)).toBeCloseTo(1200 / 630, 1);
  });

  it.each([
    [599, 800],
    [2430, 300],
    [1, 1],
    [40, 4000],
  ])('is not cut from %i × %i pixels: networks would show it as a thumbnail', async (width, height) => {
    const picture = await stripes(width, height);
    expect(await makeCard({ picture, focus: middle, isClear: false })).toBeUndefined();
  });

  it.each([
    ['wide', 3000, 600, 'left to right'],
    ['high', 1200, 2400, 'top to bottom'],
  ] as const)(
    'shows the focus of a %s picture, and no more than there is',
    async (_, width, height, direction) => {
      const picture = await stripes(width, height, { direction });
      const at = async (focus: number) =>
        strongestOf((await makeCard({ picture, focus: [focus, focus], isClear: false }))?.bytes);
      expect(await Promise.all([0, 17, 50, 83, 100].map(at))).toEqual([0, 0, 1, 2, 2]);
    },
  );

  it('has a logo with a clear ground whole, on white, and not enlarged', async () => {
    const logo = await clearLogo(800, 200);
    const card = await makeCard({ picture: logo, focus: middle, isClear: true });
    const { data, info } = await sharp(card?.bytes).raw().toBuffer({ resolveWithObject: true });
    expect([card?.width, info.width, info.height, info.channels]).toEqual([1200, 1200, 630, 3]);
    const at = (x: number, y: number) => [...data.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3)];
    for (const [x, y] of [
      [0, 0],
      [600, 200],
      [600, 430],
      [190, 315],
      [1010, 315],
    ] as const)
      expect(Math.min(...at(x, y)), `${x} ${y}`).toBeGreaterThan(245);
    for (const x of [210, 600, 990]) expect(Math.max(...at(x, 315)), `${x}`).toBeLessThan(60);
    expect(
      await makeCard({ picture: await clearLogo(300, 100), focus: middle, isClear: true }),
    ).toBeUndefined();
  });
});

interface Stripes {
  readonly direction?: 'left to right' | 'top to bottom';
  readonly isGrey?: boolean;
}

/** Three stripes of the same width: red, green, blue. */
async function stripes(
  width: number,
  height: number,
  { direction = 'left to right', isGrey = false }: Stripes = {},
) {
  const [columns, rows] = direction === 'left to right' ? [3, 1] : [1, 3];
  const pixels = Buffer.from([255, 0, 0, 0, 255, 0, 0, 0, 255]);
  const picture = sharp(pixels, { raw: { width: columns, height: rows, channels: 3 } })
    .resize(width, height, { fit: 'fill', kernel: 'nearest' })
    .greyscale(isGrey);
  return toPixels(sharp(await picture.png().toBuffer()), width);
}

/** 0 red, 1 green, 2 blue, in the middle of a card. */
async function strongestOf(bytes: Uint8Array | undefined): Promise<number> {
  const { width, height } = await sharp(bytes).metadata();
  const region = { left: width / 2 - 5, top: height / 2 - 5, width: 10, height: 10 };
  const { channels } = await sharp(await sharp(bytes).extract(region).png().toBuffer()).stats();
  const means = channels.map(({ mean }) => mean);
  return means.indexOf(Math.max(...means));
}

/** Black from edge to edge in its middle, clear above and below. */
async function clearLogo(width: number, height: number) {
  const bar = { create: { width, height: height / 2, channels: 4, background: 'black' } } as const;
  const input = await sharp(bar).png().toBuffer();
  const ground = { create: { width, height, channels: 4, background: 'transparent' } } as const;
  const logo = await sharp(ground).composite([{ input }]).png().toBuffer();
  return toPixels(sharp(logo), width);
}
