import { during, noteAgain, type Usage } from './note.ts';

/** Makes a value at the first call, and keeps it. Each caller depends on its inputs. */
export function once<Value>(make: () => Value): () => Value {
  let known: { readonly made: Value; readonly usage: Usage } | undefined;
  return () => {
    known ??= during(make);
    noteAgain(known.usage);
    return known.made;
  };
}
