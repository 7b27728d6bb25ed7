import type { Kind } from '../content/content.ts';
import type { NamedKind } from '../content/kinds/description.ts';
import { ownKinds } from '../content/kinds/own-kinds.ts';
import { siteCodeError } from '../util/site-code-error.ts';

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
  space: { segments: ['space'] },
  job: { segments: ['job'] },
} as const satisfies Record<Exclude<Kind, 'page'>, KindFolder>;

ownKinds.forEach(refuseWrongFolder);

/** Throws when the folder of a site's kind is not a path, or has the pages of another kind. */
function refuseWrongFolder({ name, folder }: NamedKind): void {
  const taken = [
    ...Object.values<KindFolder>(ours).flatMap(({ segments, list }) => [segments.join('/'), list]),
    ...ownKinds.flatMap((other) => (other.name === name ? [] : other.folder)),
  ];
  const isPath = /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/.test(folder);
  if (isPath && !taken.includes(folder)) return;
  const reason = isPath
    ? 'has pages already: name another'
    : 'is not a folder: write small letters, digits and hyphens, such as tours or visit/tours';
  throw siteCodeError(`kinds/${name}.ts:1`, `folder "${folder}" ${reason}`);
}

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
