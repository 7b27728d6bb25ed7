import { expect, it } from 'vitest';
import { during, duringPlan, note } from '../../../generator/dependencies/note.ts';
import { isQuestion, kindsOfQuestion, openQuestions } from '../../../generator/dependencies/questions.ts';

it('a question is told from other keys, whatever its kinds are called', () => {
  const questions = openQuestions();
  const ask = questions.open({ name: 'boatTour+event?at', answer: (of) => of, rows: (found) => [found] });
  const { made, usage } = during(() => ask('the 50% Quay = a:b?'));
  const [key = ''] = usage.used;
  expect([made, questions.rowsOf(key)]).toEqual(['the 50% Quay = a:b?', ['the 50% Quay = a:b?']]);
  expect([isQuestion(key), kindsOfQuestion(key)]).toEqual([true, ['boatTour', 'event']]);
  expect(['?noindex', 'address:/?p=1', 'path:/a?/', 'event:4', 'menus'].map(isQuestion)).toEqual([
    ...[true, false, false, false, false],
  ]);
  expect(() => duringPlan(() => note({ kind: 'boatTour', id: 4 }))).toThrow('the content of boatTour:4');
});
