import { describe, expect, it } from 'vitest';
import type { FileChange } from '../../../generator/media/file-changes.ts';
import type { ContentChange } from '../../../generator/rebuild/change-index.ts';
import { explainChanges } from '../../../generator/rebuild/explain-changes.ts';
import type { RememberedPage } from '../../../generator/rebuild/remembered-page.ts';

const lights: ContentChange = { kind: 'event', id: 412, title: 'Harbour Lights', what: 'edited' };
const now = '2026-06-13T14:00:00.000Z';

function page(used: readonly string[], parts: Partial<RememberedPage['fingerprint']> = {}): RememberedPage {
  const fingerprint = { template: 't', assets: 'a', layout: 'l', route: 'r', ...parts };
  const listed = { head: { canonical: 'https://www.halyardpier.example/' }, pictures: [] };
  return { fingerprint, sha256: 'x', islands: [], anchors: '', used: used.join(' '), versions: 'v', listed };
}

/** A page that was made from something else than before. */
const remade = page([], { route: 's' });

interface Differences {
  readonly changes?: readonly ContentChange[];
  readonly files?: readonly FileChange[];
  readonly removed?: readonly string[];
  readonly lastBuild?: 'none' | 'unknown';
  readonly was?: string;
}

function explain(
  before: Record<string, RememberedPage>,
  after: Record<string, RememberedPage>,
  changed: readonly string[],
  { changes = [], files = [], removed = [], lastBuild, was = now }: Differences = {},
) {
  const explanations = explainChanges({
    ...{ changes, files, changed, removed, now, lastBuild: lastBuild ?? 'known' },
    before: { now: was, pages: new Map(Object.entries(before)) },
    after: new Map(Object.entries(after)),
  });
  return explanations.map(({ cause, paths, removed }) => ({
    ...{ cause, paths: [...paths] },
    ...(removed && { removed: [...removed] }),
  }));
}

/** Explains files of no page. */
const explainFiles = (changed: readonly string[], differences?: Differences) =>
  explain({}, {}, changed, differences);

const byEdit = (change: ContentChange, ...paths: string[]) => ({ cause: { what: 'content', change }, paths });
const by = (what: string, ...paths: string[]) => ({ cause: { what }, paths });

