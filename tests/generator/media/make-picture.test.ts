import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type MadePicture, makePicture } from '../../../generator/media/make-picture.ts';
import { formats } from '../../../generator/media/picture-formats.ts';
import { picture } from './fetch.ts';

describe('makePicture', () => {
  it('enlarges nothing: a small picture is made in its own width alone', async () => {
    const sizes = { fallback: [200], avif: [200] };
    expect(sizesOf(await make(await picture(200, 100).png().toBuffer()))).toEqual(sizes);
  });

  it('makes a wide picture in the widths of the layout, up to the widest', async () => {
    const sizes = { fallback: [1620], avif: [320, 480, 800, 1200, 1760, 2430] };
    expect(sizesOf(await make(await picture(3000, 30).png().toBuffer()))).toEqual(sizes);
  });

  it('decodes a picture once: every width is made from the pixels of the widest', async () => {
    const photo = await sharp({ create: { ...noise, width: 3000, height: 60 } })
      .jpeg()
      .toBuffer();
    const made = await make(photo);
    // Decoding a JPEG for a small width would use its decoder's own way to shrink, and other pixels.
    const widest = await sharp(photo).resize(2430).raw().toBuffer({ resolveWithObject: true });
    for (const { role, width, bytes } of made.files) {
      const format = role === 'avif' ? role : 'jpeg';
      const { width: rawWidth, height, channels } = widest.info;
      const shrunk = sharp(widest.data, { raw: { width: rawWidth, height, channels } }).resize(width);
      expect(await shrunk.toFormat(format, formats[format]).toBuffer()).toEqual(bytes);
    }
  });

  it('makes a social card where one is wanted, around the focal point of an editor or what draws the eye', async () => {
    const buoy = { create: { width: 200, height: 200, channels: 3, background: '#e02010' } } as const;
    const photo = await sharp({ create: { width: 1760, height: 600, channels: 3, background: '#8aa0a4' } })
      .composite([{ input: await sharp(buoy).png().toBuffer(), left: 1360, top: 200 }])
      .png()
      .toBuffer();
    const make = async (input: object) => {
      const { files, ...made } = await makePicture({ bytes: photo, isVector: false, ...input });
      const card = files.find(({ role }) => role === 'card');
      return { card, others: { ...made, files: files.filter((file) => file !== card) } };
    };
    const inputs = [{}, { card: {} }, { card: { focus: [0, 0] } }] as const;
    const [plain, own, chosen] = [await make(inputs[0]), await make(inputs[1]), await make(inputs[2])];
    expect(plain.card).toBeUndefined();
    for (const { card, others } of [own, chosen]) {
      expect(others).toEqual(plain.others);
      expect(await sharp(card?.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1142, height: 600 });
    }
    const redOf = async (bytes?: Uint8Array) => (await sharp(bytes).stats()).channels[0]?.max;
    expect(await redOf(own.card?.bytes)).toBeGreaterThan(200);
    expect(await redOf(chosen.card?.bytes)).toBeLessThan(160);
    expect((await make({ card: {}, isQuick: true })).card).toBeUndefined();
  });

  it('makes no second file for a step that is hardly wider', async () => {
    expect(sizesOf(await make(await picture(500, 50).png().toBuffer())).avif).toEqual([320, 480]);
  });

  it('shows a photo as the camera was held, and drops what it wrote of time and place (faults 85)', async () => {
    const gps = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 39/1 0/1' }, IFD0: { Model: 'A camera' } };
    const photo = await picture(40, 30).withExif(gps).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const made = await make(photo);
    expect(made).toMatchObject({ width: 30, height: 40 });
    for (const { bytes } of made.files) {
      const { width, height, exif, icc, xmp, orientation } = await sharp(bytes).metadata();
      expect({ width, height, exif, icc, xmp, orientation }).toEqual({ width: 30, height: 40 });
    }
  });

  it('turns the colours of a profile into those of the web (faults 85)', async () => {
    const red = { create: { width: 8, height: 8, channels: 3, background: '#ff0000' } } as const;
    const wide = await sharp(red).withIccProfile('p3').png().toBuffer();
    expect((await sharp(wide).metadata()).icc).toBeDefined();
    const { tones, files } = await make(wide);
    // The red of sRGB lies within P3, so its numbers there are others; in the web's they are its own again.
    expect((await sharp(wide, { ignoreIcc: true }).raw().toBuffer())[0]).toBeLessThan(250);
    expect(tones).toEqual(['#ff0000', '#ff0000']);
    expect((await sharp(files[0]?.bytes).metadata()).icc).toBeUndefined();
  });

  it.each([
    ['of sixteen bits', () => picture(8, 8).toColourspace('rgb16').png().toBuffer()],
    ['in the colours of print', () => picture(8, 8).toColourspace('cmyk').jpeg().toBuffer()],
    ['in grey', () => picture(8, 8).greyscale().jpeg().toBuffer()],
  ])('takes a picture %s (faults 85)', async (_, bytes) => {
    const made = await make(await bytes());
    expect(made.tones?.[0]).toMatch(/^#[0-9a-f]{6}$/);
    for (const file of made.files) {
      const { space, depth } = await sharp(file.bytes).metadata();
      expect({ space: space === 'b-w' ? 'srgb' : space, depth }).toEqual({ space: 'srgb', depth: 'uchar' });
    }
  });

  it('keeps the ground of a clear picture showing through, and gives it no colours of its own', async () => {
    const background = { r: 10, g: 20, b: 30, alpha: 0.5 };
    const clear = await sharp({ create: { width: 8, height: 8, channels: 4, background } })
      .png()
      .toBuffer();
    const made = await make(clear);
    expect(made.files.map(({ extension }) => extension)).toEqual(['png', 'avif']);
    expect(made.tones).toBeUndefined();
    for (const { bytes } of made.files) expect((await sharp(bytes).stats()).isOpaque).toBe(false);
  });

  it('makes a jpeg of a picture that could be clear and is not', async () => {
    const opaque = await picture(8, 8).ensureAlpha().png().toBuffer();
    expect((await make(opaque)).files[0]?.extension).toBe('jpg');
  });

  it('tells the colours of the upper and the lower half', async () => {
    const lower = await picture(8, 4).png().toBuffer();
    const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#ffffff' } })
      .composite([{ input: lower, top: 4, left: 0 }])
      .png()
      .toBuffer();
    const [above, below] = (await make(photo)).tones ?? ['', ''];
    expect(above).toMatch(/^#f[0-9a-f]f[0-9a-f]f[0-9a-f]$/);
    expect(below).toMatch(/^#[01][0-9a-f]8[0-9a-f]9[0-9a-f]$/);
  });

  it.each([
    { left: 600, top: 60, focus: [81, 27] },
    { left: 40, top: 280, focus: [15, 73] },
  ])('finds what draws the eye at $focus percent', async ({ left, top, focus: [x = 0, y = 0] }) => {
    const buoy = await sharp({ create: { width: 100, height: 100, channels: 3, background: '#e02010' } })
      .png()
      .toBuffer();
    const sea = { width: 800, height: 450, channels: 3, background: '#8aa0a4' } as const;
    const { focus } = await make(
      await sharp({ create: sea })
        .composite([{ input: buoy, left, top }])
        .png()
        .toBuffer(),
    );
    expect(Math.abs(focus[0] - x)).toBeLessThanOrEqual(8);
    expect(Math.abs(focus[1] - y)).toBeLessThanOrEqual(8);
  });

  it('finds the middle in a picture of any shape in which nothing stands out', async () => {
    const clear = { channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const;
    const pictures = [
      picture(300, 300),
      picture(20, 900),
      picture(1, 1),
      picture(30, 20).greyscale(),
      sharp({ create: { width: 30, height: 20, ...clear } }),
    ];
    for (const each of pictures) {
      const { focus } = await make(await each.png().toBuffer());
      expect(focus).toEqual([50, 50]);
    }
  });

  it.each(['gif', 'webp'] as const)('keeps a moving %s moving, beside a still one', async (format) => {
    const made = await make(await movie(3, format));
    expect(made.files.map(({ role, extension }) => `${role} ${extension}`)).toEqual([
      'fallback jpg',
      'avif avif',
      'motion webp',
    ]);
    expect((await sharp(made.files[2]?.bytes).metadata()).pages).toBe(3);
    expect((await sharp(made.files[1]?.bytes).metadata()).pages ?? 1).toBe(1);
  });

  it('passes a moving picture of too many frames on as it is, without unpacking them (faults 85)', async () => {
    const bytes = longMovie(2000, 200);
    expect((await sharp(bytes).metadata()).pages).toBe(2000);
    const made = await make(bytes);
    expect(made.files.at(-1)).toEqual({ role: 'motion', extension: 'gif', width: 200, bytes });
  });

  it.each([
    ['a plan on A0', 'width="1189mm" height="841mm" viewBox="0 0 600 424"', 1620 / 1146],
    ['a plan on 4 × A0', 'width="2378mm" height="1682mm" viewBox="0 0 600 424"', 1620 / 1146],
    ['a drawing without a size', 'viewBox="0 0 12000 8000"', 1.5],
    ['a large drawing in pixels', 'width="5000" height="4000"', 1.25],
    ['a very high one', 'width="100mm" height="2000mm" viewBox="0 0 10 200"', 1 / 20],
    ['one in inches', 'width="40in" height="20in" viewBox="0 0 40 20"', 2],
  ])('draws %s as wide as pages need', async (what, size, ratio) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect width="50%" height="50%" fill="teal"/></svg>`;
    // The other files of one are made from the same drawing.
    const isQuick = what !== 'a plan on A0';
    const { width, height, files } = await makePicture({ bytes: Buffer.from(svg), isVector: true, isQuick });
    expect(width / height).toBeCloseTo(ratio, 1);
    expect(Math.max(...files.map((file) => file.width))).toBeLessThanOrEqual(2430);
    if (ratio > 1) expect(width).toBe(1620);
  });

  it('draws a drawing, and nothing of what could act or load in it', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><script>alert(1)</script>' +
      '<image href="file:///etc/hostname" width="20" height="10"/><path d="M0 0h10v10z"/></svg>';
    const made = await makePicture({ bytes: Buffer.from(svg), isVector: true });
    expect(made).toMatchObject({ width: 40, height: 20 });
    expect(made.files[0]?.extension).toBe('png');
  });
});

const noise = {
  channels: 3,
  background: '#777777',
  noise: { type: 'gaussian', mean: 128, sigma: 40 },
} as const;

function make(bytes: Buffer): Promise<MadePicture> {
  return makePicture({ bytes, isVector: false });
}

function sizesOf({ files }: MadePicture): Record<string, number[]> {
  const sizes: Record<string, number[]> = {};
  for (const { role, width } of files) sizes[role] = [...(sizes[role] ?? []), width];
  return sizes;
}

/** Frames of grey that grows lighter. */
function movie(frames: number, format: 'gif' | 'webp'): Promise<Buffer> {
  const side = 8;
  const size = { width: side, height: side * frames, channels: 3 } as const;
  const raw = Buffer.alloc(size.width * size.height * size.channels);
  for (let frame = 0; frame < frames; frame++)
    raw.fill((frame * 255) / frames, frame * side * side * 3, (frame + 1) * side * side * 3);
  return sharp(raw, { raw: { ...size, pageHeight: side } })
    .toFormat(format)
    .toBuffer();
}

/** A gif of many frames that change one pixel each: few bytes, and many once they are unpacked. */
function longMovie(frames: number, side: number): Buffer {
  const header = Buffer.from('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1');
  header.writeUInt16LE(side, 6);
  header.writeUInt16LE(side, 8);
  const frame = Buffer.from('!\xf9\x04\0\x05\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0', 'latin1');
  return Buffer.concat([header, ...Array.from({ length: frames }, () => frame), Buffer.from(';')]);
}
