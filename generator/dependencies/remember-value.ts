import { createRecentOf } from '../util/recent.ts';
import { during, noteAgain } from './note.ts';

/**
 * Makes a value of each object at the first call, and keeps it as long as the object lives, at
 * most until thousands of others were made. Each caller depends on its inputs.
 */
export function rememberValue<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const { at } = createRecentOf((key: Key) => during(() => make(key)));
  return (key) => {
    const { made, usage } = at(key);
    noteAgain(usage);
    return made;
  };
}
