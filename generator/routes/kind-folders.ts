import type { Kind } from '../content/content.ts';
import { ownKinds } from '../content/kinds/own-kinds.ts';

interface KindFolder {
  /** The segments of a path before an entry's slug. */
  readonly segments: readonly string[];
  /** The fixed page that lists the entries, where the site has one. */
  readonly list?: string;
}

const ours = {
  post: { segments: ['news', 'p'], list: 'news' },
  event: { segments: ['event'], list: 'event' },
  location: { segments: ['location'], list: 'location' },
  artwork: { segments: ['art'], list: 'art' },
  experience: { segments: ['experiences'], list: 'experiences' },
} as const satisfies Record<Exclude<Kind, 'page'>, KindFolder>;

/** The folder of each kind's entries. A page of the CMS keeps its address there. */
export const kindFolders: typeof ours = {
  ...ours,
  ...Object.fromEntries(ownKinds.map(({ name, folder }) => [name, { segments: folder.split('/') }])),
};

type ListOf<Folder> = Folder extends { readonly list: infer List } ? List : never;

/** The fixed pages that list the entries of a kind. */
export type ListPage = ListOf<(typeof kindFolders)[keyof typeof kindFolders]>;

/** The fixed page that lists the entries of a kind; undefined where the site has none. */
export function listPageOf(kind: keyof typeof kindFolders): ListPage | undefined {
  const folder = kindFolders[kind];
  return 'list' in folder ? folder.list : undefined;
}
