import sharp from 'sharp';
import { type MadePicture, type MakePictureInput, makePicture } from './make-picture.ts';

/** What the process answers: the picture, or why it cannot be made. */
export type PictureAnswer = { readonly made: MadePicture } | { readonly reason: string };

/**
 * The process that makes pictures, one at a time: a fault in the native library ends it and not the build. It ends when the
 * build does.
 */
sharp.concurrency(1);
sharp.cache(false);
// Only what the site carries is ever decoded, whatever a file claims to be.
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
