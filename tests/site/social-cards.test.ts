import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createDemoCms } from '../../demo/demo-cms.ts';
import { changeImage, editEntry, editMedia } from '../../demo/edits.ts';
import { verify } from '../../generator/verify/verify.ts';
import { hashFiles } from '../support/hash-files.ts';
import { smallStore } from '../support/random-edits.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { buildOrFail, openTestSite } from '../support/test-site.ts';

const origin = 'https://www.halyardpier.example/';

async function startSite() {
  const store = smallStore({ posts: 3 });
  const cms = await createDemoCms({ store, plugins: { seo: true, boardwalk: true } });
  onTestFinished(cms.close);
  const folder = await temporaryFolder();
  const open = async () => openTestSite({ endpoint: cms.url, folder });
  const { outDir } = (await open()).config;
  /** Builds as a new process. */
  const build = async () => {
    await buildOrFail(await open());
    const files = await hashFiles(outDir);
    const pages = await Promise.all(
      Object.keys(files)
        .filter((file) => file.endsWith('.html'))
        .map(async (file) => {
          const html = await readFile(path.join(outDir, file), 'utf8');
          const property = (name: string) =>
            new RegExp(`property="og:${name}" content="([^"]+)"`).exec(html)?.[1];
          const image = property('image')?.replace(origin, '') ?? '';
          return { file, html, image, width: property('image:width'), height: property('image:height') };
        }),
    );
    return {
      files,
      pages,
      cards: Object.keys(files).filter(isCard),
      imageOf: (page: string) => pages.find(({ file }) => file === page)?.image,
    };
  };
  return { store, outDir, open, build };
}

function isCard(file: string): boolean {
  return /^_assets\/media\/[a-z0-9-]+-[0-9a-f]{8}-card[0-9a-f]{8}\.jpg$/.test(file);
}

describe('the social cards of a site', () => {
  it('are its pictures, one for each that a page shares; a page without a picture has that of the home page', async () => {
    const { store, outDir, build } = await startSite();
    const { pages, cards, imageOf } = await build();
    expect(cards.length).toBeGreaterThan(2);
    const shared = pages.filter(({ image }) => image !== '');
    expect(shared.length).toBeGreaterThan(10);
    expect([...new Set(shared.map(({ image }) => image))].sort()).toEqual(cards.sort());
    for (const { file, image, width, height, html } of shared) {
      const made = await sharp(path.join(outDir, image)).metadata();
      expect([made.format, made.width, made.height], file).toEqual(['jpeg', Number(width), Number(height)]);
      expect(html, file).toMatch(/property="og:image:alt" content="[^"]+"/);
      expect(html, file).toContain('name="twitter:card" content="summary_large_image"');
    }
    expect(imageOf('404.html')).toBe(imageOf('index.html'));
    const post = store.entries.find(({ kind, imageId }) => kind === 'post' && imageId);
    const media = store.media.find(({ id }) => id === post?.imageId);
    expect(imageOf(`news/p/${post?.slug}/index.html`)).toContain(
      `/${path.basename(media?.file ?? '', '.jpg')}-`,
    );
  });

  it('follow the picture and its focal point and no title, as a clean build does', async () => {
    const { store, open, build } = await startSite();
    const [post] = store.entries.filter(({ kind, imageId }) => kind === 'post' && imageId);
    const media = store.media.find(({ id }) => id === post?.imageId);
    if (post === undefined || media === undefined) throw new Error('There is a post with a picture');
    const page = `news/p/${post.slug}/index.html`;
    const before = await build();

    editEntry(store, post.id, { title: 'Another title' });
    const renamed = await build();
    expect(renamed.files[page]).not.toBe(before.files[page]);
    expect(renamed.cards).toEqual(before.cards);

    editMedia(store, media.id, { focalPoint: { x: 0.5, y: 1 } });
    const moved = await build();
    const old = renamed.imageOf(page) ?? '';
    const cut = moved.imageOf(page) ?? '';
    expect(cut.replace(/card\w+/, '')).toBe(old.replace(/card\w+/, ''));
    expect(moved.cards).not.toContain(old);
    expect(moved.cards).toContain(cut);
    for (const { file, image } of renamed.pages)
      expect(moved.imageOf(file), file).toBe(image === old ? cut : image);

    changeImage(store, post.id, store.media.find(({ id }) => id !== media.id)?.id ?? null);
    const changed = await build();
    expect(changed.imageOf(page)).not.toBe(cut);
    expect(await verify(await open())).toMatchObject({ differences: [], doubted: { wrong: [] } });
  });
});
