import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { deleteEntry } from '../../demo/edits.ts';
import { listFiles } from '../support/list-files.ts';
import type { Fault } from './support/fault-proxy.ts';
import { openFaultSite } from './support/fault-site.ts';
import { changeNodes, type Node, on, rewrite } from './support/faults.ts';

const site = openFaultSite();

/** Changes how the list of events pages, for ever. */
function pageEvents(change: (nodes: Node[], after: unknown) => { nodes: Node[]; pageInfo: object }): Fault {
  return on(
    'EventIndex',
    rewrite((text, { variables }) => {
      const { nodes } = JSON.parse(text).data.connection;
      return JSON.stringify({ data: { connection: change(nodes, variables.after) } });
    }),
  );
}

/** The last event: no other entry names it. */
function anEvent() {
  const event = site.cms.store.entries.findLast(({ kind }) => kind === 'event');
  if (event === undefined) throw new Error('the demo has no event');
  return event;
}

function changeEvent(change: (node: Node) => unknown): Fault {
  return on(
    'EventDetails',
    changeNodes((nodes) => nodes.map((node) => (node.databaseId === anEvent().id ? change(node) : node))),
  );
}

describe('lists of the CMS', () => {
  const more = { hasNextPage: true };

  it.each([
    {
      name: 'gives the same cursor again',
      says: 'the same cursor twice',
      page: (nodes: Node[], after: unknown) => ({
        nodes: after === null ? nodes.slice(0, 2) : nodes.slice(2, 4),
        pageInfo: { ...more, endCursor: 'a' },
      }),
    },
    {
      name: 'has more and no cursor',
      says: 'another page without a cursor',
      page: (nodes: Node[]) => ({ nodes, pageInfo: { ...more, endCursor: null } }),
    },
    {
      name: 'starts over',
      says: 'starts over',
      page: (nodes: Node[], after: unknown) => ({
        nodes,
        pageInfo: { ...more, endCursor: after === null ? 'a' : 'b' },
      }),
    },
    {
      name: 'has more and an empty page',
      says: 'an empty page',
      page: (nodes: Node[], after: unknown) => ({
        nodes: after === null ? nodes : [],
        pageInfo: { ...more, endCursor: after === null ? 'a' : 'b' },
      }),
    },
  ])('refuses a list that $name, and names it (faults 22 to 25)', async ({ page, says }) => {
    await site.expectBuild(pageEvents(page), { exitCode: 4, says: ['The list "events"', says] });
    expect(site.proxy.seen.filter(({ operation }) => operation === 'EventIndex').length).toBeLessThan(4);
  });

  it('counts an entry once that comes on two pages, and reports it (faults 24)', async () => {
    const overlapping = pageEvents((nodes, after) => {
      const edited = nodes.map((node) => ({ ...node, modifiedGmt: '2026-06-13T13:00:00' }));
      return after === null
        ? { nodes: nodes.slice(0, 3), pageInfo: { hasNextPage: true, endCursor: 'a' } }
        : {
            nodes: [...nodes.slice(1, 2), ...edited.slice(2)],
            pageInfo: { hasNextPage: false, endCursor: 'b' },
          };
    });
    const { report } = await site.expectBuild(overlapping, { exitCode: 0 });
    expect(report?.warnings).toContainEqual(
      expect.objectContaining({
        message: expect.stringMatching(/^2 duplicate entries in "events" ignored.*1 of them/),
      }),
    );
  });
});

