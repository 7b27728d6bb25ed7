import path from 'node:path';
import { ensureSymlink } from 'fs-extra/esm';
import { paragraph } from '../../demo/blocks/text.ts';
import { createDemoCms, type DemoCms } from '../../demo/demo-cms.ts';
import { editEntry, findEntry, setStatus } from '../../demo/edits.ts';
import { type FixedServer, startFixedServer } from './fixed-server.ts';

/** A command, and what happens to the CMS before it. */
export interface Scene {
  /** The name of its picture. */
  readonly name: string;
  readonly title: string;
  /** As one types them after `boardwalk`, or after `npm` in the folder of a new site. */
  readonly args: string;
  readonly site?: string;
  /** The answers that are typed, each when the terminal ends with its question. Without them the endpoint is known already. */
  readonly answers?: (cms: DemoCms) => readonly (readonly [question: RegExp, answer: string])[];
  /** `folder`: of the copied project, in which the scenes happen. */
  readonly prepare?: (cms: DemoCms, folder: string) => void | Promise<void>;
  /** A picture of the way there: its name, and the text by which its moment is known. */
  readonly moment?: { readonly name: string; readonly title: string; readonly shows: RegExp };
  /** Starts a CMS of its own for this scene. `root`: of the project. */
  readonly open?: (root: string) => Promise<FixedServer>;
  readonly exitCode: number;
}

/** In this order: each finds the site that the one before has left. */
export const scenes: readonly Scene[] = [
  {
    name: 'first-build',
    title: 'The first build',
    args: 'generate',
    moment: {
      name: 'first-build-progress',
      title: 'The first build, on its way',
      shows: /Fetched █{8,}.* left/,
    },
    exitCode: 0,
  },
  { name: 'nothing-changed', title: 'A build when nothing has changed', args: 'generate', exitCode: 0 },
  {
    name: 'init',
    title: 'The folder of a new site',
    args: 'init my-pier',
    answers: ({ origin }) => [
      [/WordPress,.*: $/, origin],
      [/of the site,.*: $/, 'www.halyardpier.example'],
    ],
    exitCode: 0,
  },
  { name: 'install', title: 'Its packages', args: 'install', site: 'my-pier', exitCode: 0 },
  {
    name: 'own-build',
    title: 'Its first build',
    args: 'run generate',
    site: 'my-pier',
    // Its pictures are those of the first build, which took most of a minute of processor time.
    prepare: (_, folder) =>
      ensureSymlink(
        path.join(folder, 'node_modules/.cache/boardwalk/pictures'),
        path.join(folder, 'my-pier/node_modules/.cache/boardwalk/pictures'),
      ),
    exitCode: 0,
  },
  {
    name: 'one-edit',
    title: 'A build after one edit',
    args: 'generate',
    prepare: ({ store }) =>
      editEntry(store, findEntry(store, 'event', 'film-night-on-the-lawn').id, {
        title: 'Film Night on the Beach',
      }),
    exitCode: 0,
  },
  {
    name: 'warning',
    title: 'A build with a warning',
    args: 'generate',
    prepare: ({ store }) => {
      const { id, blocks } = findEntry(store, 'event', 'thursday-market');
      const link = paragraph('See <a href="/event/p/winter-market/">the market in winter</a>.');
      editEntry(store, id, { blocks: [...blocks, link] });
    },
    exitCode: 0,
  },
  {
    name: 'refused',
    title: 'A build that a check refuses',
    args: 'generate',
    prepare: ({ store }) => {
      for (const { id, kind } of store.entries) if (kind === 'artwork') setStatus(store, id, 'trash');
      editEntry(store, findEntry(store, 'event', 'thursday-market').id, { slug: 'sunrise-yoga-june' });
    },
    exitCode: 4,
  },
  {
    name: 'check',
    title: 'A check of a CMS that has everything',
    args: 'check',
    open: (root) => createDemoCms({ folder: `${root}/demo`, plugins: { seo: true, boardwalk: true } }),
    exitCode: 0,
  },
  {
    name: 'check-plain',
    title: 'A check of a CMS with WPGraphQL alone',
    args: 'check',
    open: (root) =>
      createDemoCms({
        folder: `${root}/demo`,
        plugins: { seo: false },
        lacks: ['RootQuery.artworks', 'RootQuery.experiences', 'Event.venue'],
      }),
    exitCode: 0,
  },
  {
    name: 'check-login',
    title: 'A check of a CMS that wants a login',
    args: 'check',
    open: () => startFixedServer(401, '<h1>Authorization required</h1>'),
    exitCode: 3,
  },
  {
    name: 'check-missing',
    title: 'A check of a WordPress without WPGraphQL',
    args: 'check',
    open: () => startFixedServer(404, '<h1>Page not found</h1><p>It looks like nothing was found here.</p>'),
    exitCode: 3,
  },
  {
    name: 'cms-down',
    title: 'A build while the CMS is down',
    args: 'generate',
    prepare: (cms) => cms.close(),
    exitCode: 3,
  },
  { name: 'check-nothing', title: 'A check where nothing answers', args: 'check', exitCode: 3 },
  { name: 'wrong-flag', title: 'A wrong flag', args: 'generate --output public', exitCode: 2 },
];
