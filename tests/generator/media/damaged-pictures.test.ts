import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openPicturePool } from '../../../generator/media/picture-pool.ts';
import { UnusableMedia } from '../../../generator/media/unusable-media.ts';
import { picture } from './fetch.ts';

it('makes a damaged picture or refuses it, and goes on (faults 80)', async () => {
  const pool = openPicturePool();
  const whole = await Promise.all([
    picture(24, 16).jpeg().toBuffer(),
    picture(24, 16).png().toBuffer(),
    picture(24, 16).webp().toBuffer(),
    picture(24, 16).gif().toBuffer(),
    picture(24, 16).avif().toBuffer(),
  ]);
  const damage = fc.record({
    file: fc.constantFrom(...whole),
    at: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
    byte: fc.integer({ min: 0, max: 255 }),
    length: fc.double({ min: 0.2, max: 1, noNaN: true }),
  });
  await fc.assert(
    fc.asyncProperty(damage, async ({ file, at, byte, length }) => {
      const bytes = Buffer.from(file.subarray(0, Math.ceil(file.length * length)));
      bytes[Math.floor(bytes.length * at)] = byte;
      const made = await pool.make({ bytes, isVector: false }).catch((error: unknown) => error);
      if (made instanceof Error) expect(made).toBeInstanceOf(UnusableMedia);
      else expect(made).toHaveProperty('files');
    }),
    { numRuns: 40 },
  );
  await expect(
    pool.make({ bytes: await picture(4, 4).png().toBuffer(), isVector: false }),
  ).resolves.toBeDefined();
  await pool.close();
});