describe('entries of the CMS', () => {
  it('leaves out what was deleted, or made a draft, since it was listed, wherever it is named (faults 28, 29)', async () => {
    const [deleted, draft] = site.cms.store.entries.filter(({ kind }) => kind === 'event').slice(-2);
    const without = await site.siteOf((store) => {
      for (const event of [deleted, draft]) deleteEntry(store, event?.id ?? 0);
    });
    const change = changeNodes((nodes) =>
      nodes.map((node) => {
        if (node.databaseId === deleted?.id) return null;
        return node.databaseId === draft?.id ? { ...node, status: 'draft' } : node;
      }),
    );
    const { report } = await site.expectBuild(on('EventDetails', change), { exitCode: 0, site: without });
    expect(JSON.stringify(report?.warnings)).toContain(`deleted during the crawl: ${deleted?.id}`);
  });

  it('names the entry and field of a text of 10 MB (faults 31)', async () => {
    const env = { NODE_OPTIONS: '--max-old-space-size=512' };
    const long = changeEvent((node) => ({ ...node, excerpt: 'x'.repeat(10_000_000) }));
    const says = [`Entry ${anEvent().id} of "events" has a text of more than 2000000 characters`, 'excerpt'];
    await site.expectRun(long, { exitCode: 4, says }, { env });
  });

  it('bounds html that is nested 5,000 deep, and refuses such a menu (faults 33)', async () => {
    const deep = changeEvent((node) => ({ ...node, html: `${'<div>'.repeat(5000)}deep` }));
    const { report } = await site.expectBuild(deep, { exitCode: 0, site: null });
    expect(JSON.stringify(report?.warnings)).toContain('deeper than 400 levels');

    const menu = on(
      'MenuItems',
      changeNodes(([item]) =>
        Array.from({ length: 5000 }, (_, index) => ({
          ...item,
          databaseId: index + 1,
          parentDatabaseId: index,
        })),
      ),
    );
    await site.expectBuild(menu, {
      exitCode: 4,
      says: ['items of the menu "PRIMARY"', 'deeper than 10 levels'],
    });
  });

  it.each([
    {
      name: 'a number as text',
      change: (node: Node) => ({ ...node, databaseId: '12' }),
      says: /"events"|databaseId/,
    },
    { name: 'a title that is a number', change: (node: Node) => ({ ...node, title: 12 }), says: 'title' },
    {
      name: 'html that is a list',
      change: (node: Node) => ({ ...node, html: ['x'] }),
      says: 'html',
    },
    {
      name: 'a date that is a list',
      change: (node: Node) => ({ ...node, startDate: [] }),
      says: 'startDate',
    },
  ])('names kind, id and field of $name (faults 34)', async ({ change, says }) => {
    await site.expectBuild(changeEvent(change), { exitCode: 4, says: [says] });
  });

  it('takes no harm from a number beyond all, a key twice or __proto__ (faults 34)', async () => {
    const infinite = on(
      'EventDetails',
      rewrite((text) => text.replace(/"featuredImageDatabaseId":\d+/, '"featuredImageDatabaseId":1e400')),
    );
    await site.expectBuild(infinite, { exitCode: 4, says: ['featuredImageDatabaseId', 'event '] });
    const odd = rewrite((text) =>
      text.replaceAll('"databaseId":', '"__proto__":{"polluted":1},"slug":"first","databaseId":'),
    );
    await site.expectBuild(on('EventDetails', odd), { exitCode: 0 });
  });

  it('lets no control character or broken letter into the site (faults 35)', async () => {
    const broken = changeEvent((node) => ({ ...node, title: 'Tide\u0000\u0007\ufffe\ud800 walk' }));
    const look = async (folder: string) => {
      for (const name of await listFiles(folder)) {
        if (!/\.(html|xml|json|ics)$/.test(name)) continue;
        const bytes = await readFile(path.join(folder, name));
        expect(new TextDecoder('utf-8', { fatal: true }).decode(bytes), name).not.toMatch(
          /[^\P{Cc}\t\r\n]|\ufffe/u,
        );
      }
    };
    await site.expectBuild(broken, { exitCode: 0, site: null, look });
  });

  it.each(['', '0000-00-00 00:00:00', 'soon'])(
    'names the entry with the date %j (faults 36)',
    async (date) => {
      const undated = changeEvent((node) => ({ ...node, dateGmt: date }));
      await site.expectBuild(undated, { exitCode: 4, says: [`event ${anEvent().id}`, 'dateGmt'] });
    },
  );

  it('refuses menu items that are their own ancestors (faults 38)', async () => {
    const circle = changeNodes((nodes) => {
      const [one, two, ...others] = nodes;
      return [
        { ...one, parentDatabaseId: two?.databaseId },
        { ...two, parentDatabaseId: one?.databaseId },
        ...others,
      ];
    });
    await site.expectBuild(on('MenuItems', circle), { exitCode: 4, says: ['their own ancestors'] });
  });
});