describe('explainChanges', () => {
  const changes = [lights];

  it('names the entry that was edited and every page that shows it', () => {
    const before = {
      '/': page(['event:412']),
      '/event/': page(['event:412', 'event:9']),
      '/visit/': page([]),
    };
    const edited = page(['event:412'], { route: 's' });
    const after = { '/': edited, '/event/': edited };
    expect(explain(before, after, ['event/index.html', 'index.html'], { changes })).toEqual([
      byEdit(lights, '/', '/event/'),
    ]);
  });

  it('names what a page showed before: an entry that is gone changes the lists that it was in', () => {
    const gone: ContentChange = { ...lights, what: 'removed' };
    const shown = page(['event:412']);
    const removed = ['event/harbour-lights/index.html'];
    const changed = ['event/index.html', ...removed];
    const before = { '/event/': shown, '/event/harbour-lights/': shown };
    expect(explain(before, { '/event/': remade }, changed, { changes: [gone], removed })).toEqual([
      { ...byEdit(gone, '/event/', '/event/harbour-lights/'), removed: ['/event/harbour-lights/'] },
    ]);
  });

  it('lists a change that no page shows', () => {
    expect(explainFiles([], { changes })).toEqual([byEdit(lights)]);
  });

  it.each<readonly [string, Partial<RememberedPage['fingerprint']>, Differences]>([
    ['templates', { template: 'u' }, {}],
    ['assets', { assets: 'b' }, {}],
    ['menus or settings', { layout: 'm' }, {}],
    ['clock', { route: 's' }, { was: '2026-06-12T14:00:00.000Z' }],
    ['unexplained', { route: 's' }, {}],
    ['output folder', {}, {}],
  ])('tells by what differs that the cause is: %s', (what, parts, differences) => {
    expect(explain({ '/': page([]) }, { '/': page([], parts) }, ['index.html'], differences)).toEqual([
      by(what, '/'),
    ]);
  });

  it('lets feeds and calendars follow from their kinds', () => {
    expect(explainFiles(['event/calendar.ics', 'sitemap.xml'], { changes })).toEqual([
      byEdit(lights, '/event/calendar.ics', '/sitemap.xml'),
    ]);
  });

  it("lets an event's calendar follow from what its page shows", () => {
    const other: ContentChange = { ...lights, id: 9 };
    const before = { '/event/harbour-lights/': page(['event:412', 'event?upcoming-cut=:0-4']) };
    expect(explain(before, before, ['event/harbour-lights/event.ics'], { changes: [other, lights] })).toEqual(
      [byEdit(other), byEdit(lights, '/event/harbour-lights/event.ics')],
    );
  });

  it('names ten changes of a kind at most for a page that shows none of them', () => {
    const many = Array.from({ length: 40 }, (_, index) => ({ ...lights, id: 1000 + index }));
    const used = ['event+location?upcoming-at-cut=9:0-4'];
    const [before, after] = [page(used), page(used, { route: 's' })].map((list) => ({ '/event/': list }));
    const result = explain(before ?? {}, after ?? {}, ['event/index.html'], { changes: many });
    expect(result).toHaveLength(40);
    expect(result.filter(({ paths }) => paths.length > 0)).toHaveLength(10);
  });

  it('lets the popup follow from what changed in the CMS, or from its template', () => {
    const changed = ['_boardwalk/popup.html'];
    expect(explainFiles(changed, { changes })).toEqual([byEdit(lights, '/_boardwalk/popup.html')]);
    expect(explainFiles(changed)).toEqual([by('templates', '/_boardwalk/popup.html')]);
  });

  it('lets the index of the search follow from what changed in the CMS, or from the code', () => {
    const [letters, directory] = ['_assets/search/l-1a2b3c4d.json', '_boardwalk/search.json'];
    expect(explainFiles([letters, directory], { changes })).toEqual([
      byEdit(lights, `/${letters}`, `/${directory}`),
    ]);
    expect(explainFiles([letters])).toEqual([by('assets', `/${letters}`)]);
    expect(explainFiles([directory])).toEqual([by('output folder', `/${directory}`)]);
  });

  describe('of a file of the library that changed without an edit', () => {
    const path = '/wp-content/uploads/pier one.jpg';
    const entry = { kind: 'event', id: 412, title: 'Harbour Lights' };
    const file: FileChange = { path, id: 9, what: 'edited', entry, marks: ['1a2b3c4d', '5e6f7a8b'] };
    const files = [file];
    const cause = { what: 'media', change: { path, what: 'edited', entry } };
    const byPath = 'file:/wp-content/uploads/pier%20one.jpg';

    it('names it, for what shows it by its id or its path, once', () => {
      const before = {
        '/art/': page([byPath, 'media:9']),
        '/event/': page(['event:412', 'media:9']),
        '/news/': page([byPath]),
      };
      const after = Object.fromEntries(Object.keys(before).map((name) => [name, remade]));
      const changed = ['art/index.html', 'event/index.html', 'news/index.html', 'sitemap.xml'];
      expect(explain(before, after, changed, { files })).toEqual([
        { cause, paths: ['/art/', '/event/', '/news/', '/sitemap.xml'] },
      ]);
    });

    it('tells its own published files from those of edits', () => {
      const [svg = '', ...own] = [
        '_assets/media/map-0a0b0c0d.svg.br',
        '_assets/media/pier-one-1a2b3c4d-320.avif',
        '_assets/media/pier-one-5e6f7a8b-motion.mp4',
      ];
      const plan: FileChange = { path: '/map.svg', what: 'added', marks: ['0a0b0c0d'] };
      expect(explainFiles([svg, ...own], { changes, files: [file, plan] })).toEqual([
        byEdit(lights),
        { cause, paths: own.map((name) => `/${name}`) },
        { cause: { what: 'media', change: { path: '/map.svg', what: 'added' } }, paths: [`/${svg}`] },
      ]);
      const other = '_assets/media/other-99999999.pdf';
      expect(explainFiles([other], { changes, files })[0]?.paths).toEqual([`/${other}`]);
    });

    it('names the edit of the library in its place, where there is one', () => {
      const edit: ContentChange = { kind: 'media', id: 9, title: 'pier one.jpg', what: 'edited' };
      const before = { '/': page(['media:9']), '/news/': page([byPath]) };
      const jpg = '_assets/media/pier-one-5e6f7a8b.jpg';
      const changed = [jpg, 'index.html', 'news/index.html'];
      expect(explain(before, { '/': remade, '/news/': remade }, changed, { changes: [edit], files })).toEqual(
        [byEdit(edit, '/', `/${jpg}`, '/news/')],
      );
    });

    it('lets a social card follow from its picture', () => {
      const card = '_assets/media/pier-one-5e6f7a8b-card1a2b3c4d.jpg';
      const before = { '/event/': page(['media:9']) };
      const after = { '/event/': page(['media:9'], { route: 's' }) };
      expect(explain(before, after, [card, 'event/index.html'], { files })).toEqual([
        { cause, paths: [`/${card}`, '/event/'] },
      ]);
    });

    it('is not taken for an edit of scripts where a page has other islands with it', () => {
      const after = { ...page(['media:9'], { route: 's', assets: 'b' }), islands: ['gallery'] };
      expect(explain({ '/': page(['media:9']) }, { '/': after }, ['index.html'], { files })).toEqual([
        { cause, paths: ['/'] },
      ]);
    });
  });

  it.each([
    ['none', 'first build'],
    ['unknown', 'unknown last build'],
  ] as const)('explains a build in one line where the last one is %s', (lastBuild, what) => {
    expect(explain({}, { '/': page([]) }, ['index.html'], { lastBuild })).toEqual([by(what, '/')]);
    expect(explain({}, { '/': page([]) }, [], { lastBuild })).toEqual([]);
  });
});
