import { describe, expect, it, onTestFinished } from 'vitest';
import { demoNow } from '../../../demo/clock.ts';
import { createDemoCms } from '../../../demo/demo-cms.ts';
import type { Content } from '../../../generator/content/content.ts';
import { unpackBlocks } from '../../../generator/content/saved/packed-blocks.ts';
import type { StoredBlock } from '../../../generator/content/stored-blocks.ts';
import { crawl } from '../../../generator/crawl/crawl.ts';
import { createClient } from '../../../generator/graphql/client.ts';
import { crawlDemo, startDemo } from '../crawl-demo.ts';
import { startServer, type TestAnswer } from '../http/loopback.ts';

const menus = { primary: 'PRIMARY', footer: 'FOOTER' };

describe('a crawl of the demo', () => {
  it('gives the same content whatever the order of answers, from any address', async () => {
    const [cms, otherCms] = [await startDemo(), await startDemo()];
    const one = await crawlDemo(cms.url, { concurrency: 1 });
    const other = await crawlDemo(otherCms.url, { concurrency: 8 });
    expect(cms.origin).not.toBe(otherCms.origin);
    expect(JSON.stringify(one.content)).toBe(JSON.stringify(other.content));
  });

  it('holds nothing private and nothing of the CMS itself', async () => {
    const { content, skipped } = await crawlDemo((await startDemo()).url);
    const json = JSON.stringify(content);
    expect(json).not.toMatch(/127\.0\.0\.1|clientId|CANARY/);
    expect(json).not.toMatch(/is-style-[a-z]+--\d|wp-block-gallery-\d|wp-elements-[0-9a-f]{6}/);
    expect(skipped.protected).toBeGreaterThan(0);
  });

  it('is sorted by id, joined by id, and says how far it is', async () => {
    const { content, progress } = await crawlDemo((await startDemo()).url);
    for (const entries of [...Object.values(content.entries), content.categories, content.media]) {
      const ids = entries.map(({ id }) => id);
      expect(ids).toEqual([...ids].sort((a, b) => a - b));
      expect(ids.length).toBeGreaterThan(0);
    }
    const media = new Set(content.media.map(({ id }) => id));
    const pictures = Object.values(content.entries).flatMap((entries) =>
      entries.map(({ imageId }) => imageId),
    );
    expect(pictures.filter((id) => id !== null && !media.has(id))).toEqual([]);
    expect(content.menus.primary.some(({ children }) => children.length > 0)).toBe(true);
    const total = Object.values(content.entries).flat().length;
    expect(progress.at(-1)).toEqual({ stage: 'crawl', done: total, total });
    for (const [index, { done }] of progress.entries())
      expect(done).toBeGreaterThanOrEqual(progress[index - 1]?.done ?? 0);
  });

  it('reads every entry without the plugins too', async () => {
    const whole = await crawlDemo((await startDemo()).url);
    const plain = await crawlDemo((await startDemo({ plugins: { seo: false } })).url);
    expect(idsOf(plain.content)).toEqual(idsOf(whole.content));
    expect(plain.content.redirects).toEqual([]);
    expect(plain.content.entries.post.every(({ seo }) => seo === null)).toBe(true);
    expect(JSON.stringify(plain.content)).not.toMatch(/127\.0\.0\.1|CANARY/);
    expect(sectionsOf(plain.content)).toEqual(sectionsOf(whole.content));
  });
});

/** A demo whose lists of the details of works are changed. */
const withWorks = (change: (list: { nodes: { databaseId: number }[] }) => void) =>
  startProxy((operation, answer) => {
    if (!/^(ArtworkDetails|Presence)$/.test(operation)) return { body: answer };
    const { data } = JSON.parse(answer);
    for (const list of Object.values<{ nodes: { databaseId: number }[] }>(data)) change(list);
    return { body: { data } };
  });

/** The demo behind a server that may change its answers: `change` gets the operation and the answer's text. */
async function startProxy(change: (operation: string, answer: string) => TestAnswer): Promise<string> {
  const cms = await createDemoCms();
  onTestFinished(cms.close);
  const { endpoint } = await startServer(async ({ body }) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(cms.url, { method: 'POST', headers, body });
    return change(JSON.parse(body).operationName, await answer.text());
  });
  return endpoint;
}

describe('a CMS that changes while it is read', () => {
  it('leaves out what is gone or no longer public, and reports it (faults 28, 29)', async () => {
    let gone: number | undefined;
    let draft: number | undefined;
    const endpoint = await withWorks((list) => {
      gone ??= list.nodes[0]?.databaseId;
      draft ??= list.nodes[1]?.databaseId;
      list.nodes = list.nodes
        .filter(({ databaseId }) => databaseId !== gone)
        .map((node) => (node.databaseId === draft ? { ...node, status: 'draft' } : node));
    });
    const { content, warnings, skipped } = await crawlDemo(endpoint);

    const { content: whole } = await crawlDemo((await startDemo()).url);
    expect(content.entries.artwork).toHaveLength(whole.entries.artwork.length - 2);
    expect(skipped).toMatchObject({ gone: 1, unpublished: 1 });
    expect(warnings).toContainEqual({
      message: expect.stringMatching(/^1 entries of "artworks" were deleted during the crawl: \d+$/),
    });
  });
});

describe('a sick CMS', () => {
  it('that lists entries and then answers none of them is an error, not a site without them', async () => {
    const endpoint = await withWorks((list) => {
      list.nodes = [];
    });
    await expect(crawlDemo(endpoint)).rejects.toMatchObject({
      kind: 'source',
      problems: [{ message: expect.stringMatching(/^\d+ of \d+ entries of "artworks" are listed/) }],
    });
  });

  it('ends the crawl with every list that failed, each once', async () => {
    const endpoint = await startProxy((operation, answer) =>
      /^(Post|Event)Index$/.test(operation)
        ? { status: 500, body: { errors: [{ message: 'x' }] } }
        : { body: answer },
    );
    const problems = ['PostIndex', 'EventIndex'].map((name) => ({ message: expect.stringContaining(name) }));
    await expect(crawlDemo(endpoint)).rejects.toMatchObject({ name: 'BuildError', kind: 'source', problems });
  });

  it('is named by its host when it does not answer', async () => {
    const { endpoint, host, close } = await startServer(() => null);
    await close();
    const client = createClient('default', { endpoint, options: { retries: 1 } });
    const message = expect.stringContaining(`${host} cannot be reached (ECONNREFUSED, `);
    await expect(crawl({ client, now: demoNow, menus, warn: () => undefined })).rejects.toMatchObject({
      ...{ kind: 'source', problems: expect.arrayContaining([expect.objectContaining({ message })]) },
    });
  });
});

function idsOf({ entries }: Content): number[][] {
  return Object.values(entries).map((list) => list.map(({ id }) => id));
}

/** The sections of all entries, in their order. */
function sectionsOf({ entries }: Content): StoredBlock[] {
  return Object.values(entries)
    .flat()
    .flatMap(({ blocks }) => unpackBlocks(blocks).filter(({ block }) => block.startsWith('pier/')));
}
