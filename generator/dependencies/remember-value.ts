import { during, type Noted, noteAgain } from './note.ts';

/**
 * Makes a value of each object at the first call, and keeps it as long as the object lives. Each
 * caller depends on its inputs.
 */
export function rememberValue<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, Noted<Value>>();
  return (key) => {
    let known = made.get(key);
    if (known === undefined) {
      known = during(() => make(key));
      made.set(key, known);
    }
    noteAgain(known.usage);
    return known.made;
  };
}
