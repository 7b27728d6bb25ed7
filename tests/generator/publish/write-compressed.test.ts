import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { FileTarget } from '../../../generator/publish/count-files.ts';
import type { OutputFile } from '../../../generator/publish/output-file.ts';
import { writeCompressed } from '../../../generator/publish/write-compressed.ts';

/** The files that are written for this one, by path. */
async function written(file: OutputFile): Promise<ReadonlyMap<string, OutputFile>> {
  const files = new Map<string, OutputFile>();
  const target: FileTarget = {
    write: async (file) => {
      files.set(file.path, file);
      return { sha256: '', size: 0 };
    },
    keep: async () => null,
    reserve: () => null,
  };
  await writeCompressed(target).write(file);
  return files;
}

it('a .br and a .gz are written beside a text of the assets, with its bytes', async () => {
  const contents = 'body { color: teal } '.repeat(40);
  const files = await written({ path: '_assets/site-1.css', class: 'asset', contents });
  expect([...files.keys()]).toEqual(['_assets/site-1.css', '_assets/site-1.css.br', '_assets/site-1.css.gz']);
  const bytesOf = (path: string) => {
    const file = files.get(path);
    if (!file || !('contents' in file) || typeof file.contents === 'string')
      throw new Error(`${path} has no bytes`);
    return file.contents;
  };
  expect(brotliDecompressSync(bytesOf('_assets/site-1.css.br')).toString()).toBe(contents);
  expect(gunzipSync(bytesOf('_assets/site-1.css.gz')).toString()).toBe(contents);
});

it.each<OutputFile>([
  { path: 'index.html', class: 'page', contents: 'x'.repeat(1000) },
  { path: 'sitemap.xml', class: 'data', contents: 'x'.repeat(1000) },
  { path: '_assets/a.png', class: 'asset', contents: 'x'.repeat(1000) },
  { path: '_assets/small.js', class: 'asset', contents: 'let a' },
])('nothing is written beside $path', async (file) => {
  expect([...(await written(file)).keys()]).toEqual([file.path]);
});
