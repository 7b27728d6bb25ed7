import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../bin/read-config.ts';
import { defaultBrand } from '../../config/brand/default-brand.ts';
import { listFiles } from '../support/list-files.ts';
import { writeFiles } from '../support/make-project.ts';
import { projectRoot } from '../support/project-root.ts';
import { runBoardwalk } from '../support/run-boardwalk.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const endpoint = 'https://cms.pier.example';
const siteUrl = 'https://www.pier.example';
const addresses = ['--endpoint', endpoint, '--site-url', siteUrl];

/** Runs it with a package whose contents are not looked at. */
async function init(folder: string, flags: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const packed = path.join(await temporaryFolder(), 'boardwalk-0.1.0.tgz');
  await writeFile(packed, 'a package');
  return runBoardwalk(['init', folder, '--boardwalk', packed, ...flags], env);
}

const packed = 'boardwalk-0.1.0.tgz';
const dependencies = { boardwalk: `file:${packed}` };

/** Makes a folder as npm leaves it after an install. */
async function installInto(contents: object, files: Readonly<Record<string, string>>): Promise<string> {
  const folder = path.join(await temporaryFolder(), 'my-pier');
  const installed = { 'package-lock.json': '{}', 'node_modules/a/b.js': '' };
  await writeFiles(folder, { 'package.json': JSON.stringify(contents), ...installed, ...files });
  return folder;
}

