import type { BlockNode } from '../../../templates/blocks/index.ts';
import type { BigEventProps } from '../../../templates/components/BigEvent.tsx';
import type { TodayLineProps } from '../../../templates/components/TodayLine.tsx';
import type { EventSummary, PictureData } from '../../../templates/types.ts';
import { hrefOf } from '../../content/paths.ts';
import { compact } from '../../util/omit-undefined.ts';
import type { FixedPage } from '../fixed-pages.ts';
import { findNotice } from '../notice.ts';
import { planSection } from '../pier-plan.ts';
import { defaultSection } from '../resolve-blocks.ts';
import type { RouteContext } from '../route-context.ts';
import { pier, webSite, wholeOrganization } from '../structured-data/pier.ts';
import { fixedPage } from './fixed-page.ts';
import type { PageType } from './page-type.ts';

/**
 * Makes `/`: the front page of the CMS; where it lacks them, a hero, events, experiences, news and
 * the map.
 */
export const home: PageType = {
  name: 'home',
  routes: (context) => {
    const { content, lists, summaries, organisation } = context;
    if (context.isBlanketNoindex()) {
      context.warn({
        message: 'The CMS marks every entry noindex: this site ignores it',
        hint: 'Mark only the entries that search engines should not list.',
      });
    }
    const { props, facts } = fixedPage(context, {
      path: '/',
      title: content.settings.title,
      sections: () => homeSections(context),
      head: () => ({
        title: null,
        data: ({ image }) => [
          wholeOrganization(context),
          webSite(context),
          ...(context.fixed.has('visit') ? [pier(context, image)] : []),
        ],
      }),
    });
    return [
      {
        ...facts,
        template: 'home',
        props: () => {
          const { title, picture, nodes, language } = props();
          const hero = nodes[0]?.block === 'pier/hero' ? null : ownHero(picture, context);
          const ways = practicalWays(context)
            .filter(({ page }) => context.fixed.has(page))
            .map(({ label, page }) => ({ label, href: hrefOf(`/${page}/`) }));
          return compact({
            title,
            nodes: hero === null ? nodes : [hero, ...nodes],
            language,
            organisation,
            ways,
            bigEvent: findBigEvent(
              nodes,
              lists.upcoming.cut(0, bigEventsAhead).flatMap((event) => summaries.event(event) ?? []),
            ),
            today: context.fixed.has('today') ? todayLine(context) : undefined,
            notice: findNotice(context),
          });
        },
      },
    ];
  },
};

interface WayOn {
  readonly label: string;
  readonly page: FixedPage;
}

function waysOn({ words: { pages } }: RouteContext): readonly WayOn[] {
  return [
    { label: pages.planYourVisit, page: 'visit' },
    { label: pages.whatIsOn, page: 'event' },
  ];
}

function practicalWays({ words: { pages } }: RouteContext): readonly WayOn[] {
  return [
    { label: pages.gettingHereAndParking, page: 'visit' },
    { label: pages.placesOnThePier, page: 'location' },
    { label: pages.whatIsOn, page: 'event' },
  ];
}

/** Enough to name one in the days until the next build. */
const eventsInLine = 5;

function todayLine({ lists, summaries }: RouteContext): TodayLineProps {
  const { shown, isCut } = lists.upcoming.first(eventsInLine);
  const cards = shown.flatMap((event) => summaries.event(event) ?? []);
  const until = isCut ? (cards.at(-1)?.when.start.slice(0, 10) ?? '') : undefined;
  const events = cards
    .filter(({ state }) => state?.key !== 'cancelled' && state?.key !== 'postponed')
    .map((card) => {
      const { title, href, when, lang } = card;
      return compact({ title, href, when, times: timesUntil(card, until), lang });
    });
  return { href: hrefOf('/today/'), events };
}

/** Returns the dates up to a day: after it, events that are not in the line may come first. */
function timesUntil({ times, coming }: EventSummary, until: string | undefined): string | undefined {
  if (until === undefined) return times;
  const count = coming.filter(({ day }) => day <= until).length;
  return times?.split(' ').slice(0, count).join(' ');
}

/** A later event is too far away to be announced large. */
const bigEventsAhead = 40;

/** Makes a hero with the site's name and tagline on the picture of the front page. */
function ownHero(picture: PictureData | undefined, context: RouteContext): BlockNode | null {
  const { title, tagline } = context.content.settings;
  const actions = waysOn(context)
    .filter(({ page }) => context.fixed.has(page))
    .map(({ label, page }) => ({ label, url: `/${page}/` }));
  const hero = defaultSection('pier/hero', { heading: title, text: tagline, actions }, context);
  if (hero?.block !== 'pier/hero' || picture === undefined) return hero;
  return { ...hero, props: { ...hero.props, picture } };
}

function homeSections(context: RouteContext): readonly (BlockNode | null)[] {
  const { events, experiences, news, pages } = context.words;
  const allEvents = { label: events.all, url: '/event/' };
  const allNews = { label: news.all, url: '/news/' };
  return [
    defaultSection('pier/event-grid', { heading: pages.whatsOn, limit: 6, more: allEvents }, context),
    defaultSection('pier/experience-grid', { heading: experiences.title }, context),
    defaultSection('pier/news-grid', { heading: news.title, limit: 3, more: allNews }, context),
    planSection(pages.findYourWay, context),
  ];
}

/**
 * Finds the next event of several days, or else the next of all, that has a picture and is in no list
 * of the page: neither the event nor its picture is shown twice.
 * @internal
 */
export function findBigEvent(
  nodes: readonly BlockNode[],
  upcoming: readonly EventSummary[],
): BigEventProps | undefined {
  const shown = nodes.flatMap((node) => (node.block === 'pier/event-grid' ? node.props.events : []));
  const hrefs = new Set<string>(shown.map(({ href }) => href));
  const pictures = new Set(shown.map(({ picture }) => picture?.src));
  const candidates = upcoming.flatMap(({ picture, ...event }): BigEventProps[] =>
    picture === undefined || hrefs.has(event.href) || pictures.has(picture.src)
      ? []
      : [{ ...event, picture }],
  );
  return candidates.find(({ when }) => when.lastDay !== undefined) ?? candidates[0];
}
