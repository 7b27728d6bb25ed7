import type { Choice } from '../../templates/types.ts';
import type { Words } from '../../words/table.ts';
import { toKebabCase } from '../util/to-kebab-case.ts';

/** Adds the words to what editors have chosen: "step-free" is the word `stepFree`. */
export function sayChoices(
  chosen: readonly string[],
  { choices }: Pick<Words, 'choices'>,
): readonly Choice[] {
  const words = Object.entries(choices);
  return chosen.flatMap((key) =>
    words.flatMap(([name, label]) => (toKebabCase(name) === key ? [{ key, label }] : [])),
  );
}
