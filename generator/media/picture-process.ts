import sharp from 'sharp';
import { type MadePicture, type MakePictureInput, makePicture } from './make-picture.ts';

/** The answer of the process: the picture, or the reason why it cannot be made. */
export type PictureAnswer = { readonly made: MadePicture } | { readonly reason: string };

/**
 * The process that makes pictures, one at a time: a crash of the native library ends it and not the
 * build. It ends with the build.
 */
sharp.concurrency(1);
sharp.cache(false);
// Only publishable formats are ever decoded, whatever a file claims to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadHeif',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadSvg',
  ],
});

process.on('message', (input: MakePictureInput) => {
  makePicture(input)
    .then((made): PictureAnswer => ({ made }))
    .catch(
      (cause: unknown): PictureAnswer => ({ reason: cause instanceof Error ? cause.message : `${cause}` }),
    )
    .then((answer) => process.send?.(answer));
});
process.once('disconnect', () => process.exit());
