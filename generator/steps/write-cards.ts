import { fileOfCard } from '../media/cards/card.ts';
import { prepareCards } from '../media/cards/prepare-cards.ts';
import { pictureFolder } from '../media/media-store.ts';
import { gatherDamage } from '../publish/damaged-copies.ts';
import type { Making } from './making.ts';

/** Writes the social cards that pages name. Call it after the pictures are written, and verified. */
export async function writeCards({ contentAndMedia, run, site, target, siteRoutes }: Making): Promise<void> {
  const byFile = new Map(
    siteRoutes()
      .context.cards()
      .map((card) => [fileOfCard(card), card]),
  );
  const cards = [...byFile].sort(([one], [other]) => (one < other ? -1 : 1));
  if (cards.length === 0) return;
  await run.time('media', async () => {
    const prepared = await prepareCards({
      cards: cards.map(([, card]) => card),
      files: contentAndMedia.media.files,
      storeDir: pictureFolder(),
      workStore: site.workStore,
    });
    await gatherDamage(
      prepared.map((file, index) => async () => {
        const [path = ''] = cards[index] ?? [];
        await target.write(
          { path, class: 'asset', ...file.source },
          { sha256: file.sha256, size: file.size },
        );
      }),
    );
  });
}
