import type { NamedLink } from '../../../templates/types.ts';
import type { Kind } from '../../content/content.ts';
import { hrefOf } from '../../content/paths.ts';
import type { CategoryPlace, Place } from '../../content/place.ts';
import { compact } from '../../util/omit-undefined.ts';
import type { ListPage } from '../kind-folders.ts';
import { type FirstOf, firstOf, mostListed } from '../listed.ts';
import type { RouteContext } from '../route-context.ts';
import { defineSection, type Filling } from './define-section.ts';
import { count, linkOf, namedLink, object, slugs, text } from './fields.ts';

/** The number of next events, and of posts, without a limit of the editor. */
const usualEvents = 6;
const usualPosts = 3;

/** Shows named events in the given order, or the next ones. */
export const eventGrid = defineSection({
  name: 'pier/event-grid',
  settings: object({ heading: text, limit: count, slugs, more: namedLink }),
  fill: ({ heading, limit, slugs, more }, filling) => {
    const { context, resolve } = filling;
    const { summaries, lists } = context;
    const { shown, isCut } = slugs
      ? firstOf(entriesBySlug('event', slugs, filling), mostListed)
      : lists.upcoming.first(limit ?? usualEvents);
    const events = shown.flatMap((entry) => summaries.event(entry) ?? []);
    if (events.length === 0) return null;
    const others = isCut ? linkToAll('event', context) : undefined;
    return compact({
      heading,
      events,
      more: linkOf(more, resolve) ?? (limit === undefined ? others : undefined),
      rest: slugs ? others : undefined,
    });
  },
});

export const experienceGrid = defineSection({
  name: 'pier/experience-grid',
  settings: object({ heading: text, slugs }),
  fill: ({ heading, slugs }, filling) => {
    const { lists, summaries } = filling.context;
    // One more than is shown, and its owner.
    const chosen = slugs
      ? entriesBySlug('experience', slugs, filling)
      : lists.experience.cut(0, mostListed + 2);
    const others = chosen.filter(({ id }) => id !== filling.owner?.id);
    const { shown, isCut } = firstOf(others, mostListed);
    const rest = isCut ? linkToAll('experiences', filling.context) : undefined;
    return shown.length === 0
      ? null
      : compact({ heading, experiences: shown.map(summaries.experience), rest });
  },
});

export const locationGrid = defineSection({
  name: 'pier/location-grid',
  settings: object({ heading: text, slugs, limit: count, more: namedLink }),
  fill: ({ heading, slugs, limit, more }, filling) => {
    const { context, resolve } = filling;
    const { shown, isCut } = pickLocations(slugs, Math.min(limit ?? mostListed, mostListed), filling);
    const locations = shown.map(context.summaries.location);
    const rest = limit === undefined && isCut ? linkToAll('location', context) : undefined;
    return shown.length === 0 ? null : compact({ heading, locations, more: linkOf(more, resolve), rest });
  },
});

/** Shows the newest posts, of one category if named. */
export const newsGrid = defineSection({
  name: 'pier/news-grid',
  settings: object({ heading: text, limit: count, category: text, more: namedLink }),
  fill: ({ heading, limit, category: slug, more }, { context, resolve, warn }) => {
    const { lists, summaries } = context;
    const category = slug === undefined ? undefined : (lists.categoryBySlug(slug) ?? null);
    if (category === null) {
      warn({
        check: 'lostContent',
        message: `The section pier/news-grid shows the category "${slug}", which does not exist`,
        field: 'category',
        hint: 'Choose another category in the section.',
      });
      return null;
    }
    const list = category === undefined ? lists.post : lists.postsIn(category.id);
    const { shown, isCut } = list.first(limit ?? usualPosts);
    if (shown.length === 0) return null;
    const others = limit === undefined && isCut ? linkToAllNews(category, context) : undefined;
    return compact({ heading, posts: shown.map(summaries.news), more: linkOf(more, resolve) ?? others });
  },
});

function linkToAllNews(category: CategoryPlace | undefined, context: RouteContext): NamedLink | undefined {
  const all = linkToAll('news', context);
  return all && category ? { ...all, href: context.summaries.category(category).href } : all;
}

/** Links to the whole list, for a section that shows only the first ones. */
export function linkToAll(
  page: ListPage,
  { fixed, words: { art, events, experiences, places, news } }: RouteContext,
): NamedLink | undefined {
  const labels: Readonly<Record<ListPage, string>> = {
    art: art.all,
    event: events.all,
    experiences: experiences.all,
    location: places.allPlaces,
    news: news.all,
  };
  return fixed.has(page) ? { label: labels[page], href: hrefOf(`/${page}/`) } : undefined;
}

/** Picks the named locations in the given order, or all of them: at most so many. */
export function pickLocations(
  slugs: readonly string[] | undefined,
  most: number,
  filling: Filling,
): FirstOf<Place<'location'>> {
  return slugs
    ? firstOf(entriesBySlug('location', slugs, filling), most)
    : filling.context.lists.location.first(most);
}

/**
 * Finds the entries with these slugs, in this order. Reports an unknown slug as a problem of the
 * section.
 */
function entriesBySlug<K extends Kind>(
  kind: K,
  slugs: readonly string[],
  { context, warn }: Filling,
): readonly Place<K>[] {
  return slugs.flatMap((slug) => {
    const entry = context.lists.bySlug(kind, slug.normalize('NFC'));
    if (entry !== undefined) return entry;
    warn({
      message: `A grid lists "${slug}", which is not published`,
      field: 'content',
      hint: 'Correct the slug in the section, or publish the entry.',
    });
    return [];
  });
}
