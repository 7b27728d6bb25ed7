import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { NamedCard } from '../../../../generator/dependencies/named-card.ts';
import { fileOfCard, keyOfCard } from '../../../../generator/media/cards/card.ts';
import { drawPanel } from '../../../../generator/media/cards/draw-panel.ts';
import { makeCard } from '../../../../generator/media/cards/make-card.ts';

const card = { title: 'Ferry Day', site: 'Halyard Pier', picture: '/_assets/media/ferry-1a2b3c4d-1620.jpg' };

const draw = (card: NamedCard, picture: Uint8Array) =>
  makeCard({ panel: drawPanel(card), picture, focus: card.focus });

/** A picture of three stripes: red, green, blue from left to right. */
function stripes(width = 1620, height = 1080): Promise<Buffer> {
  const third = Math.ceil(width / 3);
  const stripe = (left: number, background: string) => ({
    input: { create: { width: third, height, channels: 3 as const, background } },
    left,
    top: 0,
  });
  return sharp({ create: { width: third * 3, height, channels: 3, background: '#f00' } })
    .composite([stripe(third, '#0f0'), stripe(2 * third, '#00f')])
    .png()
    .toBuffer();
}

/** The colour in the middle of the picture's half: 0 red, 1 green, 2 blue. */
async function strongestAt(bytes: Uint8Array): Promise<number> {
  const region = { left: 890, top: 300, width: 20, height: 20 };
  const { channels } = await sharp(await sharp(bytes).extract(region).png().toBuffer()).stats();
  const means = channels.map(({ mean }) => mean);
  return means.indexOf(Math.max(...means));
}

describe('a social card', () => {
  it('is a JPEG of 1200 by 630 pixels, with the same bytes each time', async () => {
    const picture = await stripes();
    const bytes = await draw(card, picture);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(Buffer.from(await draw(card, picture)).equals(bytes)).toBe(true);
  });

  it('has its title in the left half: another title changes nothing of the right', async () => {
    const picture = await stripes();
    const halves = async (title: string) => {
      const bytes = await draw({ ...card, title }, picture);
      const half = (left: number) =>
        sharp(bytes).extract({ left, top: 0, width: 592, height: 630 }).raw().toBuffer();
      return Promise.all([half(0), half(608)]);
    };
    const [left, right] = await halves('Ferry Day');
    const [otherLeft, otherRight] = await halves('Winter Lights');
    expect(left?.equals(otherLeft ?? left)).toBe(false);
    expect(right?.equals(otherRight ?? Buffer.of())).toBe(true);
  });

  it('shows the focus of its picture, and the middle without one', async () => {
    const picture = await stripes();
    expect(await strongestAt(await draw(card, picture))).toBe(1);
    expect(await strongestAt(await draw({ ...card, focus: [0, 50] }, picture))).toBe(0);
    expect(await strongestAt(await draw({ ...card, focus: [100, 100] }, picture))).toBe(2);
  });

  it.each([
    [40, 4000],
    [4000, 40],
    [1, 1],
  ])('takes a picture of %i by %i pixels', async (width, height) => {
    const bytes = await draw(card, await stripes(width, height));
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  it('has a name for each of its inputs', () => {
    const others = [
      { ...card, title: 'Ferry day' },
      { ...card, site: 'Other Pier' },
      { ...card, picture: '/_assets/media/ferry-5e6f7a8b-1620.jpg' },
      { ...card, focus: [10, 20] as const },
    ];
    expect(new Set([card, ...others].map(fileOfCard)).size).toBe(5);
    expect(new Set([card, ...others].map(keyOfCard)).size).toBe(5);
    expect(fileOfCard({ ...card, title: '../..' })).toMatch(/^_assets\/cards\/file-[0-9a-f]{8}\.jpg$/);
  });
});
