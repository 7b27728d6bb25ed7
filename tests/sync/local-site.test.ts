import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { manifest, manifestPath } from '../../generator/publish/manifest.ts';
import { sha256 } from '../../generator/util/hash.ts';
import { readLocalSite } from '../../sync/local-site.ts';
import { readFrom } from '../../sync/source.ts';
import { writeFiles } from '../support/make-project.ts';
import { publish } from '../support/publish.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { makeSite, texts } from './support/make-site.ts';

const dist = async (): Promise<string> => path.join(await temporaryFolder(), 'dist');

describe('the folder of a sync', () => {
  it('is refused when it holds no site (faults 145)', async () => {
    const folder = await dist();
    await expect(readLocalSite(folder)).rejects.toMatchObject({ kind: 'refused' });
    await makeSite(folder, texts('one'));
    await rm(path.join(folder, manifestPath));
    await expect(readLocalSite(folder)).rejects.toThrow('holds no site');
  });

  it('is refused when files of its manifest are missing or cut (sync 22)', async () => {
    const folder = await dist();
    await makeSite(folder, texts('one'));
    await rm(path.join(folder, 'visit/index.html'));
    await writeFile(path.join(folder, 'sitemap.xml'), '<url');
    const error = await readLocalSite(folder).catch((error: unknown) => error);
    expect(JSON.stringify(error)).toContain('visit/index.html is missing');
    expect(JSON.stringify(error)).toContain('sitemap.xml is missing or of another size');
  });

  it('is refused when its manifest is torn (sync 22)', async () => {
    const folder = await dist();
    await makeSite(folder, texts('one'));
    await writeFile(path.join(folder, manifestPath), '{\n "version": 1,\n "headers": {}, ');
    await expect(readLocalSite(folder)).rejects.toThrow('is not whole');
  });

  it('is refused when its manifest has a hash that leads elsewhere', async () => {
    const folder = await dist();
    await makeSite(folder, texts('one'));
    const file = path.join(folder, manifestPath);
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace(/"sha256": "[0-9a-f]{64}"/, '"sha256": "../live"'));
    await expect(readLocalSite(folder)).rejects.toThrow('is not whole');
  });

  it('is refused when it shows drafts', async () => {
    const folder = await dist();
    const headers = { page: { 'x-robots-tag': 'noindex, nofollow' } };
    const files = [{ path: 'index.html', class: 'page' as const, contents: 'Draft' }];
    await publish({ outDir: folder, root: path.dirname(folder), files, facts: { headers } });
    await expect(readLocalSite(folder)).rejects.toThrow('shows drafts');
  });

  it('is refused with two paths that a store may take for one (sync 33)', async () => {
    const folder = await dist();
    // A build refuses them, too: this manifest was written by hand.
    const files = ['cafe\u0301.xml', 'caf\u00e9.xml'].map((name) => {
      return { path: name, class: 'data' as const, sha256: sha256('x'), size: 1 };
    });
    const listed = manifest({ files });
    await writeFiles(folder, {
      ...Object.fromEntries(files.map((file) => [file.path, 'x'])),
      [listed.path]: 'contents' in listed ? listed.contents : '',
    });
    const error = await readLocalSite(folder).catch((error: unknown) => error);
    expect(JSON.stringify(error)).toContain('differ only in how their letters are composed');
  });

  it('names files that no build has written, and leaves them out (faults 163)', async () => {
    const folder = await dist();
    await makeSite(folder, texts('one'));
    await writeFile(path.join(folder, '.DS_Store'), 'x');
    const site = await readLocalSite(folder);
    expect(site.extra).toEqual(['.DS_Store']);
    expect(site.files.has('.DS_Store')).toBe(false);
  });

  it('is not read when its bytes change meanwhile (faults 162)', async () => {
    const folder = await dist();
    const { files } = await makeSite(folder, texts('one'));
    await writeFile(path.join(folder, '404.html'), 'Not fou!!');
    const changed = files.get('404.html');
    if (changed === undefined) throw new Error('no error page');
    await expect(readFrom(folder)(changed)).rejects.toThrow('404.html was changed');
  });
});
