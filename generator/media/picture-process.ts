import sharp from 'sharp';
import { messageOf } from '../util/code-of.ts';
import { type MadePicture, type MakePictureInput, makePicture } from './make-picture.ts';

/** A message of the process: a sign of progress, and at the end the picture, or the reason why it cannot be made. */
export type PictureAnswer =
  | { readonly moved: true }
  | { readonly made: MadePicture }
  | { readonly reason: string };

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

process.on('message', (picture: MakePictureInput) => {
  makePicture(picture, () => tell({ moved: true }))
    .then((made): PictureAnswer => ({ made }))
    .catch((cause: unknown): PictureAnswer => ({ reason: messageOf(cause) }))
    .then(tell);
});
process.once('disconnect', () => process.exit());

function tell(answer: PictureAnswer): void {
  process.send?.(answer);
}
