import type { Organisation } from '../../../templates/organisation.ts';
import type { TemplateCall } from '../../../templates/render.tsx';
import type { BarePage } from './bare-pages.ts';
import type { RawCategory } from './load-content.ts';
import {
  rawArt,
  rawCard,
  rawCategories,
  rawEvent,
  rawHref,
  rawLocation,
  rawNews,
  rawNodes,
  rawPicture,
} from './raw-props.ts';

export interface RawSite {
  readonly categories: readonly RawCategory[];
  readonly organisation: Organisation;
  readonly now: string;
}

/** The template that Boardwalk has for a page, with props of raw fields. */
export function rawCall(page: BarePage, site: RawSite): TemplateCall {
  if (page.kind === 'home') {
    const { organisation } = site;
    return { template: 'home', props: { title: page.title, nodes: [], organisation, ways: [] } };
  }
  return page.kind === 'entry' ? entryCall(page, site) : listCall(page, site);
}

function entryCall(
  { of, title, entry, related }: BarePage & { kind: 'entry' },
  { now }: RawSite,
): TemplateCall {
  const standard = { title, ...rawPicture(entry), nodes: rawNodes(entry) };
  switch (of) {
    case 'posts': {
      const { published, categories } = rawNews(entry);
      const [first] = related.map(rawNews);
      return {
        template: 'news-post',
        props: {
          ...standard,
          published,
          categories,
          ...(first && { older: { label: first.title, by: 'entry', href: first.href } }),
          related: related.map(rawNews),
          more: { label: 'All news', href: rawHref('/news/') },
        },
      };
    }
    case 'events':
      return {
        template: 'event',
        props: {
          ...standard,
          ...rawEvent(entry, now),
          ...(entry.eventUrl && { eventUrl: rawHref(entry.eventUrl) }),
          webCalendars: [],
          share: [],
          related: related.map((one) => rawEvent(one, now)),
          more: { label: 'All events', href: rawHref('/event/') },
        },
      };
    case 'locations': {
      const { phone } = entry;
      return {
        template: 'location',
        props: {
          ...standard,
          ...rawLocation(entry),
          ...(phone && { phone: { label: phone, href: rawHref(`tel:${phone}`) } }),
          events: [],
          artworks: [],
          nearby: related.map((near) => ({ location: rawLocation(near) })),
        },
      };
    }
    case 'artworks': {
      const [next] = related.map(rawArt);
      return {
        template: 'art',
        props: {
          ...standard,
          ...rawArt(entry),
          related: [],
          ...(next && { next: { label: next.title, by: 'entry', href: next.href } }),
        },
      };
    }
    case 'experiences':
      return {
        template: 'experience',
        props: {
          ...standard,
          audience: 'visitors',
          others: related.map(rawCard),
          allExperiences: rawHref('/experiences/'),
        },
      };
    case 'pages':
      return { template: 'page', props: standard };
  }
}

function listCall(page: BarePage & { kind: 'list' }, { categories, now }: RawSite): TemplateCall {
  const { of, title, path, entries } = page;
  switch (of) {
    case 'events': {
      const events = entries.map((entry) => rawEvent(entry, now));
      const toCome = events.filter(({ isPast }) => !isPast);
      return {
        template: 'event-list',
        props: {
          ...{ title, nodes: [], months: [], calendarHref: rawHref('/event/'), timeZone: 'UTC' },
          groups: [{ label: 'To come', month: '2026-06', events: toCome }],
          past: events.filter(({ isPast }) => isPast),
        },
      };
    }
    case 'locations':
      return {
        template: 'location-list',
        props: {
          title,
          nodes: [],
          places: entries.map((one) => ({ location: rawLocation(one) })),
          kinds: [],
        },
      };
    case 'artworks':
      return { template: 'art-list', props: { title, nodes: [], artworks: entries.map(rawArt) } };
    case 'experiences':
      return { template: 'experiences', props: { title, nodes: [], experiences: entries.map(rawCard) } };
    default:
      return {
        template: 'news-list',
        props: {
          ...{ title, nodes: [], years: [], feedHref: rawHref('/news/') },
          posts: entries.map(rawNews),
          categories: rawCategories(categories),
          ...(path.includes('/category/') && {
            category: { label: title, by: 'entry', href: rawHref(path) },
          }),
          ...(page.newer && { newer: { label: 'Newer news', href: rawHref(page.newer) } }),
          ...(page.older && { older: { label: 'Older news', href: rawHref(page.older) } }),
        },
      };
  }
}
