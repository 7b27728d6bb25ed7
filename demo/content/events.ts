import type { Written } from './author.ts';
import { juneEvents } from './events-june.ts';
import { laterEvents } from './events-later.ts';
import { pastEvents } from './events-past.ts';

/** Times are local times of the pier; an event of whole days runs from midnight to the last second of a day. */
export interface WrittenEvent extends Written {
  readonly start: string;
  readonly end?: string;
  readonly venue: string;
  readonly url?: string;
  /** Slug of the location where it takes place. */
  readonly at?: string;
  /** Default: nothing is told. */
  readonly price?: string;
  readonly isFree?: true;
  readonly isForFamilies?: true;
}

export const events: readonly WrittenEvent[] = [...pastEvents, ...juneEvents, ...laterEvents];
