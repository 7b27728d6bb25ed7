import sharp from 'sharp';
import { type MakeCardInput, makeCard } from './cards/make-card.ts';
import { type MadePicture, type MakePictureInput, makePicture } from './make-picture.ts';

export type PictureTask = { readonly picture: MakePictureInput } | { readonly card: MakeCardInput };

/** The bytes of a card, or a picture. */
export type Made = MadePicture | Uint8Array;

/** A message of the process: a sign of progress, and at the end the picture or card, or the reason why it cannot be made. */
export type PictureAnswer<M extends Made = Made> =
  | { readonly moved: true }
  | { readonly made: M }
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

process.on('message', (task: PictureTask) => {
  make(task)
    .then((made): PictureAnswer => ({ made }))
    .catch(
      (cause: unknown): PictureAnswer => ({ reason: cause instanceof Error ? cause.message : `${cause}` }),
    )
    .then(tell);
});
process.once('disconnect', () => process.exit());

function make(task: PictureTask): Promise<Made> {
  return 'card' in task ? makeCard(task.card) : makePicture(task.picture, () => tell({ moved: true }));
}

function tell(answer: PictureAnswer): void {
  process.send?.(answer);
}
