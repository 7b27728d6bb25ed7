import type { PlaceHours, TodayPageProps } from '../../../templates/pages/TodayPage.tsx';
import { hrefOf } from '../../content/paths.ts';
import { compact } from '../../util/omit-undefined.ts';
import { conditionsOf } from '../conditions-of.ts';
import { findNotice } from '../notice.ts';
import { hoursTable } from '../places/hours-table.ts';
import type { RouteContext } from '../route-context.ts';
import { labelOfPage } from '../section-titles.ts';
import { linkToAll } from '../sections/grids.ts';
import { firstDayOf, shownEvents } from '../shown-events.ts';
import { itemList } from '../structured-data/item-list.ts';
import { pier, wholeOrganization } from '../structured-data/pier.ts';
import { waysHome } from '../ways-home.ts';
import { fixedPage } from './fixed-page.ts';
import type { PageType } from './page-type.ts';

/** The browser finds the events of any day in these. */
const mostEvents = 200;

const mostPlaces = 60;

/**
 * Makes `/today/`: hours, the programme by days, places, tide and weather, and the ways home. It says dates: the clock of
 * the browser says what is now.
 */
export const today: PageType = {
  name: 'today',
  page: 'today',
  routes: (context) => {
    const { words, content, config, lists, summaries } = context;
    const upcoming = () => {
      const { shown, isCut } = lists.upcoming.first(mostEvents);
      return { isCut, cards: shown.flatMap((event) => summaries.event(event) ?? []) };
    };
    const { facts, props } = fixedPage(context, {
      path: '/today/',
      title: words.today.title,
      description: words.today.about,
      isWhole: true,
      head: () => ({
        data: (page) => [
          wholeOrganization(context),
          pier(context, page.image),
          ...itemList(page, upcoming().cards, config.siteUrl),
        ],
      }),
    });
    return [
      {
        ...facts,
        template: 'today',
        props: (): TodayPageProps => {
          const { cards, isCut } = upcoming();
          return compact({
            ...props(),
            events: shownEvents(cards),
            from: firstDayOf(cards, context),
            knownUntil: isCut ? cards.at(-1)?.when.start.slice(0, 10) : undefined,
            timeZone: content.settings.timeZone,
            organisation: context.organisation,
            week: weekOf(context),
            notice: findNotice(context),
            conditions: conditionsOf(context),
            places: placesOf(context),
            waysHome: waysHome(context),
            more: moreOf(context),
          });
        },
      },
    ];
  },
};

function weekOf(context: RouteContext): TodayPageProps['week'] {
  const { opening } = context.organisation;
  return opening && hoursTable({ hours: opening, words: [] }, context);
}

/** Lists the places whose hours are certain. */
function placesOf({ lists, summaries }: RouteContext): readonly PlaceHours[] {
  return lists.location
    .cut(0, mostPlaces)
    .map(summaries.location)
    .flatMap(({ title, href, opening, hours, lang }) =>
      opening === undefined ? [] : [compact({ title, href, opening, hours, lang })],
    );
}

/** Leads on where a list ends. */
function moreOf(context: RouteContext): TodayPageProps['more'] {
  const visit = context.fixed.has('visit') ? labelOfPage('/visit/', context) : undefined;
  return compact({
    events: linkToAll('event', context),
    places: linkToAll('location', context),
    visit: visit && { ...visit, href: hrefOf('/visit/') },
  });
}
