import { during, type Noted, noteAgain } from './note.ts';

/** Values that are surely kept; twice as many at most. A site of many more entries makes some again. */
const most = 8_000;

/**
 * Makes a value of each object at the first call, and keeps it as long as the object lives, at
 * most until thousands of others were made. Each caller depends on its inputs.
 */
export function rememberValue<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  let recent = new WeakMap<Key, Noted<Value>>();
  let older = new WeakMap<Key, Noted<Value>>();
  let count = 0;

  const keep = (key: Key, value: Noted<Value>): void => {
    if (count === most) [recent, older, count] = [new WeakMap(), recent, 0];
    recent.set(key, value);
    count += 1;
  };

  return (key) => {
    let known = recent.get(key);
    if (known === undefined) {
      known = older.get(key) ?? during(() => make(key));
      keep(key, known);
    }
    noteAgain(known.usage);
    return known.made;
  };
}
