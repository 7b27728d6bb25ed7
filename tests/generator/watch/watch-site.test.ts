import { describe, expect, it, onTestFinished } from 'vitest';
import { BuildError } from '../../../generator/problems/problem.ts';
import { nothingStale, type Stale } from '../../../generator/rebuild/stale.ts';
import type { BuildResult, Report } from '../../../generator/site/report.ts';
import { type SiteEvent, watchSite } from '../../../generator/watch/watch-site.ts';

const report: Report = {
  version: 1,
  outcome: 'published',
  now: '2026-06-13T14:00:00Z',
  source: 'a test',
  pages: {},
  files: 0,
  bytes: 0,
  requests: { count: 0, retries: 0, bytes: 0 },
  skipped: {},
  passed: {},
  heaviest: { pages: [], pictures: [] },
  growth: [],
  rebuilt: null,
  build: null,
  entries: [],
  peakMemory: 0,
  stages: {},
  totalMs: 0,
  warnings: [],
  problems: [],
};
const good: BuildResult = { changed: [], report };
const failed = (kind: 'source' | 'render'): BuildResult => ({
  ...good,
  failure: new BuildError(kind, `failed by ${kind}`),
});
const content: Stale = { ...nothingStale, content: true };
const templates: Stale = { ...nothingStale, templates: true };

/** Watches a site that is built by `answers`, one a rebuild, then always well. `rebuilt` says what was stale each time. */
function watchBuilds(
  answers: readonly (BuildResult | Error)[],
  poll: () => Promise<boolean> = async () => false,
) {
  const rebuilt: string[] = [];
  const events: SiteEvent[] = [];
  const site = watchSite({
    builder: {
      rebuild: async (stale) => {
        const answer = answers[rebuilt.length] ?? good;
        rebuilt.push(
          Object.entries(stale)
            .flatMap(([name, isStale]) => (isStale ? [name] : []))
            .join('+'),
        );
        if (answer instanceof Error) throw answer;
        return answer;
      },
      poll,
    },
    pollMs: 5,
    findFirst: () => undefined,
    onEarly: async () => undefined,
    onEvent: (event) => events.push(event),
  });
  onTestFinished(site.stop);
  return { site, rebuilt, events, types: () => events.map(({ type }) => type) };
}

const all = 'content+templates+client+files';

describe('a watched site', () => {
  it('is built whole at first, then what is stale', async () => {
    const { site, rebuilt, types } = watchBuilds([]);
    await expect.poll(types).toEqual(['built']);
    site.rebuild(templates, ['templates/Layout.tsx']);
    await expect.poll(types).toEqual(['built', 'built']);
    expect(rebuilt).toEqual([all, 'templates']);
  });

  it('is built with what a failure left stale when the next edit comes, and not before', async () => {
    const { site, rebuilt, types } = watchBuilds([good, failed('render')]);
    await expect.poll(types).toEqual(['built']);
    site.rebuild(content, ['a webhook']);
    await expect.poll(types).toEqual(['built', 'failed']);
    site.rebuild(templates, ['templates/Layout.tsx']);
    await expect.poll(types).toEqual(['built', 'failed', 'built']);
    expect(rebuilt).toEqual([all, 'content', 'content+templates']);
  });

  it('goes on after a bug of ours', async () => {
    const { site, types } = watchBuilds([good, new TypeError('x is undefined')]);
    await expect.poll(types).toEqual(['built']);
    site.rebuild(templates, ['templates/Layout.tsx']);
    await expect.poll(types).toEqual(['built', 'failed']);
    site.rebuild(templates, ['templates/Layout.tsx']);
    await expect.poll(types).toEqual(['built', 'failed', 'built']);
  });

  it('is built when a poll finds other content', async () => {
    let isChanged = false;
    const { rebuilt } = watchBuilds([], async () => {
      const answer = isChanged;
      isChanged = false;
      return answer;
    });
    await expect.poll(() => rebuilt).toEqual([all]);
    isChanged = true;
    await expect.poll(() => rebuilt).toEqual([all, 'content']);
  });

  it('keeps its content while the CMS is down, says so once, and takes the templates that were edited meanwhile (faults 111)', async () => {
    let isDown = true;
    const { site, rebuilt, types } = watchBuilds([good, failed('source')], async () => {
      if (isDown) throw new BuildError('source', 'the CMS is down');
      return false;
    });
    await expect.poll(types).toContain('cms-down');
    site.rebuild({ ...content, templates: true }, ['a webhook', 'templates/Layout.tsx']);
    await expect.poll(() => rebuilt).toEqual([all, 'content+templates', 'templates']);
    expect(types().filter((type) => type === 'cms-down')).toHaveLength(1);
    isDown = false;
    await expect.poll(() => rebuilt).toEqual([all, 'content+templates', 'templates', 'content']);
    await expect.poll(types).toContain('cms-back');
    expect(types()).not.toContain('failed');
  });

  it('is tried again at each poll when the CMS was down from the start (faults 111)', async () => {
    const { rebuilt, types } = watchBuilds([failed('source'), failed('source')]);
    await expect.poll(() => rebuilt).toEqual([all, all, all]);
    expect(types()).toEqual(['failed', 'failed', 'built']);
  });

  it('tells that the first build failed: there is nothing to show yet', async () => {
    const { events } = watchBuilds([failed('render')]);
    await expect.poll(() => events).toEqual([expect.objectContaining({ type: 'failed', isFirst: true })]);
  });
});
