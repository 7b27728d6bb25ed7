import { link, readdir, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refuseInOutput } from '../../bin/refuse-in-output.ts';
import { emptyManifest } from '../support/empty-manifest.ts';
import { hashFiles } from '../support/hash-files.ts';
import { writeFiles } from '../support/make-project.ts';
import { runBoardwalk } from '../support/run-boardwalk.ts';
import { makeTemporaryFolder, removeFolder, temporaryFolder } from '../support/temporary-folder.ts';

/** A folder "site" with a page, and ways to it. Absolute. */
async function makeSite(parent: string) {
  const out = path.join(parent, 'site');
  await writeFiles(out, { '_boardwalk/manifest.json': emptyManifest, 'index.html': 'the home page' });
  await symlink(out, path.join(parent, 'to-site'));
  await symlink(path.join(out, 'index.html'), path.join(parent, 'to-home'));
  await symlink(path.join(out, 'new.json'), path.join(parent, 'to-nothing-yet'));
  await symlink(path.join(parent, 'to-nothing-yet'), path.join(parent, 'to-that'));
  return out;
}

const inOutput = [
  ...['site', 'site/index.html', 'site/report.json', 'site/deep/report.json', 'site/../site/report.json'],
  ...['to-site/report.json', 'to-home', 'to-nothing-yet', 'to-that', 'Site/report.json', 'SITE/index.html'],
  ...['.site.previous/index.html', '.site.previous', '.site.staging-7/a.json', '.site.lock', '.site.lock.7'],
  ...['.SITE.previous/index.html', 'to-site/../site/report.json'],
];

const outside = [
  ...['report.json', 'site.json', 'site-reports/report.json', '.site.json', '.site.lock.txt'],
  ...['other/site/report.json', 'other/.site.previous/report.json', 'site/../report.json'],
];

describe('files of flags', () => {
  it.each(inOutput)('are refused in the output folder, or where a build has its own: %s', async (name) => {
    const parent = await temporaryFolder();
    const out = await makeSite(parent);
    const file = path.join(parent, name);
    // Also when the folder is named by a link, and before it is there.
    const empty = await temporaryFolder();
    await expect(refuseInOutput({ '--json': file }, out)).rejects.toThrow(
      /^--json: the file .* output folder/,
    );
    await expect(refuseInOutput({ '--junit': file }, path.join(parent, 'to-site'))).rejects.toThrow(
      '--junit',
    );
    if (!name.startsWith('to-'))
      await expect(
        refuseInOutput({ '--json': path.join(empty, name) }, path.join(empty, 'site')),
      ).rejects.toThrow();
  });

  it.each(outside)('may lie anywhere else: %s', async (name) => {
    const parent = await temporaryFolder();
    const out = await makeSite(parent);
    await refuseInOutput({ '--json': path.join(parent, name), '--junit': undefined }, out);
  });

  it('are refused all at once, and relative to the folder of the call', async () => {
    const out = path.resolve('dist');
    const files = {
      '--json': 'dist/report.json',
      '--junit': './dist/../dist/junit.xml',
      '--save-content': 'a.jsonl',
    };
    await expect(refuseInOutput(files, out)).rejects.toMatchObject({ problems: { length: 2 } });
  });
});

describe('the command line', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await makeTemporaryFolder();
  });
  afterAll(() => removeFolder(folder));

  it('exits 2 before anything happens when flags name files in the site, and names each', async () => {
    const parent = path.join(folder, 'flags');
    const out = await makeSite(parent);
    const before = await hashFiles(out);
    const names = await readdir(parent);
    const flags = {
      '--json': 'index.html',
      '--junit': 'reports/junit.xml',
      '--html': 'reports/report.html',
      '--save-content': 'content.jsonl',
    };
    const { exitCode, stderr } = await runBoardwalk([
      ...['generate', '--endpoint', 'http://127.0.0.1:1/graphql', '--out', out],
      ...Object.entries(flags).flatMap(([flag, name]) => [flag, path.join(parent, 'to-site', name)]),
    ]);
    expect(exitCode).toBe(2);
    for (const flag of Object.keys(flags)) expect(stderr).toContain(`${flag}: the file`);
    expect(await hashFiles(out)).toEqual(before);
    expect(await readdir(parent)).toEqual(names);
  });

  it('never writes a report through a second name of a published file', async () => {
    const parent = path.join(folder, 'hard');
    const out = await makeSite(parent);
    await link(path.join(out, 'index.html'), path.join(parent, 'report.json'));
    const dead = 'http://127.0.0.1:1/graphql';
    const args = ['generate', '--endpoint', dead, '--out', out, '--json', path.join(parent, 'report.json')];
    expect((await runBoardwalk(args)).exitCode).toBe(3);
    expect(await readFile(path.join(out, 'index.html'), 'utf8')).toBe('the home page');
    expect(JSON.parse(await readFile(path.join(parent, 'report.json'), 'utf8'))).toMatchObject({
      outcome: 'failed',
    });
  });
});
