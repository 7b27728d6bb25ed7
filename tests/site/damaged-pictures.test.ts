import { createHash } from 'node:crypto';
import { readFile, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { createDemoCms } from '../../demo/demo-cms.ts';
import { closeSite } from '../../generator/site/site.ts';
import { startFaultProxy } from '../faults/support/fault-proxy.ts';
import { projectRoot } from '../support/project-root.ts';
import { smallStore } from '../support/random-edits.ts';
import { readManifest } from '../support/read-manifest.ts';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';
import { buildOrFail, openTestSite } from '../support/test-site.ts';

it('a picture of the cache whose bytes have changed, and neither size nor time, is made again and not published', async () => {
  const folder = await makeTemporaryFolder();
  const cms = await createDemoCms({ store: smallStore({ posts: 3 }) });
  const proxy = await startFaultProxy(cms.url);
  onTestFinished(async () => {
    await proxy.stop();
    await cms.close();
    await removeFolder(folder);
  });
  // No other test has this picture: the store is shared.
  const own = await sharp({ create: { width: 670, height: 410, channels: 3, background: '#13f0a7' } })
    .png()
    .toBuffer();
  proxy.inject(({ operation, response, forward }) =>
    operation.startsWith('/wp-content/') ? response.end(own) : forward(),
  );
  const buildInto = async (out: string) => {
    const options = { endpoint: proxy.endpoint, folder };
    const site = await openTestSite({ ...options, settings: { out: path.join(folder, out) } });
    const { report } = await buildOrFail(site);
    await closeSite(site);
    const files = (await readManifest(path.join(folder, out)))?.files ?? [];
    return { report, media: files.filter((file) => file.path.startsWith('_assets/media/')) };
  };

  const first = await buildInto('first');
  expect(first.media.map((file) => path.extname(file.path)).sort()).toEqual(
    expect.arrayContaining(['.avif', '.jpg']),
  );
  expect(first.media.filter((file) => file.path.includes('-card'))).not.toEqual([]);
  for (const { sha256 } of first.media) await rot(sha256);
  const second = await buildInto('second');
  expect(second.media).toEqual(first.media);
  for (const file of second.media)
    expect(hashOf(await readFile(path.join(folder, 'second', file.path)))).toBe(file.sha256);
  expect(second.report.warnings).toContainEqual(
    expect.objectContaining({ message: expect.stringContaining('picture cache are damaged') }),
  );
});

/** Changes one byte of a file in the store, and keeps its size and time. */
async function rot(sha256: string): Promise<void> {
  const file = path.join(projectRoot, 'node_modules/.cache/boardwalk/pictures', `${sha256}.bin`);
  const { atime, mtime } = await stat(file);
  const bytes = await readFile(file);
  bytes[Math.floor(bytes.length / 2)] = (bytes[Math.floor(bytes.length / 2)] ?? 0) ^ 255;
  await writeFile(file, bytes);
  await utimes(file, atime, mtime);
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
