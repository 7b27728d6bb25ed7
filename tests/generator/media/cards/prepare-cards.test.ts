import path from 'node:path';
import { expect, it } from 'vitest';
import { prepareCards } from '../../../../generator/media/cards/prepare-cards.ts';
import { openFolderStore } from '../../../../generator/store/folder-store.ts';
import { keysOfSecret } from '../../../../generator/store/store-keys.ts';
import { openWorkStore } from '../../../../generator/store/work-store.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';
import { storeSecret } from '../../../support/work-store/poisons.ts';
import { picture } from '../fetch.ts';

const cards = ['Ferry Day', 'Dusk'].map((title) => ({ title, picture: '/_assets/media/ferry-1a2b3c4d.jpg' }));

const open = (folder: string) =>
  openWorkStore({ raw: openFolderStore(folder), keys: keysOfSecret(storeSecret), deadlineMs: 20_000 });

const drawFiles = async () => [
  {
    path: '_assets/media/ferry-1a2b3c4d.jpg',
    class: 'asset' as const,
    contents: await picture(700, 700).jpeg().toBuffer(),
  },
];

it.each(['draws for the store', 'has drawn before, without the store'])(
  'takes the cards of another machine, which %s, and draws none',
  async (how) => {
    const [folder, one, other] = await Promise.all([temporaryFolder(), temporaryFolder(), temporaryFolder()]);
    const drawing = { cards, files: await drawFiles(), storeDir: path.join(one, 'pictures') };
    if (how.startsWith('has')) await prepareCards(drawing);
    const drawn = await prepareCards({ ...drawing, workStore: open(folder) });
    // Without the picture no card can be drawn.
    const storeDir = path.join(other, 'pictures');
    await expect(prepareCards({ cards, files: [], storeDir })).rejects.toThrow('has no picture');
    const taken = await prepareCards({ cards, files: [], storeDir, workStore: open(folder) });
    expect(taken.map(({ sha256 }) => sha256)).toEqual(drawn.map(({ sha256 }) => sha256));
    expect(new Set(taken.map(({ sha256 }) => sha256)).size).toBe(2);
  },
);
