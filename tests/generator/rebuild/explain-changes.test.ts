import { describe, expect, it } from 'vitest';
import { type ContentChange, explainChanges } from '../../../generator/rebuild/explain-changes.ts';
import type { RememberedPage } from '../../../generator/rebuild/remembered-page.ts';

const lights: ContentChange = { kind: 'event', id: 412, title: 'Harbour Lights', what: 'edited' };
const now = '2026-06-13T14:00:00.000Z';

function page(used: readonly string[], parts: Partial<RememberedPage['fingerprint']> = {}): RememberedPage {
  const fingerprint = { template: 't', assets: 'a', layout: 'l', route: 'r', ...parts };
  const listed = { head: { canonical: 'https://www.halyardpier.example/' }, pictures: [] };
  return {
    fingerprint,
    sha256: 'x',
    islands: [],
    anchors: '',
    used: used.join(' '),
    versions: 'v',
    listed,
  };
}

function explain(
  before: Record<string, RememberedPage>,
  after: Record<string, RememberedPage>,
  options: {
    changes?: readonly ContentChange[];
    changed: readonly string[];
    removed?: readonly string[];
    was?: string | null;
  },
) {
  return explainChanges({
    changes: options.changes ?? [],
    changed: options.changed,
    removed: options.removed ?? [],
    before: {
      now: options.was === undefined ? now : options.was,
      pages: new Map(Object.entries(before)),
    },
    after: new Map(Object.entries(after)),
    now,
    isRebuild: true,
  });
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
    const before = { '/event/harbour-lights/': page(['event:412', 'event:*']) };
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
      { '/event/': page(['event:*']) },
      { '/event/': page(['event:*'], { route: 's' }) },
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

  it('explains a first build in one line', () => {
    expect(explain({}, { '/': page([]) }, { changed: ['index.html'], was: null })).toEqual([
      { cause: { what: 'first build' }, paths: ['/'] },
    ]);
  });
});
