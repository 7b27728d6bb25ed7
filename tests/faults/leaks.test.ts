import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { createDemoCms } from '../../demo/demo-cms.ts';
import { closeSite } from '../../generator/site/site.ts';
import { hashFiles } from '../support/hash-files.ts';
import { listFiles } from '../support/list-files.ts';
import { projectRoot } from '../support/project-root.ts';
import { smallStore } from '../support/random-edits.ts';
import { readPages } from '../support/read-pages.ts';
import { runBoardwalk } from '../support/run-boardwalk.ts';
import { removeFolder, temporaryFolder } from '../support/temporary-folder.ts';
import { buildOrFail, openTestSite } from '../support/test-site.ts';
import { type Fault, startFaultProxy } from './support/fault-proxy.ts';
import { answerWith, changeNodes, first, type Node, on, onQueries } from './support/faults.ts';

/** The allowed contents of a page for hydrating islands. */
const islandProps: Readonly<Record<string, readonly string[]>> = {
  'click-to-load': ['embedUrl', 'href', 'poster', 'provider', 'title', 'kind', 'height'],
  gallery: ['columns', 'isCropped', 'items', 'sizes'],
  'pier-map': ['bounds', 'listId', 'places', 'plan', 'sizes', 'tileAttribution', 'tileUrl', 'whereAmI'],
  'place-filter': ['access', 'count', 'kinds', 'listId'],
  slideshow: ['label', 'slides'],
};

const states = ['draft', 'pending', 'private', 'trash', 'auto-draft', 'inherit'];

describe('what is not public', () => {
  it('leaves no trace, though the CMS answers as to an administrator (faults 165, 166, 168)', async () => {
    const folder = await temporaryFolder();
    const cms = await createDemoCms({ store: smallStore() });
    const proxy = await startFaultProxy(cms.url);
    proxy.inject(
      on(/^(Post|Page|Event|Location|Artwork|Experience)(Index|Details)$/, changeNodes(asToAdministrator)),
    );
    const site = await openTestSite({ endpoint: proxy.endpoint, folder });
    try {
      const { report } = await buildOrFail(site);
      // Some in the lists, others when they are read: they may have been unpublished in between.
      const expected = { unpublished: 2 * states.length, protected: 2, scheduled: 2 };
      expect(report.skipped).toMatchObject(expected);
    } finally {
      await closeSite(site);
      await proxy.stop();
      await cms.close();
    }
    for (const name of Object.keys(await hashFiles(folder)))
      expect(await readFile(path.join(folder, name), 'latin1'), name).not.toContain('CANARY');
  });

  it('no page holds more for its islands than they use (faults 168)', async () => {
    const pages = await readPages(inject('demoSite'));
    const islands = pages.flatMap(({ having }) => having('data-island'));
    const woken = new Set<string>();
    for (const { attribs } of islands) {
      const name = attribs['data-island'] ?? '';
      woken.add(name);
      const props = Object.keys(JSON.parse(attribs['data-props'] ?? '{}'));
      expect(
        props.filter((prop) => !islandProps[name]?.includes(prop)),
        name,
      ).toEqual([]);
    }
    expect([...woken].sort()).toEqual(Object.keys(islandProps));
  });
});

