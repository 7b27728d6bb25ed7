import type { DemoKindFields } from '../kinds.ts';
import type { Written } from './author.ts';
import { juneEvents } from './events-june.ts';
import { laterEvents } from './events-later.ts';
import { pastEvents } from './events-past.ts';

/** Times are local times of the pier; an event of whole days runs from midnight to the last second of a day. */
export interface WrittenEvent extends Written, Partial<Readonly<DemoKindFields['event']>> {
  readonly startDate: string;
  readonly venue: string;
  /** Slug of the location where it takes place. */
  readonly at?: string;
}

export const events: readonly WrittenEvent[] = [...pastEvents, ...juneEvents, ...laterEvents];
