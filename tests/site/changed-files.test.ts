import { copyFile, cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { paragraph } from '../../demo/blocks/text.ts';
import { createDemoCms } from '../../demo/demo-cms.ts';
import { changeImage, findEntry } from '../../demo/edits.ts';
import { uploadsPath } from '../../demo/site-address.ts';
import { projectRoot } from '../support/project-root.ts';
import { smallStore } from '../support/random-edits.ts';
import { faultsOfReport } from '../support/report-schema.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { buildOrFail, openTestSite } from '../support/test-site.ts';

/** A small site whose library is a folder, asked for every file at each build. */
async function startSite() {
  const store = smallStore({ posts: 3 });
  const folder = await temporaryFolder();
  const demo = path.join(folder, 'demo');
  for (const name of ['schema.graphql', 'pictures', 'files'])
    await cp(path.join(projectRoot, 'demo', name), path.join(demo, name), { recursive: true });
  const cms = await createDemoCms({ store, folder: demo });
  onTestFinished(cms.close);
  const open = async (settings: object) =>
    openTestSite({ endpoint: cms.url, folder, settings: { contentMaxAgeHours: 0, ...settings } });
  return {
    store,
    outDir: path.join(folder, 'site'),
    pictures: path.join(demo, 'pictures'),
    cacheDir: path.join(folder, 'cache'),
    /** Builds as a new process, and tells what led to which files. */
    build: async (settings = {}) => {
      const { report } = await buildOrFail(await open(settings));
      expect(faultsOfReport(report)).toEqual([]);
      return (report.rebuilt?.changes ?? []).map(({ cause, paths }) => ({ cause, paths: [...paths] }));
    },
  };
}

describe('the report of a build, of files that changed in the CMS without an edit', () => {
  it('names a picture and a document that are back, replaced or missing, and all that follows', async () => {
    const { store, outDir, pictures, cacheDir, build } = await startSite();
    const [post] = store.entries.filter(({ kind }) => kind === 'post');
    const image = store.media.find(({ id }) => id === post?.imageId);
    if (post === undefined || image === undefined) throw new Error('A post has a picture');
    const page = findEntry(store, 'page', 'visit');
    post.title = 'Harbour Lights';
    page.blocks = [...page.blocks, paragraph(`<a href="${uploadsPath}plan.pdf">Plan</a>`)];
    const picture = path.join(pictures, image.file);
    const kept = path.join(cacheDir, 'kept.jpg');
    const plan = path.join(pictures, '../files/plan.pdf');
    await cp(picture, kept);
    await rm(picture);
    await build();
    expect(await build()).toEqual([]);

    const ofPicture = (what: string) => ({
      what: 'media',
      change: { path: `${uploadsPath}${image.file}`, what, entry: expect.objectContaining({ kind: 'post' }) },
    });
    const ofPlan = (what: string) => ({
      what: 'media',
      change: {
        path: `${uploadsPath}plan.pdf`,
        what,
        entry: expect.objectContaining({ kind: 'page', id: page.id, title: page.title }),
      },
    });

    await copyFile(kept, picture);
    await writeFile(plan, '%PDF-1.7 plan');
    const back = await build();
    expect(back.map(({ cause }) => cause)).toEqual([ofPicture('added'), ofPlan('added')]);
    const [fromPicture, fromPlan] = back;
    expect(fromPicture?.paths).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^\/_assets\/media\/.*-card[0-9a-f]{8}\.jpg$/),
        expect.stringMatching(/^\/_assets\/media\/.*\.avif$/),
        expect.stringMatching(/^\/_assets\/search\/rows-/),
        '/sitemap.xml',
        `/news/p/${post.slug}/`,
      ]),
    );
    expect(fromPlan?.paths).toEqual(
      expect.arrayContaining([expect.stringMatching(/^\/_assets\/media\/plan-/), '/visit/']),
    );
    expect(await build()).toEqual([]);
    expect(await readFile(path.join(outDir, 'visit/index.html'), 'utf8')).toContain('>Plan (PDF, 1 kB)</a>');

    await copyFile(path.join(pictures, 'lighthouse.jpg'), picture);
    await writeFile(plan, '%PDF-1.7 another plan');
    const replaced = await build();
    expect(replaced.map(({ cause }) => cause)).toEqual([ofPicture('edited'), ofPlan('edited')]);
    expect(replaced[1]?.paths.filter((file) => file.startsWith('/_assets/media/plan-'))).toHaveLength(2);

    await rm(picture);
    await rm(plan);
    await rm(path.join(cacheDir, 'test', 'files.log'));
    const missing = await build({ checks: { missingMedia: 'warn' } });
    expect(missing.map(({ cause }) => cause)).toEqual([ofPicture('removed'), ofPlan('removed')]);
  });

  it('leaves to the editors what they changed: another picture of an entry is an edit of it', async () => {
    const { store, build } = await startSite();
    const [post, other] = store.entries.filter(({ kind }) => kind === 'post');
    if (post === undefined || other === undefined) throw new Error('There are posts');
    await build();
    changeImage(store, post.id, store.media[20]?.id ?? null);
    const changes = await build();
    expect(changes.map(({ cause }) => cause.what)).not.toContain('media');
    expect(changes.map(({ cause }) => cause.what)).not.toContain('assets');
    expect(changes.map(({ cause }) => cause.what)).not.toContain('unexplained');
  });
});
