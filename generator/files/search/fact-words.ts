import { spellings } from '../../../client-runtime/search/words/spellings.ts';
import { formatsOf } from '../../../words/formats/formats-of.ts';
import { findLanguage, type Language } from '../../../words/languages.ts';
import type { SearchTerms } from '../../../words/search/search-terms.ts';
import { phrasesIn } from '../../../words/search/synonym-rules.ts';
import { termsOf } from '../../../words/search/terms-of.ts';
import type { AnyEntry, WeeklyHours } from '../../content/content.ts';
import { sayState, stateOf } from '../../content/event-state.ts';
import { lastDayOf } from '../../content/occurrences/last-day-of.ts';
import { occurrencesOf } from '../../content/occurrences/occurrences-of.ts';
import type { DatedFields } from '../../content/occurrences/rule-of.ts';
import { sayChoices } from '../../content/say-choices.ts';
import { foldText } from '../../content/words/fold-text.ts';
import { joinPhrase } from '../../content/words/synonyms.ts';
import type { RouteContext } from '../../routes/route-context.ts';
import { daysBetween, weekdayOf } from '../../util/iso-day.ts';

/** Lists folded words for what the fields of an entry say: "saturday", "july", "free". A fact of a new field is a line more. */
export function factWords(
  entry: AnyEntry,
  { content: { settings }, kindsOf, words }: Pick<RouteContext, 'content' | 'kindsOf' | 'words'>,
): readonly string[] {
  const language = findLanguage(settings.language);
  if (language === undefined) return [];
  const { named, texts } = factsOf(entry, { language, kindsOf, words });
  const { facts } = termsOf(language);
  const phrases = named.flatMap((name) => phrasesIn(facts[name]));
  const folded = texts.flatMap((text) => foldText(text, spellings[language]));
  return [...new Set([...phrases.map((phrase) => joinPhrase(phrase, language)), ...folded])];
}

interface Facts {
  /** Those that have words of their own in each language. */
  readonly named: readonly (keyof SearchTerms['facts'])[];
  /** Names and numbers. */
  readonly texts: readonly string[];
}

/** Their labels in single words would be wrong: a step-free place is not "free". */
const accessFacts: Readonly<Partial<Record<string, keyof SearchTerms['facts']>>> = {
  'step-free': 'stepFree',
  'step-free-toilet': 'stepFreeToilet',
  quiet: 'quiet',
  'hearing-loop': 'hearingLoop',
};

interface Saying extends Pick<RouteContext, 'kindsOf' | 'words'> {
  readonly language: Language;
}

function factsOf(entry: AnyEntry, { language, kindsOf, words }: Saying): Facts {
  switch (entry.kind) {
    case 'event': {
      const { isFree, isForFamilies, audiences, access } = entry.fields;
      const days = daysOf(entry.fields);
      const state = stateOf(entry);
      return {
        named: [
          'event',
          ...(isFree ? (['free'] as const) : []),
          ...(isForFamilies ? (['families'] as const) : []),
          ...(days.some(isWeekend) ? (['weekend'] as const) : []),
          ...access.flatMap((key) => accessFacts[key] ?? []),
        ],
        texts: [
          ...wordsOfDays(days, language),
          ...sayChoices([...audiences, ...access.filter((key) => accessFacts[key] === undefined)], words).map(
            ({ label }) => label,
          ),
          ...(state === undefined ? [] : [sayState(state, words)]),
        ],
      };
    }
    case 'location': {
      const { openingHours, access } = entry.fields;
      const isLate = openingHours !== null && isOpenLate(openingHours);
      return {
        named: [
          'location',
          ...(isLate ? (['openLate'] as const) : []),
          ...access.flatMap((key) => accessFacts[key] ?? []),
        ],
        texts: kindsOf(entry).map(({ label }) => label),
      };
    }
    case 'artwork':
      return { named: ['artwork'], texts: [] };
    case 'job':
      return { named: [], texts: sayChoices([entry.fields.employment], words).map(({ label }) => label) };
    case 'space':
      return { named: [], texts: sayChoices([entry.fields.use], words).map(({ label }) => label) };
    default:
      return { named: [], texts: [] };
  }
}

/** Of a rule without an end, those of its first two years: they have the names of all others. */
function daysOf(fields: DatedFields): readonly string[] {
  return occurrencesOf(fields).flatMap((occurrence) => {
    const day = occurrence.start.slice(0, 10);
    return daysBetween(day, lastDayOf(occurrence) ?? day);
  });
}

/** With more days, their numbers mean nothing together with a month. */
const mostDays = 14;

function wordsOfDays(days: readonly string[], language: Language): readonly string[] {
  const { weekdays, months } = formatsOf(language);
  const words = days.flatMap((day) => [
    // Weeks begin with Monday there.
    weekdays[(weekdayOf(day) + 6) % 7] ?? '',
    months[Number(day.slice(5, 7)) - 1] ?? '',
    day.slice(0, 4),
    days.length > mostDays ? '' : String(Number(day.slice(8))),
  ]);
  return [...new Set(words)];
}

function isWeekend(day: string): boolean {
  return [0, 6].includes(weekdayOf(day));
}

const late = '23:00';

/** Returns true for a place that is open until eleven in the evening or longer on any day; one that never closes is not late. */
function isOpenLate({ week, seasons }: WeeklyHours): boolean {
  const all = [week, ...seasons.map((season) => season.week)].flat();
  return all.some(({ opens, closes }) => opens > '00:00' && (closes >= late || closes <= opens));
}
