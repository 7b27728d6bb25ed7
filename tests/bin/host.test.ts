import { readdir, readFile, truncate } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readHostedSite } from '../../bin/commands/host/read-hosted-site.ts';
import { manifestPath } from '../../generator/publish/manifest.ts';
import { hosts } from '../../hosts/index.ts';
import { hostNames } from '../../hosts/names.ts';
import { hashFiles } from '../support/hash-files.ts';
import { hostedHeaders, hostedSite, publishHostedSite, withRedirects } from '../support/hosted-site.ts';
import { writeFiles } from '../support/make-project.ts';
import { publish } from '../support/publish.ts';
import { runBoardwalk } from '../support/run-boardwalk.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

describe('boardwalk host', () => {
  it('prints the rules of one file', async () => {
    const { dir } = await publishHostedSite();
    const { exitCode, stdout, stderr } = await runBoardwalk(['host', 'nginx', '--out', dir]);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(stdout).toBe(hosts.nginx({ ...(await readHostedSite(dir)), root: '/srv/www' }).files[0]?.contents);
  });

  it.each(hostNames)('writes the files of %s beside the site, and leaves the site alone', async (name) => {
    const { dir, root } = await publishHostedSite();
    const before = await hashFiles(dir);
    const to = path.join(root, 'rules', '/');
    const { exitCode } = await runBoardwalk(['host', name, '--out', dir, '--to', to, '--root', '/var/pier']);
    const { files } = hosts[name]({ ...(await readHostedSite(dir)), root: '/var/pier' });
    expect(exitCode).toBe(0);
    expect((await readdir(to)).sort()).toEqual(files.map((file) => file.name).sort());
    for (const file of files) expect(await readFile(path.join(to, file.name), 'utf8')).toBe(file.contents);
    expect(await hashFiles(dir)).toEqual(before);
  });

  it('writes a single file under the name that is given', async () => {
    const { dir, root } = await publishHostedSite();
    const to = path.join(root, 'pier.caddy');
    expect(await runBoardwalk(['host', 'caddy', '--out', dir, '--to', to])).toMatchObject({
      exitCode: 0,
      stdout: '',
      stderr: `Written: ${to}\n`,
    });
    expect(await readFile(to, 'utf8')).toContain('import it in the site');
  });

  it('names redirects that are left out, and goes on', async () => {
    const { dir } = await publishHostedSite(
      withRedirects(hostedSite, [{ from: '/a%1B%5B31m/', to: '/x/', status: 301 }]),
    );
    const { exitCode, stdout, stderr } = await runBoardwalk(['host', 'caddy', '--out', dir]);
    expect(exitCode).toBe(0);
    expect(stdout).not.toContain('/x/');
    expect(stderr).toBe(
      '▲ The redirect of "/a%1B%5B31m/" is left out: it has a character that no address has\n' +
        '  → Fix or remove it in the CMS, or in the setting "redirects".\n',
    );
  });

  it.each([
    [['nothing'], 'Allowed choices are nginx, caddy, cloudfront, netlify, cloudflare'],
    [['netlify'], '--to: netlify needs 2 files; name a folder for them'],
    [['nginx', '--root', 'www'], '--root: www is no absolute path'],
  ])('ends with 2 for %j', async (args, message) => {
    const { dir } = await publishHostedSite();
    const { exitCode, stdout, stderr } = await runBoardwalk(['host', ...args, '--out', dir]);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
    expect(stderr).toContain(message);
  });

  it('never writes into the folder of the site', async () => {
    const { dir } = await publishHostedSite();
    const before = await hashFiles(dir);
    const { exitCode, stderr } = await runBoardwalk(['host', 'netlify', '--out', dir, '--to', dir]);
    expect(exitCode).toBe(2);
    expect(stderr).toContain('would be in the output folder');
    expect(await hashFiles(dir)).toEqual(before);
  });

  it('ends with 2 without a site', async () => {
    const dir = await temporaryFolder();
    const { exitCode, stderr } = await runBoardwalk(['host', 'nginx', '--out', dir]);
    expect(exitCode).toBe(2);
    expect(stderr).toContain(`No site found in ${dir}`);
    expect(stderr).toContain('Build it first: boardwalk generate.');
  });

  it('ends with 8 for a torn manifest', async () => {
    const { dir } = await publishHostedSite();
    await truncate(path.join(dir, manifestPath), 200);
    const { exitCode, stderr } = await runBoardwalk(['host', 'nginx', '--out', dir]);
    expect(exitCode).toBe(8);
    expect(stderr).toContain(`The manifest of ${dir} cannot be read`);
  });

  it('ends with 8 for torn redirects', async () => {
    const { dir } = await publishHostedSite();
    await writeFiles(dir, { '_boardwalk/redirects.json': '{"version":1,' });
    const { exitCode, stderr } = await runBoardwalk(['host', 'nginx', '--out', dir]);
    expect(exitCode).toBe(8);
    expect(stderr).toContain(`The redirects of ${dir} cannot be read`);
  });

  it('ends with 8 for a site with drafts', async () => {
    const root = await temporaryFolder();
    const outDir = path.join(root, 'dist-drafts');
    const page = { ...hostedHeaders.page, 'x-robots-tag': 'noindex' };
    await publish({ files: hostedSite, facts: { headers: { page } }, outDir, root });
    const { exitCode, stdout, stderr } = await runBoardwalk(['host', 'nginx', '--out', outDir]);
    expect({ exitCode, stdout }).toEqual({ exitCode: 8, stdout: '' });
    expect(stderr).toContain(`The folder ${outDir} contains a site with drafts`);
  });

  it('ends with 8 where a limit is exceeded, and names it', async () => {
    const many = Array.from({ length: 1_001 }, (_, index) => ({
      from: `/${index}/`,
      to: '/x/',
      status: 301,
    }));
    const { dir, root } = await publishHostedSite(withRedirects(hostedSite, many));
    const to = path.join(root, 'rules');
    const { exitCode, stderr } = await runBoardwalk(['host', 'cloudflare', '--out', dir, '--to', to]);
    expect(exitCode).toBe(8);
    expect(stderr).toContain('its limit is 2000');
    await expect(readdir(to)).rejects.toThrow('ENOENT');
  });
});
