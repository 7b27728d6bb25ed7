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

function explain(
  before: Record<string, RememberedPage>,
  after: Record<string, RememberedPage>,
  options: {
    changes?: readonly ContentChange[];
    files?: readonly FileChange[];
    changed: readonly string[];
    removed?: readonly string[];
    lastBuild?: 'none' | 'unknown';
    was?: string;
  },
) {
  const explanations = explainChanges({
    changes: options.changes ?? [],
    files: options.files ?? [],
    changed: options.changed,
    removed: options.removed ?? [],
    before: { now: options.was ?? now, pages: new Map(Object.entries(before)) },
    after: new Map(Object.entries(after)),
    now,
    lastBuild: options.lastBuild ?? 'known',
  });
  return explanations.map(({ cause, paths, removed }) => ({
    cause,
    paths: [...paths],
    ...(removed && { removed: [...removed] }),
  }));
}

describe('explainChanges', () => {
  it('names the entry that was edited and every page that shows it', () => {
    const before = {
      '/': page(['event:412']),
      '/event/': page(['event:412', 'event:9']),
      '/visit/': page([]),
    };
    const after = {
      '/': page(['event:412'], { route: 's' }),
      '/event/': page(['event:412'], { route: 's' }),
    };
    expect(
      explain(before, after, { changes: [lights], changed: ['event/index.html', 'index.html'] }),
    ).toEqual([{ cause: { what: 'content', change: lights }, paths: ['/', '/event/'] }]);
  });

  it('names what a page showed before: an entry that is gone changes the lists that it was in', () => {
    const gone: ContentChange = { ...lights, what: 'removed' };
    const result = explain(
      { '/event/': page(['event:412']), '/event/harbour-lights/': page(['event:412']) },
      { '/event/': page([], { route: 's' }) },
      {
        changes: [gone],
        changed: ['event/index.html', 'event/harbour-lights/index.html'],
        removed: ['event/harbour-lights/index.html'],
      },
    );
    expect(result).toEqual([
      {
        cause: { what: 'content', change: gone },
        paths: ['/event/', '/event/harbour-lights/'],
        removed: ['/event/harbour-lights/'],
      },
    ]);
  });

  it('lists a change that no page shows', () => {
    expect(explain({}, {}, { changes: [lights], changed: [] })).toEqual([
      { cause: { what: 'content', change: lights }, paths: [] },
    ]);
  });

  it('tells templates, assets, menus and the clock apart', () => {
    const cause = (parts: Partial<RememberedPage['fingerprint']>, was = now) =>
      explain({ '/': page([]) }, { '/': page([], parts) }, { changed: ['index.html'], was }).map(
        ({ cause }) => cause.what,
      );
    expect(cause({ template: 'u' })).toEqual(['templates']);
    expect(cause({ assets: 'b' })).toEqual(['assets']);
    expect(cause({ layout: 'm' })).toEqual(['menus or settings']);
    expect(cause({ route: 's' }, '2026-06-12T14:00:00.000Z')).toEqual(['clock']);
  });

  it('shows a page that changed for no reason as what it is', () => {
    expect(
      explain({ '/': page([]) }, { '/': page([], { route: 's' }) }, { changed: ['index.html'] }),
    ).toEqual([{ cause: { what: 'unexplained' }, paths: ['/'] }]);
  });

  it('names what somebody changed in the output folder', () => {
    expect(explain({ '/': page([]) }, { '/': page([]) }, { changed: ['index.html'] })).toEqual([
      { cause: { what: 'output folder' }, paths: ['/'] },
    ]);
  });

  it('lets feeds and calendars follow from their kinds', () => {
    const result = explain({}, {}, { changes: [lights], changed: ['event/calendar.ics', 'sitemap.xml'] });
    expect(result).toEqual([
      { cause: { what: 'content', change: lights }, paths: ['/event/calendar.ics', '/sitemap.xml'] },
    ]);
  });

  it("lets an event's calendar follow from what its page shows", () => {
    const other: ContentChange = { ...lights, id: 9 };
    const before = { '/event/harbour-lights/': page(['event:412', 'event?upcoming-cut=:0-4']) };
    expect(
      explain(before, before, { changes: [other, lights], changed: ['event/harbour-lights/event.ics'] }),
    ).toEqual([
      { cause: { what: 'content', change: other }, paths: [] },
      { cause: { what: 'content', change: lights }, paths: ['/event/harbour-lights/event.ics'] },
    ]);
  });

  it('names ten changes of a kind at most for a page that shows none of them', () => {
    const changes = Array.from({ length: 40 }, (_, index) => ({ ...lights, id: 1000 + index }));
    const result = explain(
      { '/event/': page(['event+location?upcoming-at-cut=9:0-4']) },
      { '/event/': page(['event+location?upcoming-at-cut=9:0-4'], { route: 's' }) },
      { changes, changed: ['event/index.html'] },
    );
    expect(result).toHaveLength(40);
    expect(result.filter(({ paths }) => paths.length > 0)).toHaveLength(10);
  });

  it('lets the popup follow from what changed in the CMS, or from its template', () => {
    const changed = ['_boardwalk/popup.html'];
    expect(explain({}, {}, { changes: [lights], changed })).toEqual([
      { cause: { what: 'content', change: lights }, paths: ['/_boardwalk/popup.html'] },
    ]);
    expect(explain({}, {}, { changed })).toEqual([
      { cause: { what: 'templates' }, paths: ['/_boardwalk/popup.html'] },
    ]);
  });

  it('lets the index of the search follow from what changed in the CMS, or from the code', () => {
    const changed = ['_assets/search/l-1a2b3c4d.json', '_boardwalk/search.json'];
    expect(explain({}, {}, { changes: [lights], changed })).toEqual([
      {
        cause: { what: 'content', change: lights },
        paths: ['/_assets/search/l-1a2b3c4d.json', '/_boardwalk/search.json'],
      },
    ]);
    const [script, directory] = changed;
    expect(explain({}, {}, { changed: [`${script}`] })[0]?.cause).toEqual({ what: 'assets' });
    expect(explain({}, {}, { changed: [`${directory}`] })[0]?.cause).toEqual({ what: 'output folder' });
  });

  describe('of a file of the library that changed without an edit', () => {
    const path = '/wp-content/uploads/pier one.jpg';
    const entry = { kind: 'event', id: 412, title: 'Harbour Lights' };
    const file: FileChange = { path, id: 9, what: 'edited', entry, marks: ['1a2b3c4d', '5e6f7a8b'] };
    const cause = { what: 'media', change: { path, what: 'edited', entry } };
    const edit: ContentChange = { kind: 'media', id: 9, title: 'pier one.jpg', what: 'edited' };

    it('names it, for what shows it by its id or its path, once', () => {
      const before = {
        '/art/': page(['file:/wp-content/uploads/pier%20one.jpg', 'media:9']),
        '/event/': page(['event:412', 'media:9']),
        '/news/': page(['file:/wp-content/uploads/pier%20one.jpg']),
      };
      const after = Object.fromEntries(Object.keys(before).map((name) => [name, page([], { route: 's' })]));
      const changed = ['art/index.html', 'event/index.html', 'news/index.html', 'sitemap.xml'];
      expect(explain(before, after, { files: [file], changed })).toEqual([
        { cause, paths: ['/art/', '/event/', '/news/', '/sitemap.xml'] },
      ]);
    });

    it('tells its own published files from those of edits', () => {
      const changed = [
        '_assets/media/map-0a0b0c0d.svg.br',
        '_assets/media/pier-one-1a2b3c4d-320.avif',
        '_assets/media/pier-one-5e6f7a8b-motion.mp4',
      ];
      const plan: FileChange = { path: '/map.svg', what: 'added', marks: ['0a0b0c0d'] };
      expect(explain({}, {}, { changes: [lights], files: [file, plan], changed })).toEqual([
        { cause: { what: 'content', change: lights }, paths: [] },
        { cause, paths: changed.slice(1).map((name) => `/${name}`) },
        {
          cause: { what: 'media', change: { path: '/map.svg', what: 'added' } },
          paths: [`/${changed[0]}`],
        },
      ]);
      const other = { changes: [lights], files: [file], changed: ['_assets/media/other-99999999.pdf'] };
      expect(explain({}, {}, other)[0]?.paths).toEqual(['/_assets/media/other-99999999.pdf']);
    });

    it('names the edit of the library in its place, where there is one', () => {
      const used = page(['media:9']);
      const byPath = page(['file:/wp-content/uploads/pier%20one.jpg']);
      const result = explain(
        { '/': used, '/news/': byPath },
        { '/': page([], { route: 's' }), '/news/': page([], { route: 's' }) },
        {
          changes: [edit],
          files: [file],
          changed: ['_assets/media/pier-one-5e6f7a8b.jpg', 'index.html', 'news/index.html'],
        },
      );
      expect(result).toEqual([
        {
          cause: { what: 'content', change: edit },
          paths: ['/', '/_assets/media/pier-one-5e6f7a8b.jpg', '/news/'],
        },
      ]);
    });

    it('lets a social card follow from its picture', () => {
      const card = '_assets/media/pier-one-5e6f7a8b-card1a2b3c4d.jpg';
      const result = explain(
        { '/event/': page(['media:9']) },
        { '/event/': page(['media:9'], { route: 's' }) },
        { files: [file], changed: [card, 'event/index.html'] },
      );
      expect(result).toEqual([{ cause, paths: [`/${card}`, '/event/'] }]);
    });

    it('is not taken for an edit of scripts where a page has other islands with it', () => {
      const result = explain(
        { '/': page(['media:9']) },
        { '/': { ...page(['media:9'], { route: 's', assets: 'b' }), islands: ['gallery'] } },
        { files: [file], changed: ['index.html'] },
      );
      expect(result).toEqual([{ cause, paths: ['/'] }]);
    });
  });

  it.each([
    ['none', 'first build'],
    ['unknown', 'unknown last build'],
  ] as const)('explains a build in one line where the last one is %s', (lastBuild, what) => {
    expect(explain({}, { '/': page([]) }, { changed: ['index.html'], lastBuild })).toEqual([
      { cause: { what }, paths: ['/'] },
    ]);
    expect(explain({}, { '/': page([]) }, { changed: [], lastBuild })).toEqual([]);
  });
});
