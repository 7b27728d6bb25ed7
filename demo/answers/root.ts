import { demoKindNames, demoKinds } from '../kinds.ts';
import { cmsOrigin } from '../site-address.ts';
import { boardwalkView } from './boardwalk-view.ts';
import { demoEditor } from './editor.ts';
import { contentNodes, entries } from './entry-lists.ts';
import { categories, mediaItems, menuItems } from './other-lists.ts';
import type { DemoRequest } from './request.ts';

/** The fields of `RootQuery`. Everybody is the public here but for the one editor. */
export const rootQuery = {
  ...Object.fromEntries(demoKindNames.map((kind) => [demoKinds[kind].list, entries(kind)])),
  contentNodes,
  mediaItems,
  categories,
  menuItems,
  boardwalk: (_root: unknown, _args: unknown, request: DemoRequest) => boardwalkView(request),
  viewer: (_root: unknown, _args: unknown, { isEditor }: DemoRequest) => (isEditor ? demoEditor : null),
  generalSettings: (_root: unknown, _args: unknown, { store }: DemoRequest) => ({
    id: 'c2V0dGluZ3M6Z2VuZXJhbA==',
    title: store.settings.title,
    description: store.settings.description,
    language: store.settings.language,
    timezone: store.settings.timezone,
    url: cmsOrigin,
    homeUrl: cmsOrigin,
    dateFormat: 'F j, Y',
    timeFormat: 'g:i a',
    startOfWeek: 1,
  }),
  readingSettings: (_root: unknown, _args: unknown, { store }: DemoRequest) => ({
    id: 'c2V0dGluZ3M6cmVhZGluZw==',
    postsPerPage: 10,
    showOnFront: 'page',
    pageOnFront: store.settings.pageOnFront,
    pageForPosts: store.settings.pageForPosts,
  }),
  seo: (_root: unknown, _args: unknown, { store }: DemoRequest) => ({ redirects: store.redirects }),
};