describe('boardwalk init', () => {
  it('makes a folder whose settings can be read, whose name npm takes, and whose workflow is the documented one', async () => {
    const folder = path.join(await temporaryFolder(), 'piers', 'my-pier');
    const { exitCode, stdout } = await init(folder, addresses);
    expect(exitCode).toBe(0);
    for (const next of [`cd ${folder}`, 'npm install', 'npm run generate']) expect(stdout).toContain(next);
    expect(await listFiles(folder)).toEqual([
      '.github/workflows/publish.yml',
      '.gitignore',
      'README.md',
      'boardwalk-0.1.0.tgz',
      'brand/mark.svg',
      'package.json',
      'public/.gitkeep',
      'site.config.ts',
      'tsconfig.json',
    ]);
    const read = (name: string) => readFile(path.join(folder, name), 'utf8');
    const { name, scripts, dependencies, allowScripts } = JSON.parse(await read('package.json'));
    expect(name).toBe('my-pier');
    expect(dependencies).toEqual({ boardwalk: 'file:boardwalk-0.1.0.tgz' });
    expect(allowScripts).toEqual({ esbuild: false });
    // Each command that its README names.
    expect(await read('README.md')).toContain('npm run watch');
    for (const [, script = ''] of (await read('README.md')).matchAll(/npm run (\w+)/g))
      expect(scripts).toHaveProperty(script);
    const workflow = await readFile(path.join(projectRoot, 'docs', 'workflow.yml'), 'utf8');
    expect(await read('.github/workflows/publish.yml')).toBe(workflow);
    const configFile = path.join(folder, 'site.config.ts');
    const config = await readConfig({ configFile, flags: {}, root: projectRoot });
    expect(config).toMatchObject({ siteUrl, endpoint: `${endpoint}/graphql` });
    expect(config.brand.mark.drawing).toMatch(/^<path /);
    const shown = JSON.stringify(config.brand.colours);
    for (const colour of Object.values(defaultBrand.colours.light)) expect(shown).not.toContain(colour);
    expect(config.outDir).toBe(path.join(folder, 'dist'));
  });

  it.each([
    ['https://cms.pier.example/', 'https://cms.pier.example/graphql'],
    ['https://pier.example/wp/', 'https://pier.example/wp/graphql'],
    ['localhost:8080', 'http://localhost:8080/graphql'],
    ['pier.localhost/wp', 'http://pier.localhost/wp/graphql'],
    ['cms.pier.example:8443', 'https://cms.pier.example:8443/graphql'],
    ['https://pier.example/index.php?graphql', 'https://pier.example/index.php?graphql'],
    ['https://pier.example/graphql', 'https://pier.example/graphql'],
    ['pier.example/wp', 'https://pier.example/wp/graphql'],
    ['https://pier.example/wp/wp-admin/', 'https://pier.example/wp/graphql'],
  ])('takes %s for the WordPress that answers at %s', async (typed, answers) => {
    const folder = path.join(await temporaryFolder(), 'my-pier');
    expect((await init(folder, ['--endpoint', typed, '--site-url', siteUrl])).exitCode).toBe(0);
    expect(await readFile(path.join(folder, 'site.config.ts'), 'utf8')).toContain(`endpoint: '${answers}',`);
  });

  it.each([
    ['no address and no terminal', 'my-pier', [], ['--endpoint: missing', '--site-url: missing']],
    [
      'a word',
      'my-pier',
      ['--endpoint', 'not an address', '--site-url', siteUrl],
      ['must be an http or https address'],
    ],
    [
      'a site below a path',
      'my-pier',
      ['--endpoint', endpoint, '--site-url', `${siteUrl}/a/`],
      ['--site-url: ', 'must not have a path'],
    ],
    ['a name that npm refuses', 'My Pier', addresses, ['My Pier: not a name for npm', 'such as my-pier']],
    ['a folder that has files', 'full', addresses, ['the folder is not empty; name a new one']],
    ['a file', 'full/a-file', addresses, ['not a folder; name a new one']],
  ])('refuses %s, and leaves nothing behind', async (_, name, flags, reasons) => {
    const folder = await temporaryFolder();
    await mkdir(path.join(folder, 'full'));
    await writeFile(path.join(folder, 'full', 'a-file'), '');
    const { exitCode, stderr } = await init(path.join(folder, name), flags);
    expect(exitCode).toBe(2);
    for (const reason of reasons) expect(stderr).toContain(reason);
    expect(await readdir(folder)).toEqual(['full']);
  });

  it('fills a folder that is there, with its rights, also one that only git knows', async () => {
    const folder = path.join(await temporaryFolder(), 'my-pier');
    await mkdir(path.join(folder, '.git'), { recursive: true, mode: 0o755 });
    const { ino, mode } = await stat(folder);
    expect((await init(folder, addresses)).exitCode).toBe(0);
    expect(await stat(folder)).toMatchObject({ ino, mode });
    const other = path.join(folder, '..', 'other-pier');
    expect((await init(other, addresses)).exitCode).toBe(0);
    expect((await stat(other)).mode).toBe(mode);
  });

  it.each([
    ['its package in it', dependencies, { [packed]: 'a package' }, ['npm run check', 'npm run generate']],
    // The package is put there: npm has to learn of it.
    ['its package elsewhere', { boardwalk: `file:../${packed}` }, {}, ['npm install', 'npm run check']],
  ])('fills a folder into which npm has installed it: %s', async (_, installed, files, next) => {
    const folder = await installInto({ dependencies: installed, allowScripts: { esbuild: false } }, files);
    const { exitCode, stdout } = await init(folder, addresses);
    expect(exitCode).toBe(0);
    expect(stdout.match(/(?<=→ )npm (install|run \w+)/g)?.slice(0, 2)).toEqual(next);
    const contents = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
    expect(contents).toMatchObject({ name: 'my-pier', dependencies });
    expect(await readFile(path.join(folder, packed), 'utf8')).toBe('a package');
    expect(await listFiles(folder)).toContain('node_modules/a/b.js');
  });

  it.each([
    ['another package', { dependencies: { ...dependencies, react: '1.0.0' } }, {}],
    ['a name of its own', { dependencies, name: 'of-mine' }, {}],
    ['a file of somebody', { dependencies }, { 'notes.txt': '' }],
    ['another package alone', { dependencies: { react: '1.0.0' } }, {}],
  ])('refuses a folder into which npm has installed it, with %s', async (_, contents, files) => {
    const folder = await installInto(contents, files);
    const before = await listFiles(folder);
    const { exitCode, stderr } = await init(folder, addresses);
    expect(exitCode).toBe(2);
    expect(stderr).toContain('the folder is not empty; name a new one');
    expect(await listFiles(folder)).toEqual(before);
    expect(JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'))).toEqual(contents);
  });

  it.each(['1.0.0', 'no-such-file.tgz', 'folder.tgz'])('refuses %s for the package', async (name) => {
    const place = await temporaryFolder();
    await mkdir(path.join(place, 'folder.tgz'));
    const [folder, packed] = [path.join(place, 'my-pier'), path.join(place, name)];
    const { exitCode, stderr } = await runBoardwalk(['init', folder, '--boardwalk', packed, ...addresses]);
    expect(exitCode).toBe(2);
    expect(stderr).toContain(`--boardwalk: ${packed} is not a package of Boardwalk`);
  });

  it('takes addresses of the environment, and writes a secret of one into the settings alone', async () => {
    const folder = path.join(await temporaryFolder(), 'my-pier');
    const env = { BOARDWALK_ENDPOINT: `${endpoint}/graphql?key=s3cret`, BOARDWALK_SITE_URL: siteUrl };
    expect((await init(folder, [], env)).exitCode).toBe(0);
    const texts = await Promise.all(
      ['site.config.ts', 'README.md', 'package.json'].map((name) =>
        readFile(path.join(folder, name), 'utf8'),
      ),
    );
    expect(texts.map((text) => text.includes('s3cret'))).toEqual([true, false, false]);
    expect(texts[0]).toContain(`siteUrl: '${siteUrl}'`);
  });

  it('says that npm cannot pack it, and what to name instead', async () => {
    const folder = path.join(await temporaryFolder(), 'my-pier');
    const { exitCode, stderr } = await runBoardwalk(['init', folder, ...addresses], { PATH: '' });
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(/--boardwalk: npm cannot pack Boardwalk \(.*ENOENT.*\); name the file/);
  });

  it('asks at a terminal for both addresses, and again for one that cannot be used', async () => {
    typeAhead('cms.pier.example\nhttps://www.pier.example/a/\nwww.pier.example\n');
    const folder = path.join(await temporaryFolder(), 'my-pier');
    const { exitCode, stderr } = await init(folder, []);
    expect(exitCode).toBe(0);
    expect(stderr.match(/Address of/g)).toHaveLength(3);
    expect(stderr).toContain('must not have a path');
    const settings = await readFile(path.join(folder, 'site.config.ts'), 'utf8');
    expect(settings).toContain(`siteUrl: '${siteUrl}',\n  endpoint: '${endpoint}/graphql',`);
  });

  it('asks for what no flag says, and ends when the answers end', async () => {
    typeAhead('');
    const folder = path.join(await temporaryFolder(), 'my-pier');
    const { exitCode, stderr } = await init(folder, ['--site-url', siteUrl]);
    expect(exitCode).toBe(2);
    expect(stderr).toContain('Address of your WordPress');
    expect(stderr).not.toContain('Address of the site');
    expect(stderr).toContain('There was no answer');
  });
});

/** Makes the input of this process a terminal at which this was typed. */
function typeAhead(text: string): void {
  const original = Object.getOwnPropertyDescriptor(process, 'stdin') ?? {};
  onTestFinished(() => void Object.defineProperty(process, 'stdin', original));
  const value = Object.assign(Readable.from([text]), { isTTY: true });
  Object.defineProperty(process, 'stdin', { value, configurable: true });
}
