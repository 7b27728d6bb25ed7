import { during, noteAgain, type Usage } from './note.ts';

/** Makes a value when it is first asked for, and keeps it. Whoever asks depends on what it was made from. */
export function once<Value>(make: () => Value): () => Value {
  let known: { readonly made: Value; readonly usage: Usage } | undefined;
  return () => {
    known ??= during(make);
    noteAgain(known.usage);
    return known.made;
  };
}
