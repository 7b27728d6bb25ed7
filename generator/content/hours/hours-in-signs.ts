import { foldLetters } from '../../../words/fold-letters.ts';
import { formatsOf } from '../../../words/formats/formats-of.ts';
import { languages } from '../../../words/languages.ts';

/** Words in which opening hours are typed, by their sign: of all our languages, since none of them stands for two things. */
const wordsBySign: Readonly<Record<string, string>> = {
  'd1–d7':
    'daily|every day|täglich|jeden Tag|tous les jours|todos los días|diario|a diario|elke dag|dagelijks|' +
    'tutti i giorni|ogni giorno',
  'd1–d5': 'weekdays|en semaine|entre semana|doordeweeks',
  'd6–d7':
    'weekend|weekends|Wochenende|Wochenenden|am Wochenende|an Wochenenden|week-end|week-ends|fin de semana|' +
    'fines de semana|in het weekend|fine settimana|nel fine settimana',
  '–': 'to|until|till|bis|à|au|a|al|alle|hasta|hasta las|a las|tot|tot en met|t/m',
  ',': 'and|&|und|et|y|e|ed|en',
  '': 'du|de|le|les|el|los|las|de las|dal|dalle|da|von|van|from|il|la',
  closed: 'closed|geschlossen|Ruhetag|fermé|cerrado|gesloten|chiuso',
  '12:00': 'noon|midi|mediodía|mezzogiorno',
  '24:00': 'midnight|Mitternacht|minuit|medianoche|middernacht|mezzanotte',
  'd1–d7 0:00–24:00':
    'always open|open 24 hours|24 hours|24/7|Tag und Nacht|rund um die Uhr|immer geöffnet|jour et nuit|24h/24|' +
    'día y noche|24 horas|dag en nacht|altijd open|24 ore su 24|sempre aperto',
};

/** Words with which hours begin, where they begin with no figure. */
export const firstHourWords = ['closed', '12:00', '24:00'].map((sign) => wordsBySign[sign]).join('|');

const moreDays: readonly (readonly [string, number])[] = [
  ['tues', 2],
  ['weds', 3],
  ['thur', 4],
  ['thurs', 4],
];

const signs = new Map<string, string>([
  ...languages.flatMap((language) => {
    const { weekdays, shortWeekdays } = formatsOf(language);
    return [weekdays, shortWeekdays].flatMap((names) =>
      names.flatMap((name, index) => signsOfDay(name, index + 1)),
    );
  }),
  ...moreDays.flatMap(([name, day]) => signsOfDay(name, day)),
  ...Object.entries(wordsBySign).flatMap(([sign, words]) =>
    words.split('|').map((word) => [foldLetters(word), sign] as const),
  ),
]);

/** "Montag" and "montags", "lundi" and "lundis". */
function signsOfDay(name: string, day: number): readonly (readonly [string, string])[] {
  const folded = foldLetters(name).replace('.', '');
  return [folded, `${folded}s`].map((word) => [word, `d${day}`]);
}

const word = new RegExp(
  `(?<![\\p{L}\\d])(?:${[...signs.keys()].sort(byLength).join('|')})(?![\\p{L}\\d])`,
  'gu',
);

/** Longer words first: "tot en met" begins with "tot". */
function byLength(one: string, other: string): number {
  return other.length - one.length;
}

/**
 * Writes opening hours that are typed in words of any language in signs: "Montag und Mittwoch 7 bis
 * 14 Uhr" becomes "d1,d3 7–14h". A word that is not known stays.
 */
export function hoursInSigns(typed: string): string {
  return foldLetters(typed)
    .replace(/(\p{L})\./gu, '$1')
    .replace(/(?<=\d) ?h ?(?=\d\d(?!\d))/g, ':')
    .replace(/(?<=\d) ?(?:uhr|uur|heures?|horas?|ore|h)(?!\p{L})/gu, 'h')
    .replace(word, (found) => signs.get(found) ?? found)
    .replace(/[-—]/g, '–')
    .replace(/\s+/g, ' ')
    .replace(/ ?([–,:]) ?/g, '$1')
    .replace(/,+/g, ',')
    .trim();
}
