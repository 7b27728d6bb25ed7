import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { exitCodes } from '../../bin/exit-codes.ts';
import { publishHostedSite } from '../support/hosted-site.ts';
import { runBoardwalk } from '../support/run-boardwalk.ts';

/** Asks where the addresses of files lead on the site of the tests of hosts. */
async function check(...texts: readonly string[]) {
  const { dir, root } = await publishHostedSite();
  const files = texts.map((_, index) => path.join(root, `old-${index}.txt`));
  await Promise.all(files.map((file, index) => writeFile(file, texts[index] ?? '')));
  return runBoardwalk(['check', '--out', dir, '--addresses', ...files]);
}

it('says where each address leads, in the order of the file', async () => {
  const { stdout, exitCode } = await check(`\u{feff}# of the old site
https://www.old.example/visit/

/old/?a=1
/parking#top
/2024/05/release/
/?p=12
/gone/
http://old.example/tickets
`);
  expect(stdout.trim().split('\n')).toEqual([
    '✔ https://www.old.example/visit/',
    '✔ /old/?a=1 → /visit/?a=1',
    '✔ /parking#top → /visit/#c-parking',
    '✔ /2024/05/release/ → /news/p/v1.2/',
    '✔ /?p=12 → /news/p/caf%C3%A9%20%26%20bar/',
    '✔ /gone/ is gone on purpose (410)',
    '✔ http://old.example/tickets → https://tickets.example.com/pier?from=site',
    '7 addresses: 1 here, 5 lead on, 1 gone on purpose, 0 lead nowhere.',
  ]);
  expect(exitCode).toBe(exitCodes.ok);
});

it('names what leads nowhere, at once or behind redirects, and ends with 4', async () => {
  const { stdout, exitCode } = await check('/nothing/\n/blog/missing/\n/?p=99\nmailto:pier@old.example\n');
  expect(stdout.trim().split('\n')).toEqual([
    '✖ /nothing/ leads nowhere',
    '✖ /blog/missing/ → /news/missing/, which leads nowhere',
    '✖ /?p=99 leads nowhere',
    '✖ mailto:pier@old.example is not the address of a page',
    '4 addresses: 0 here, 0 lead on, 0 gone on purpose, 3 lead nowhere.',
    '1 line without the address of a page.',
    expect.stringContaining('in the setting "redirects"'),
  ]);
  expect(exitCode).toBe(exitCodes.content);
});

it('marks what leads on in several steps', async () => {
  const { stdout } = await check('/visit/index.html\n/journal/v1.2\n/blog/page/12\n');
  expect(stdout).toContain('! /blog/page/12 → /news/page/12/ in 2 steps\n');
  expect(stdout).toContain('1 lead on in several steps');
});

it('reads sitemaps, without their pictures, and asks for the parts of an index', async () => {
  const map = `<?xml version="1.0"?><urlset xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"><url>
    <loc>https://old.example/visit/</loc><image:image><image:loc>https://old.example/a.jpg</image:loc></image:image>
    </url><url><loc> https://old.example/old/?a=1&amp;b=2 </loc></url></urlset>`;
  const index =
    '<sitemapindex><sitemap><loc>https://old.example/post-sitemap.xml</loc></sitemap></sitemapindex>';
  const { stdout, exitCode } = await check(map, index);
  expect(stdout).toContain(
    '✔ https://old.example/visit/\n✔ https://old.example/old/?a=1&b=2 → /visit/?a=1&b=2\n',
  );
  expect(stdout).toContain('2 addresses: 1 here, 1 lead on');
  expect(stdout).toContain('1 sitemap named in place of pages, such as https://old.example/post-sitemap.xml');
  expect(exitCode).toBe(exitCodes.content);
});

it('unpacks a sitemap, and refuses one that is not packed as its name says', async () => {
  const { dir, root } = await publishHostedSite();
  const map = '<urlset><url><loc>https://old.example/visit/</loc></url></urlset>';
  const [packed, plain] = [path.join(root, 'old.xml.gz'), path.join(root, 'plain.xml.gz')];
  await writeFile(packed, gzipSync(map));
  await writeFile(plain, map);
  const { stdout } = await runBoardwalk(['check', '--out', dir, '--addresses', packed]);
  expect(stdout).toContain('✔ https://old.example/visit/\n1 address: 1 here');
  for (const file of [plain, path.join(root, 'none.xml.gz')]) {
    const { exitCode, stderr } = await runBoardwalk(['check', '--out', dir, '--addresses', file]);
    expect(exitCode).toBe(exitCodes.usage);
    expect(stderr).toContain(`--addresses: ${file} cannot be read: `);
  }
});

it('refuses a file that is not there or without addresses, and the flag of the folder alone', async () => {
  const missing = await runBoardwalk([
    'check',
    '--addresses',
    'none.txt',
    '--out',
    (await publishHostedSite()).dir,
  ]);
  expect(missing.stderr).toContain('--addresses: none.txt cannot be read');
  const empty = await check('\n# nothing\n');
  expect(empty.stderr).toContain('--addresses: no address in ');
  const alone = await runBoardwalk(['check', '--out', 'dist']);
  expect(alone.stderr).toContain("'--out' does nothing without --addresses");
  expect([missing, empty, alone].map(({ exitCode }) => exitCode)).toEqual([2, 2, 2]);
});

it('holds little of a file of a million lines, or of one line', async () => {
  const lines = Array.from({ length: 200_000 }, (_, index) => `/2020/old-${index}/`).join('\n');
  const { stdout } = await check(lines, 'a'.repeat(20_000_000));
  expect(stdout).toContain('200001 addresses: 0 here');
  expect(stdout.length).toBeLessThan(20_000_000);
});
