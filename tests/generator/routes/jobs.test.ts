import { describe, expect, it } from 'vitest';
import { settingsSchema } from '../../../config/settings.ts';
import { collectRoutes } from '../../../generator/routes/collect-routes.ts';
import { makeEntry } from '../../support/entries.ts';
import { openContext } from '../../support/route-context.ts';

const organisation = { name: 'Pier', email: 'a@pier.example', address: '1 Pier Road' };
const settings = settingsSchema.parse({ siteUrl: 'https://pier.example', organisation });
const jobs = [
  makeEntry('job', 1, {
    title: 'Deckhand',
    fields: { closes: '2026-06-30', employment: 'full-time', employer: 'Ferry' },
  }),
  makeEntry('job', 2, { title: 'Baker' }),
];

/** What is on the site that is built at a moment: its zone is New York's. */
function siteAt(now: string) {
  const { context, warnings } = openContext(jobs, { now }, settings);
  const routes = collectRoutes(context);
  const pageAt = (path: string) => {
    const route = [...routes].find((one) => one.path === path);
    const { robots, jsonLd = [] } = route?.head() ?? {};
    return {
      props: Object(route?.props()),
      robots,
      posting: jsonLd.find((one) => '@type' in one && one['@type'] === 'JobPosting'),
    };
  };
  const open = pageAt('/experiences/working-here/').props.jobs?.map(({ label }: { label: string }) => label);
  return { open, job: pageAt('/job/job-1/'), next: context.clock.nextChange(), warnings };
}

describe('a job with a closing date', () => {
  it('is open until the end of its day, for visitors and search engines', () => {
    const { open, job, next, warnings } = siteAt('2026-07-01T03:59:00Z');
    expect(open).toEqual(['Baker', 'Deckhand']);
    expect(job.props).toMatchObject({
      closing: { label: 'June 30, 2026', isOver: false },
      apply: 'mailto:a@pier.example?subject=Application%3A%20Deckhand',
    });
    expect(job.robots).not.toBe('noindex');
    expect(job.posting).toMatchObject({
      title: 'Deckhand',
      datePosted: '2026-01-01T12:00:00Z',
      validThrough: '2026-07-01T00:00:00.000-04:00',
      employmentType: 'FULL_TIME',
      hiringOrganization: { '@type': 'Organization', name: 'Ferry' },
      jobLocation: { address: { streetAddress: '1 Pier Road' } },
    });
    expect(next).toMatchObject({ at: '2026-07-01T04:00:00.000Z', why: 'the job "Deckhand" closes' });
    expect(warnings.filter(({ field }) => field === 'closingDate')).toEqual([]);
  });

  it('leaves the lists with the end of its day, and its page says so', () => {
    const { open, job, warnings } = siteAt('2026-07-01T04:00:00Z');
    expect(open).toEqual(['Baker']);
    expect(job.props.closing).toMatchObject({ isOver: true });
    expect([job.robots, job.posting]).toEqual(['noindex', undefined]);
    expect(warnings).toContainEqual(
      expect.objectContaining({
        message: 'The job closed on June 30, 2026: lists do not show it any more',
        entry: expect.objectContaining({ kind: 'job', id: 1 }),
        field: 'closingDate',
      }),
    );
  });
});
