import { type DemoBlock, escapeAttribute } from '../blocks/block.ts';
import { toGmt } from '../clock.ts';
import { demoKinds } from '../kinds.ts';
import { cmsOrigin } from '../site-address.ts';
import type { DemoCategory, DemoEntry } from '../store-types.ts';
import { categoryView } from './category-view.ts';
import { type PagingArguments, toBase64, toPage } from './connection.ts';
import { automaticExcerpt, contentHtml } from './content-html.ts';
import { mediaView } from './media-view.ts';
import type { DemoRequest } from './request.ts';
import { entrySeo } from './seo-view.ts';
import { pathOf, uriOf } from './uri.ts';

/**
 * An entry as its GraphQL type answers. Behind a password, only title and addresses are told, and what an SEO plugin
 * makes of them.
 */
export function entryView(entry: DemoEntry, request: DemoRequest): Readonly<Record<string, unknown>> {
  const { store } = request;
  const isLocked = entry.password !== '';
  return {
    __typename: demoKinds[entry.kind].type,
    id: toBase64(`post:${entry.id}`),
    databaseId: entry.id,
    slug: entry.slug,
    uri: () => (isNeverPublished(entry) ? plainAddress(entry) : uriOf(store, entry)),
    link: () => cmsOrigin + pathOf(store, entry),
    status: entry.status,
    title: entry.title === '' ? null : entry.title,
    contentTypeName: demoKinds[entry.kind].postType,
    hasPassword: isLocked,
    isRestricted: isLocked,
    isFrontPage: entry.id === store.settings.pageOnFront,
    isPostsPage: entry.id === store.settings.pageForPosts,
    isPrivacyPage: entry.id === store.settings.pageForPrivacy,
    // As WPGraphQL: null where it may not be, which is an error of the whole list.
    isSticky: isLocked ? null : isSticky(entry),
    sticky: isSticky(entry),
    seo: () => entrySeo(entry, request),
    language: () => languageView(entry, request),
    locale: () => languageView(entry, request),
    ...(isLocked ? locked : openFields(entry, request)),
  };
}

function isSticky(entry: DemoEntry): boolean {
  return entry.kind === 'post' && entry.isSticky === true;
}

/** As multilingual plugins say it, each in a field of its own name. */
function languageView({ language }: DemoEntry, { store }: DemoRequest) {
  const locale = language ?? store.settings.language;
  return { id: toBase64(`Language:${locale}`), locale };
}

/** WordPress gives a draft neither an address of its own nor dates in UTC before it is published. */
function isNeverPublished({ status }: DemoEntry): boolean {
  return status === 'draft';
}

function plainAddress({ kind, id }: DemoEntry): string {
  return kind === 'page' ? `/?page_id=${id}` : `/?p=${id}`;
}

const nobody = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null };
const locked = { categories: { nodes: [], pageInfo: nobody } };

function openFields(entry: DemoEntry, request: DemoRequest): Readonly<Record<string, unknown>> {
  const isPostsPage = entry.id === request.store.settings.pageForPosts;
  return {
    date: entry.date,
    dateGmt: () => (isNeverPublished(entry) ? null : toGmt(entry.date)),
    modified: entry.modified,
    modifiedGmt: () => (isNeverPublished(entry) ? null : toGmt(entry.modified)),
    content: () => (isPostsPage ? null : contentHtml(entry.blocks, request)),
    showsOthers: () => showsOthers(entry.blocks),
    excerpt: () => excerptHtml(entry, request),
    menuOrder: nullForZero(entry.menuOrder),
    featuredImageDatabaseId: entry.imageId,
    featuredImage: () => {
      const media = request.mediaById(entry.imageId);
      return media === undefined ? null : { node: mediaView(media) };
    },
    ...kindFields(entry, request),
  };
}

/** The fields of its own kind: most of them as they were filled in. */
function kindFields(entry: DemoEntry, request: DemoRequest): Readonly<Record<string, unknown>> {
  if (entry.kind === 'post')
    return {
      author: () => authorView(entry.id, request),
      categories: (args: PagingArguments) => categoriesOf(entry.categoryIds, args, request),
    };
  if (entry.kind === 'page') return { parentDatabaseId: nullForZero(entry.parentId) };
  const {
    id,
    slug,
    title,
    status,
    password,
    date,
    modified,
    excerpt,
    blocks,
    imageId,
    menuOrder,
    seo,
    language,
    ...own
  } = entry;
  return Object.fromEntries(Object.entries(own).map(([name, value]) => [name, value === '' ? null : value]));
}

/** The authors take turns. */
function authorView(id: number, { store }: DemoRequest) {
  const author = store.authors[id % store.authors.length];
  return author === undefined
    ? null
    : { node: { databaseId: author.id, name: author.name, slug: author.slug } };
}

function categoriesOf(ids: readonly number[], args: PagingArguments, request: DemoRequest) {
  const items = request.store.categories
    .filter((category) => ids.includes(category.id))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const rank = new Map(items.map((category, index) => [category.id, index]));
  const listing = {
    items,
    idOf: ({ id }: { id: number }) => id,
    compare: (a: { id: number }, b: { id: number }) => (rank.get(a.id) ?? 0) - (rank.get(b.id) ?? 0),
    findCursor: (id: number) => items.find((category) => category.id === id),
  };
  const view = (category: DemoCategory) => categoryView(category, request);
  return toPage(listing, args, { pageSize: request.pageSize, view });
}

/** An excerpt is always html; empty when there is no content to make one from. */
function excerptHtml(entry: DemoEntry, request: DemoRequest): string {
  const text =
    entry.excerpt === '' ? automaticExcerpt(entry.blocks, request) : escapeAttribute(entry.excerpt);
  return text === '' ? '' : `<p>${text}</p>\n`;
}

/** The demo has one block that is made of other entries. */
function showsOthers(blocks: readonly DemoBlock[]): boolean {
  return blocks.some(({ name, innerBlocks }) => name === 'core/latest-posts' || showsOthers(innerBlocks));
}

/** WPGraphQL answers null where WordPress keeps 0. */
function nullForZero(value: number): number | null {
  return value === 0 ? null : value;
}
