import { endOf, parseLocal } from '../../content/dates.ts';
import { nameEntry, titleOf } from '../../content/name-entry.ts';
import { asHref, pathOf } from '../../content/paths.ts';
import type { Place } from '../../content/place.ts';
import { compact } from '../../util/omit-undefined.ts';
import { absolute } from '../head/head.ts';
import { closingOf, employmentOf, openJobs } from '../open-jobs.ts';
import { namedLocation } from '../places/named-location.ts';
import { wayToPlace } from '../places/place-way.ts';
import { whereIs } from '../places/where-is.ts';
import type { Route } from '../route.ts';
import type { RouteContext } from '../route-context.ts';
import { shareLinks } from '../share-links.ts';
import { standaloneHtml } from '../standalone-html.ts';
import { jobPosting } from '../structured-data/job-posting.ts';
import { linkToEntry } from '../summaries.ts';
import { entryRoute, standardProps } from './entry-page.ts';
import type { PageType } from './page-type.ts';

/** `/job/{detail}/`: the page about working here lists those that are open. */
export const jobs: PageType = {
  name: 'jobs',
  routes: (context) => context.lists.job.all().map((job) => jobRoute(job, context)),
};

const parent = pathOf('experiences', 'working-here');

function jobRoute(job: Place<'job'>, context: RouteContext): Route {
  const { config, content, row, resolveFor, nodesOf, summaries, words } = context;
  const path = context.pathOf(job);
  const url = absolute(config.siteUrl, path);
  return {
    ...entryRoute(job, path, context, () => {
      const entry = row(job);
      const isOver = closingOf(job, context)?.isOver ?? false;
      const day = parseLocal(job.fields.closes, content.settings.timeZone);
      return {
        ...(context.fixed.has('experiences') && { parent }),
        // A closed job is still read by who has its address.
        noindex: isOver,
        data: (page) =>
          isOver
            ? []
            : [
                jobPosting({
                  ...{ page, entry, site: context, location: namedLocation(entry, context) },
                  text: standaloneHtml({ nodes: nodesOf(entry), url, siteUrl: config.siteUrl }),
                  validThrough: day === null ? undefined : endOf(day, null).toISOString(),
                }),
              ],
      };
    }),
    template: 'job',
    props: () => {
      const entry = row(job);
      const { pay, starts, employer, applyUrl } = entry.fields;
      const { title, ...page } = standardProps(job, context);
      const place = namedLocation(entry, context);
      const closing = closingOf(job, context);
      if (closing?.isOver)
        context.warn({
          message: `The job closed on ${closing.label}: lists do not show it any more`,
          cause: 'Jobs have closed',
          entry: nameEntry(entry),
          field: 'closingDate',
          hint: 'Withdraw the job, or give it a later closing date.',
        });
      return compact({
        title,
        ...page,
        closing,
        employment: employmentOf(entry, context),
        pay: pay || undefined,
        starts: starts || undefined,
        employer: employer || undefined,
        place: place && linkToEntry(summaries.location(place)),
        way: place && wayToPlace(place, context),
        where: place && whereIs(place, context),
        apply:
          applyUrl === null
            ? writeTo(titleOf(entry), context)
            : resolveFor(entry).link(applyUrl, { field: 'applyUrl' }),
        share: shareLinks({ title, url }, words),
        others: openJobs(context, job),
      });
    },
  };
}

function writeTo(title: string, { organisation: { email }, words }: RouteContext) {
  const subject = encodeURIComponent(words.jobs.application({ title }));
  return email && asHref(`${email.href}?subject=${subject}`);
}
