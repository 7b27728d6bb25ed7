import type { Author } from '../content/content.ts';
import { slugify } from '../content/html/ids.ts';
import { pathOf } from '../content/paths.ts';
import type { CategoryPlace, Place } from '../content/place.ts';
import { openIndex } from '../dependencies/questions.ts';
import { groupBy } from '../util/group-by.ts';
import { categoriesOfPosts } from './categories-of-posts.ts';
import { type Listed, type ListsInput, positionsIn } from './listed.ts';
import { type NewsPage, newsPageOf, yearsOfArchive } from './news-archive.ts';

type Post = Place<'post'>;

export interface NewsLists {
  readonly postsIn: (category: number) => Listed<Post>;
  /** Those of a category with its descendants. */
  readonly postsBelow: (category: number) => Listed<Post>;
  readonly relatedPosts: (post: Post) => readonly Post[];
  /** A page of all news, or of those below a category: by its cursor, the newest without one. */
  readonly newsPage: (category: number | undefined, cursor?: string) => NewsPage;
  readonly newsYears: (category: number | undefined) => ReturnType<typeof yearsOfArchive>;
  /** Those of an author. */
  readonly postsBy: (author: number) => Listed<Post>;
  /** Those with posts, each with the path of the page. None where the settings show no authors. */
  readonly authors: () => readonly NamedAuthor[];
  readonly authorOf: (author: number) => NamedAuthor | undefined;
  /** Categories with posts of their own. */
  readonly usedCategories: Listed<CategoryPlace>;
  readonly mostUsedCategories: Listed<CategoryPlace>;
}

/** Opens the questions about news. */
export function newsLists({
  places,
  categories,
  settings,
  showsAuthors,
  list,
  ask,
  rowOf,
}: ListsInput): NewsLists {
  const posts = places.post;
  const grouped = openIndex(() => categoriesOfPosts(posts, categories));
  const postsBelow = (category: string) => (category === '' ? posts : grouped().postsBelow(Number(category)));
  const byAuthor = openIndex(() => groupBy(posts, ({ fields }) => fields.author?.id));
  const named = openIndex(() => nameAuthors(showsAuthors ? posts : []));
  const related = ask({
    name: 'post?related',
    answer: (id) => relatedPosts(posts, positionsIn(posts).get(Number(id)) ?? Number.NaN),
    rows: (found) => found.map(rowOf),
  });
  const page = ask({
    name: 'post+category?page',
    answer: (of) => {
      const [category = '', cursor = ''] = of.split(':');
      const page = newsPageOf(postsBelow(category), cursor);
      return of === ':' ? { ...page, posts: stickyFirst(posts, page.posts) } : page;
    },
    rows: ({ posts, ...others }) => [posts.map(rowOf), others],
  });
  return {
    postsIn: list('post?in', (category) => grouped().postsIn(Number(category))),
    postsBelow: list('post+category?below', postsBelow),
    authors: ask({ name: 'post?authors', answer: () => [...named().values()], rows: (found) => found }),
    authorOf: ask({ name: 'post?author', answer: (id) => named().get(Number(id)), rows: (found) => found }),
    postsBy: list('post?by', (author) => byAuthor().get(Number(author)) ?? []),
    relatedPosts: ({ id }) => related(id),
    newsPage: (category, cursor = '') => page(`${category ?? ''}:${cursor}`),
    newsYears: ask({
      name: 'post+category?years',
      answer: (category) => yearsOfArchive(postsBelow(category), settings.timeZone),
      rows: (years) => years,
    }),
    usedCategories: list('post+category?used', () => grouped().used)(),
    mostUsedCategories: list('post+category?most-used', () => grouped().mostUsed)(),
  };
}

export interface NamedAuthor extends Author {
  readonly path: string;
}

/** Names each author as in the newest post, by id. Two of one name have different paths. */
function nameAuthors(posts: readonly Post[]): ReadonlyMap<number, NamedAuthor> {
  const byId = new Map<number, Author>();
  for (const { fields } of posts)
    if (fields.author && !byId.has(fields.author.id)) byId.set(fields.author.id, fields.author);
  const taken = new Set<string>();
  const pathFor = ({ id, name }: Author): string => {
    const slug = slugify(name).slice(0, mostOfSlug);
    const free = slug === '' || taken.has(slug) ? `${slug}-${id}` : slug;
    taken.add(free);
    return pathOf('news', 'a', free);
  };
  return new Map(
    [...byId.values()]
      .sort((a, b) => a.id - b.id)
      .map((author) => [author.id, { ...author, path: pathFor(author) }]),
  );
}

const mostOfSlug = 60;

/**
 * Puts sticky posts before the newest ones, as WordPress does on the first page of the list of all posts, and nowhere else. An older
 * one stays in the archive, too.
 */
function stickyFirst(all: readonly Post[], newest: readonly Post[]): readonly Post[] {
  const sticky = all.filter(({ fields }) => fields.isSticky);
  return sticky.length === 0 ? newest : [...new Set([...sticky, ...newest])];
}

const relatedCount = 3;

/** The number of older posts searched for related ones. */
const relatedWithin = 60;

/**
 * Finds posts related to the one at a position, newest first, among older ones and without the one linked as older: first those of its
 * categories, then the next ones.
 */
function relatedPosts(posts: readonly Post[], position: number): readonly Post[] {
  const start = position + 2;
  const alike = firstAlike(posts, position).flatMap((place) => posts[place] ?? []);
  return [...new Set([...alike, ...posts.slice(start, start + relatedCount)])].slice(0, relatedCount);
}

/** Stops when there are enough: every post of an archive searches. */
function firstAlike(posts: readonly Post[], position: number): readonly number[] {
  const own = new Set(posts[position]?.fields.categoryIds);
  const end = Math.min(posts.length, position + 1 + relatedWithin);
  const alike: number[] = [];
  for (let place = position + 2; place < end && alike.length < relatedCount; place += 1) {
    if (posts[place]?.fields.categoryIds.some((id) => own.has(id))) alike.push(place);
  }
  return alike;
}
