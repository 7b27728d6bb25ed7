import { mkdtemp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createDemoCms } from '../../demo/demo-cms.ts';
import { editMedia } from '../../demo/edits.ts';
import { manifestPath } from '../../generator/publish/manifest.ts';
import { hashFiles } from '../support/hash-files.ts';
import { smallStore } from '../support/random-edits.ts';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';
import { buildOrFail, openTestSite } from '../support/test-site.ts';

describe('the focal point of a picture', () => {
  it('is that of the CMS, and an edit of it changes the pages that show the picture, as a clean build does', async () => {
    const folder = await makeTemporaryFolder();
    onTestFinished(() => removeFolder(folder));
    const store = smallStore({ posts: 3 });
    const [media] = store.media;
    if (media === undefined) throw new Error('the demo has no picture');
    const name = path.basename(media.file, '.jpg');
    const cms = await createDemoCms({ store, plugins: { seo: true, boardwalk: true } });
    onTestFinished(() => cms.close());
    const open = (folder: string) => openTestSite({ endpoint: cms.url, folder });
    const site = await open(path.join(folder, 'rebuilt'));
    await buildOrFail(site);
    const before = await hashFiles(site.config.outDir);

    editMedia(store, media.id, { focalPoint: { x: 0.07, y: 1 } });
    await buildOrFail(site);
    const after = await hashFiles(site.config.outDir);
    const clean = await open(await mkdtemp(path.join(folder, 'clean-')));
    await buildOrFail(clean);
    expect(after).toEqual(await hashFiles(clean.config.outDir));

    const changed = Object.keys(after).filter(
      (file) => after[file] !== before[file] && file !== manifestPath,
    );
    expect(changed.length).toBeGreaterThan(0);
    for (const file of Object.keys(after).filter((file) => file.endsWith('.html'))) {
      const html = await readFile(path.join(site.config.outDir, file), 'utf8');
      const images = html.match(new RegExp(`<img[^>]*/${name}-[0-9a-f]{8}-[^>]*>`, 'g')) ?? [];
      for (const image of images) expect(image, file).toContain('--focal:7% 100%"');
      const shows = images.length > 0 || html.includes(`/${name}-`);
      expect(changed.includes(file), file).toBe(shows);
    }
  });
});
