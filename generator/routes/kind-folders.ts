import type { Kind } from '../content/content.ts';

interface KindFolder {
  /** The segments of a path before an entry's slug. */
  readonly segments: readonly string[];
  /** The fixed page that lists the entries. */
  readonly list: string;
}

/** The folder of each kind's entries. A page of the CMS keeps its address there. */
export const kindFolders = {
  post: { segments: ['news', 'p'], list: 'news' },
  event: { segments: ['event'], list: 'event' },
  location: { segments: ['location'], list: 'location' },
  artwork: { segments: ['art'], list: 'art' },
  experience: { segments: ['experiences'], list: 'experiences' },
} as const satisfies Record<Exclude<Kind, 'page'>, KindFolder>;
