import type { Words } from '../../words/table.ts';
import type { Entry } from './content.ts';

/** The state of an event that does not take place as planned. */
export type EventState = 'cancelled' | 'postponed' | 'moved' | 'sold-out';

/** The words with which editors begin or end a title, in the languages of `words/languages.ts`. */
const typed: readonly (readonly [EventState, string])[] = [
  [
    'cancelled',
    'cancell?ed|abgesagt|entfällt|annulée?|cancelad[oa]|anulad[oa]|afgelast|geannuleerd|annullat[oa]',
  ],
  ['postponed', 'postponed|verschoben|reportée?|aplazad[oa]|uitgesteld|rinviat[oa]'],
  ['moved', 'moved|rescheduled|verlegt|verplaatst|spostat[oa]'],
  ['sold-out', 'sold[ -]?out|ausverkauft|complet|agotad[oa]|uitverkocht|esaurit[oa]'],
];

const inTitle = typed.map(
  ([state, words]) =>
    [state, new RegExp(`^\\W*(?:${words})(?=\\W*[:–—-]|\\W*$)|[([](?:${words})\\W*$`, 'iu')] as const,
);

/** Returns the state that the CMS says, or else the one that an editor has typed into the title: "Cancelled: Lantern Parade". */
export function stateOf({ title, fields }: Pick<Entry<'event'>, 'title' | 'fields'>): EventState | undefined {
  return inTitle.find(([state]) => state === fields.state)?.[0] ?? stateInTitle(title);
}

function stateInTitle(title: string): EventState | undefined {
  return inTitle.find(([, words]) => words.test(title))?.[0];
}

const keys = {
  cancelled: 'cancelled',
  postponed: 'postponed',
  moved: 'moved',
  'sold-out': 'soldOut',
} as const;

/** Returns the word for a state. */
export function sayState(state: EventState, { eventDates }: Pick<Words, 'eventDates'>): string {
  return eventDates[keys[state]];
}

/** Returns true for an event that takes place when it says. */
export function takesPlace(state: EventState | undefined): boolean {
  return state !== 'cancelled' && state !== 'postponed';
}

/** Writes the state before a title that does not say it: calendars may not show it otherwise. */
export function titleWithState(
  title: string,
  state: EventState | undefined,
  words: Pick<Words, 'eventDates'>,
): string {
  if (state === undefined || state === 'moved' || stateInTitle(title) !== undefined) return title;
  return words.eventDates.titled({ state: sayState(state, words), title });
}
