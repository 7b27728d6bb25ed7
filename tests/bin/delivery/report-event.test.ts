import { describe, expect, it } from 'vitest';
import { findPlainText } from '../../../bin/delivery/receiver.ts';
import { crashEvent, endEvent } from '../../../bin/delivery/report-event.ts';
import { defaultBrand } from '../../../config/brand/default-brand.ts';
import type { Problem } from '../../../generator/problems/problem.ts';
import { sampleReport } from '../../support/sample-report.ts';

const site = { siteUrl: 'https://www.pier.example', root: '/srv/pier', brand: defaultBrand };
const build = 'a'.repeat(64);
const about = (id: number, message = `Problem ${id}`): Problem => ({
  message,
  entry: { kind: 'post', id, title: 'Tides' },
});

describe('the event at the end of a build', () => {
  it('has of the warnings those that name an entry', () => {
    const warnings = [{ message: 'Of nobody' }, about(1)];
    expect(endEvent(sampleReport({ build, warnings }), site)).toMatchObject({
      event: 'built',
      build,
      problems: [about(1)],
      problemCount: 1,
      nextChange: null,
    });
  });

  it('has the colours of the site by the names in its stylesheet, so that editors see them', () => {
    const { light } = defaultBrand.colours;
    expect(endEvent(sampleReport({ build }), site)).toMatchObject({
      colours: { '--field': light.field, '--on-field-soft': light.onFieldSoft, '--part1': light.highlight },
    });
  });

  it('has at most 200 problems, those of entries first, and says how many there were', () => {
    const others = Array.from({ length: 300 }, (_, index) => ({ message: `Other ${index}` }));
    const named = Array.from({ length: 150 }, (_, index) => about(index));
    const problems = [...others, ...named];
    const event = endEvent(sampleReport({ outcome: 'failed', problems }), site);
    if (event?.event !== 'refused') throw new Error('it was not refused');
    expect(event.problemCount).toBe(450);
    expect(event.problems).toEqual([...named, ...others.slice(0, 50)]);
  });

  it('says why a build stopped that names no problem, and nothing of a locked folder', () => {
    const failed = sampleReport({ outcome: 'failed', message: 'The CMS sleeps' });
    expect(endEvent(failed, site)).toMatchObject({
      event: 'refused',
      build: null,
      problems: [{ message: 'The CMS sleeps' }],
      problemCount: 1,
    });
    expect(endEvent({ ...failed, failure: 'locked' }, site)).toBeNull();
    expect(crashEvent(site)).toMatchObject({ event: 'refused', problemCount: 1 });
  });

  it('cuts long texts, and leaves out the folder of the project', () => {
    const problem = about(1, `In /srv/pier/config/site.ts: ${'x'.repeat(5_000)}`);
    const title = 'y'.repeat(5_000);
    const problems = [{ ...problem, entry: { kind: 'post', id: 1, title } }];
    const event = endEvent(sampleReport({ outcome: 'failed', problems }), site);
    if (event?.event !== 'refused') throw new Error('it was not refused');
    const [sent] = event.problems;
    expect(sent?.message).toMatch(/^In config\/site\.ts: x+…$/);
    expect([sent?.message.length, sent?.entry?.title.length]).toEqual([1_000, 1_000]);
  });

  it('stays far below what the plugin takes, also with 10,000 entries and the longest problems', () => {
    const entries = Array.from({ length: 10_000 }, (_, index) => ({
      kind: 'event' as const,
      id: 100_000 + index,
      modified: '2026-11-25T11:00:00',
      paths: [`/event/harbour-lights-and-lanterns-${index}/`],
    }));
    const size = (warnings: readonly Problem[]) =>
      Buffer.byteLength(JSON.stringify(endEvent(sampleReport({ build, entries, warnings }), site)));
    expect(size([])).toBeGreaterThan(1_000_000);
    expect(size([])).toBeLessThan(1_300_000);
    const long = 'ö'.repeat(5_000);
    const longest = Array.from({ length: 300 }, (_, id) => ({ ...about(id, long), hint: long, cause: long }));
    expect(size(longest)).toBeLessThan(4_000_000);
  });
});

it.each([
  ['http://cms.example/status', true],
  ['http://10.0.0.7/status', true],
  ['http://127.0.0.1.example/', true],
  ['http://notlocalhost/', true],
  ['https://cms.example/status', false],
  ['http://127.0.0.1:8080/', false],
  ['http://[::1]/', false],
  ['http://localhost:9400/', false],
  ['http://cms.localhost/', false],
])('a password that others on the way can read is told: %s %j', (url, isTold) => {
  const told = findPlainText({ url: new URL(url) });
  expect(told !== null).toBe(isTold);
});
