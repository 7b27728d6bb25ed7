import pLimit from 'p-limit';
import type { NamedCard } from '../../dependencies/named-card.ts';
import type { OutputFile } from '../../publish/output-file.ts';
import type { WorkStore } from '../../store/work-store.ts';
import { openMediaStore } from '../media-store.ts';
import { openPicturePool } from '../picture-pool.ts';
import type { PreparedFile } from '../prepared-media.ts';
import { openSharedPictures } from '../shared-pictures.ts';
import { keyOfCard } from './card.ts';
import { cardSize } from './card-format.ts';
import { drawPanel } from './draw-panel.ts';

export interface PrepareCardsInput {
  readonly cards: readonly NamedCard[];
  /** The files of the site, with the pictures of the cards among them. */
  readonly files: readonly OutputFile[];
  /** Absolute; the folder of prepared files. */
  readonly storeDir: string;
  /** Cards of other machines; new ones are saved for them. */
  readonly workStore?: WorkStore | undefined;
}

/** Cards that are looked for at the same time: a work store answers slowly, and many at once. */
const mostAtOnce = 32;

/**
 * Prepares the files of social cards, in the order of the cards: takes them from the store, and
 * draws those that are missing, some at the same time.
 */
export async function prepareCards({
  cards,
  files,
  storeDir,
  workStore,
}: PrepareCardsInput): Promise<readonly PreparedFile[]> {
  const shared = workStore && openSharedPictures(workStore);
  const store = openMediaStore(storeDir, shared);
  const pictures = new Map(files.map((file) => [`/${file.path}`, file]));
  const pool = openPicturePool();
  try {
    return await pLimit(workStore === undefined ? pool.size : mostAtOnce).map([...cards], async (card) => {
      const key = keyOfCard(card);
      const prepared = await store.loadOrMake(key, async () => {
        const picture = pictureOf(card, pictures);
        const bytes = await pool.makeCard({ panel: drawPanel(card), picture, focus: card.focus });
        return { ...cardSize, files: [{ role: 'fallback', extension: 'jpg', width: cardSize.width, bytes }] };
      });
      // One that this machine has from an earlier build may be new to the others.
      await shared?.offer(key, prepared);
      return prepared.files[0];
    });
  } finally {
    await pool.close();
  }
}

/** Returns its file, or its bytes. */
function pictureOf(card: NamedCard, pictures: ReadonlyMap<string, OutputFile>): string | Uint8Array {
  const picture = pictures.get(card.picture);
  if (picture === undefined) throw new Error(`The site has no picture ${card.picture} for a social card`);
  return 'copyOf' in picture ? picture.copyOf : Buffer.from(picture.contents);
}
