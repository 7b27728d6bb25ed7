import { describe, expect, it } from 'vitest';
import { parseHours } from '../../../../generator/content/hours/parse-hours.ts';
import { formatsOf } from '../../../../words/formats/formats-of.ts';
import { languages } from '../../../../words/languages.ts';

const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** "Mo 07:00-22:00" for each opening; null where nothing is claimed. */
function read(...lines: readonly string[]): readonly string[] | null {
  return (
    parseHours(lines)?.week.map(({ day, opens, closes }) => `${days[day - 1]} ${opens}-${closes}`) ?? null
  );
}

/** "Mo Tu 07:00-22:00" as one text for each opening. */
const each = (text: string): readonly string[] => {
  const parts = text.split(' ');
  const times = parts.at(-1)?.split(',') ?? [];
  return parts.slice(0, -1).flatMap((day) => times.map((time) => `${day} ${time}`));
};

describe('hours in words', () => {
  it.each(languages)('know the days of %s, long and short', (language) => {
    const { weekdays, shortWeekdays } = formatsOf(language);
    for (const names of [weekdays, shortWeekdays])
      expect(names.map((name) => read(`${name} 10:00–12:00`))).toEqual(
        days.map((day) => [`${day} 10:00-12:00`]),
      );
  });

  it.each([
    ['Monday to Thursday 7 am to 10 pm', 'Mo Tu We Th 07:00-22:00'],
    ['Friday and Saturday 7 am to midnight', 'Fr Sa 07:00-00:00'],
    ['Sunday 8 am to 9 pm', 'Su 08:00-21:00'],
    ['Friday to Monday 12:30 pm – 5 p.m.', 'Mo Fr Sa Su 12:30-17:00'],
    ['Daily 6 am to 4 pm', 'Mo Tu We Th Fr Sa Su 06:00-16:00'],
    ['weekends: noon to 5 pm', 'Sa Su 12:00-17:00'],
    ['Mon–Fri 09:00–18:00', 'Mo Tu We Th Fr 09:00-18:00'],
    ['Tue, Thu and Sat 10 am to 12 am', 'Tu Th Sa 10:00-00:00'],
    ['Always open', 'Mo Tu We Th Fr Sa Su 00:00-00:00'],
    ['Monday to Thursday and Saturday 10 am to 6 pm', 'Mo Tu We Th Sa 10:00-18:00'],
    ['Daily 7 to 22', 'Mo Tu We Th Fr Sa Su 07:00-22:00'],
    ['Montag bis Donnerstag 7 bis 22 Uhr', 'Mo Tu We Th 07:00-22:00'],
    ['Freitag und Samstag: 7 bis 24 Uhr', 'Fr Sa 07:00-00:00'],
    ['Mo.–Fr. 6.30 bis 17 Uhr', 'Mo Tu We Th Fr 06:30-17:00'],
    ['Sonntags 10 Uhr bis Mitternacht', 'Su 10:00-00:00'],
    ['Täglich 9–12 Uhr und 14–18 Uhr', 'Mo Tu We Th Fr Sa Su 09:00-12:00,14:00-18:00'],
    ['Du lundi au vendredi de 10 h à 18 h 30', 'Mo Tu We Th Fr 10:00-18:30'],
    ['Tous les jours, 10h–minuit', 'Mo Tu We Th Fr Sa Su 10:00-00:00'],
    ['Le samedi et le dimanche : de 9h30 à midi', 'Sa Su 09:30-12:00'],
    ['De lunes a viernes de 10 a 18 h', 'Mo Tu We Th Fr 10:00-18:00'],
    ['Sábados y domingos de 11:00 a 14:00', 'Sa Su 11:00-14:00'],
    ['Maandag t/m vrijdag 10 tot 18 uur', 'Mo Tu We Th Fr 10:00-18:00'],
    ['In het weekend van 9.00 tot middernacht', 'Sa Su 09:00-00:00'],
    ['Dal lunedì al venerdì dalle 10 alle 18', 'Mo Tu We Th Fr 10:00-18:00'],
    ['Sabato e domenica 9:30-13:00', 'Sa Su 09:30-13:00'],
    ['Tag und Nacht', 'Mo Tu We Th Fr Sa Su 00:00-00:00'],
  ])('reads "%s"', (line, expected) => expect(read(line)).toEqual(each(expected)));

  it('reads several lines, and leaves closed days out', () => {
    expect(read('Tuesday to Sunday 10 am to 5 pm', 'Monday closed')).toEqual(
      each('Tu We Th Fr Sa Su 10:00-17:00'),
    );
  });

  it('reads several openings of a day, as the plugin writes them', () => {
    expect(read('Monday 09:00–12:00, 14:00–18:00', 'Tuesday closed', 'Wednesday 18:00–02:00')).toEqual([
      'Mo 09:00-12:00',
      'Mo 14:00-18:00',
      'We 18:00-02:00',
    ]);
  });

  it('claims nothing where two lines contradict each other', () => {
    expect(read('Daily 10 am to 8 pm', 'Friday 9 am to 10 pm')).toBeNull();
    expect(read('Saturday 6 pm to 2 am', 'Sunday 1 am to 5 am')).toBeNull();
  });

  it.each([
    ['Closed in January'],
    ['Daily 6 am to 4 pm, or until the shelves are empty'],
    ['April to October, daily 11 am to 9 pm'],
    ['Monday to Saturday 10 am to 6 pm, Thursdays until 8 pm'],
    ['Friday and Saturday until 10 pm'],
    ['Daily 7 to 10'],
    ['Täglich 7 bis 10'],
    ['Im Januar geschlossen'],
    ['Täglich 6 bis 16 Uhr, oder bis die Regale leer sind'],
    ['Daily 7 to 10 pm'],
    ['Daily 9 am to 9 am'],
    ['Daily 13 pm to 15 pm'],
    ['Daily 25:00 to 26:00'],
    [''],
  ])('claims nothing where a line is "%s"', (line) => {
    expect(read('Wednesday to Sunday 5 pm to 11 pm', line)).toBeNull();
  });

  it('claims nothing of a place without hours', () => {
    expect(read()).toBeNull();
    expect(read('Sunday closed')).toBeNull();
    expect(read('Sonntag Ruhetag')).toBeNull();
  });
});
