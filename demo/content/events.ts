import type { WrittenEvent } from './author.ts';
import { juneEvents } from './events-june.ts';
import { laterEvents } from './events-later.ts';
import { pastEvents } from './events-past.ts';

export const events: readonly WrittenEvent[] = [...pastEvents, ...juneEvents, ...laterEvents];
