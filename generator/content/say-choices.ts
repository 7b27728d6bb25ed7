import type { Words } from '../../words/table.ts';
import { toKebabCase } from '../util/to-kebab-case.ts';

/** Returns the words for what editors have chosen: "step-free" is the word `stepFree`. */
export function sayChoices(
  chosen: readonly string[],
  { eventChoices }: Pick<Words, 'eventChoices'>,
): readonly string[] {
  const words = Object.entries(eventChoices);
  return chosen.flatMap((choice) =>
    words.flatMap(([name, word]) => (toKebabCase(name) === choice ? [word] : [])),
  );
}