describe('the credentials', () => {
  // Words that stand nowhere else.
  const pair = 'canary-editor:CANARY-7c1f0e-PASSWORD';
  const secret = Buffer.from(pair).toString('base64');
  const basic = { BOARDWALK_AUTHORIZATION: `Basic ${secret}` };
  /** The server quotes what it was sent, as it was sent and unpacked. */
  const echo = `no such user: Basic ${secret} (${pair})`;

  it.each<{ name: string; fault: Fault; exitCode: number }>([
    {
      name: 'a refusal',
      fault: answerWith(403, JSON.stringify({ errors: [{ message: echo }] })),
      exitCode: 3,
    },
    {
      name: 'an error in an answer',
      fault: answerWith(200, JSON.stringify({ errors: [{ message: echo }] })),
      exitCode: 3,
    },
    {
      name: 'a page in the place of an answer',
      fault: answerWith(200, `<p>${echo}</p>`, { 'content-type': 'text/html' }),
      exitCode: 3,
    },
    { name: 'an error that passes', fault: onQueries(first(1, answerWith(500, echo))), exitCode: 0 },
  ])(
    'reach neither a message, nor a report, nor the cache, nor the site: $name (faults 169)',
    async ({ fault, exitCode }) => {
      const folder = await temporaryFolder();
      const cms = await createDemoCms({ store: smallStore({ posts: 3 }) });
      const proxy = await startFaultProxy(cms.url);
      proxy.inject(fault);
      const reports = [
        '--json',
        path.join(folder, 'report.json'),
        '--junit',
        path.join(folder, 'report.xml'),
      ];
      const out = path.join(folder, 'site');
      const ended = await runBoardwalk(['generate', '--endpoint', proxy.endpoint, '--out', out, ...reports], {
        ...basic,
        GITHUB_ACTIONS: 'true',
      });
      await proxy.stop();
      await cms.close();
      expect(ended, ended.stderr).toMatchObject({ exitCode });
      if (exitCode === 3) expect(ended.stderr).toContain('no such user: [redacted] ([redacted])');
      const cache = path.join(
        projectRoot,
        'node_modules',
        '.cache',
        'boardwalk',
        encodeURIComponent(proxy.host),
      );
      const texts = [
        ended.stdout,
        ended.stderr,
        ...(await textsIn(folder)),
        ...(existsSync(cache) ? await textsIn(cache) : []),
      ];
      // The content was saved, so the files can be searched.
      if (exitCode === 0) expect(existsSync(cache)).toBe(true);
      await removeFolder(cache);
      expect(texts.filter((text) => text.includes(secret) || text.includes('CANARY'))).toEqual([]);
    },
  );

  it('no file of the site knows the environment or the machine that it was made on (faults 169, 170)', async () => {
    const folder = inject('demoSite');
    const files = (await listFiles(folder)).filter((file) =>
      /\.(html|js|css|json|xml|ics|txt|svg)$/.test(file),
    );
    expect(files.length).toBeGreaterThan(100);
    const places = [projectRoot, homedir(), path.dirname(folder)].filter((place) => place.length > 2);
    for (const file of files) {
      const text = await readFile(path.join(folder, file), 'utf8');
      expect(text, file).not.toMatch(/process\.env|sourceMappingURL|BOARDWALK_|node_modules/);
      for (const place of places) expect(text.includes(`${place}/`), `${file} names ${place}`).toBe(false);
    }
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  });
});

describe('the packages', () => {
  it('are known by their bytes, come from no registry of their own, and run nothing when they are installed (faults 171)', async () => {
    const read = async (file: string) => readFile(path.join(projectRoot, file), 'utf8');
    const { packages }: { packages: Record<string, LockedPackage> } = JSON.parse(
      await read('package-lock.json'),
    );
    const { '': project, ...installed } = packages;
    const list = Object.entries(installed);
    expect(list.length).toBeGreaterThan(100);
    const unknown = list.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
    const foreign = list.filter(([, { resolved }]) => resolved !== undefined);
    const linked = list.filter(([, { link }]) => link);
    expect([unknown, foreign, linked]).toEqual([[], [], []]);
    // Its script only checks what the package of the platform has brought: `npm ci --ignore-scripts` is enough.
    const acting = list.filter(([, { hasInstallScript }]) => hasInstallScript).map(([name]) => name);
    expect(acting).toEqual(['node_modules/esbuild']);
    const { optionalDependencies = {} } = packages['node_modules/esbuild'] ?? {};
    expect(Object.keys(optionalDependencies)).toContain(`@esbuild/${process.platform}-${process.arch}`);
    expect(project?.hasInstallScript).toBeUndefined();
    expect(await read('.npmrc')).toContain('omit-lockfile-registry-resolved=true');
  });
});

interface LockedPackage {
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/**
 * The first entries of each list as only an administrator sees them; all entries with more fields
 * than requested.
 */
function asToAdministrator(nodes: Node[], { operation }: { readonly operation: string }): Node[] {
  const more = {
    author: { node: { databaseId: 7, name: 'CANARY-AUTHOR', slug: 'x', email: 'canary@CANARY.example' } },
    enqueuedScripts: { nodes: [{ src: '/wp-admin/CANARY.js' }] },
    revisions: { nodes: [{ content: 'CANARY-REVISION' }] },
  };
  const isPosts = operation.startsWith('Post');
  return nodes.map((node, index) => ({ ...node, ...more, ...(isPosts && privateAt(index)) }));
}

function privateAt(index: number): Node {
  const words = {
    title: 'CANARY-TITLE',
    excerpt: '<p>CANARY-EXCERPT</p>',
    html: '<p>CANARY-BODY</p>',
    slug: `CANARY-${index}`,
  };
  const status = states[index];
  if (status !== undefined) return { ...words, status };
  if (index === states.length) return { ...words, hasPassword: true };
  return index === states.length + 1 ? { ...words, dateGmt: '2026-07-01T00:00:00' } : {};
}

async function textsIn(folder: string): Promise<readonly string[]> {
  return Promise.all((await listFiles(folder)).map((file) => readFile(path.join(folder, file), 'latin1')));
}
