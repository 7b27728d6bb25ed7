import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openPicturePool } from '../../../generator/media/picture-pool.ts';
import { UnusableMedia } from '../../../generator/media/prepared-media.ts';
import { countCases } from '../../support/count-cases.ts';
import { picture } from './fetch.ts';

it('makes a damaged picture or refuses it, and goes on (faults 80)', async () => {
  const pool = openPicturePool();
  const whole = await Promise.all([
    picture(96, 64).jpeg().toBuffer(),
    picture(96, 64).png().toBuffer(),
    picture(96, 64).webp().toBuffer(),
    picture(96, 64).gif().toBuffer(),
    picture(96, 64).avif().toBuffer(),
  ]);
  const damage = fc.record({
    file: fc.constantFrom(...whole),
    at: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
    byte: fc.integer({ min: 0, max: 255 }),
    length: fc.oneof(fc.constant(1), fc.double({ min: 0.2, max: 1, noNaN: true })),
  });
  const { saw, expectSeen } = countCases();
  await fc.assert(
    fc.asyncProperty(damage, async ({ file, at, byte, length }) => {
      const bytes = Buffer.from(file.subarray(0, Math.ceil(file.length * length)));
      bytes[Math.floor(bytes.length * at)] = byte;
      const made = await pool.make({ bytes, isVector: false }).catch((error: unknown) => error);
      saw({ made: !(made instanceof Error), refused: made instanceof Error });
      if (made instanceof Error) expect(made).toBeInstanceOf(UnusableMedia);
      else expect(made).toHaveProperty('files');
    }),
    { numRuns: 40, seed: 80 },
  );
  expectSeen();
  await expect(
    pool.make({ bytes: await picture(4, 4).png().toBuffer(), isVector: false }),
  ).resolves.toBeDefined();
  await pool.close();
});
