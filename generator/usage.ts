import { once } from './once.ts';

/** Anything of the CMS that has an id: an entry, a category, a picture. */
export interface Thing {
  readonly kind: string;
  readonly id: number;
}

/**
 * Notes which entries a page shows while it is made, so that a report can say why it changed. It decides nothing: a page
 * is made anew because its fingerprint differs, whatever was noted.
 */
export interface Usage {
  readonly note: (thing: Thing) => void;
  /** Notes that what comes or goes of these kinds may change the page, or in which order they are: "event:*". */
  readonly noteAll: (...kinds: readonly string[]) => void;
  /** Makes a value when it is first asked for, and keeps it. What it asked for then is noted each time. */
  readonly once: <Value>(make: () => Value) => () => Value;
  /** Makes something and tells, sorted, which entries it asked for: "event:412". */
  readonly during: <Made>(make: () => Made) => { readonly made: Made; readonly used: readonly string[] };
}

export function createUsage(): Usage {
  let noted = new Set<string>();

  /** Notes apart from what is being made already. */
  const apart = <Made>(make: () => Made): { readonly made: Made; readonly asked: ReadonlySet<string> } => {
    const outer = noted;
    noted = new Set();
    try {
      const made = make();
      return { made, asked: noted };
    } finally {
      noted = outer;
    }
  };

  return {
    note: (thing) => void noted.add(keyOf(thing)),
    noteAll: (...kinds) => {
      for (const kind of kinds) noted.add(keyOfAll(kind));
    },
    once: (make) => {
      const remembered = once(() => apart(make));
      return () => {
        const { made, asked } = remembered();
        for (const key of asked) noted.add(key);
        return made;
      };
    },
    during: (make) => {
      const { made, asked } = apart(make);
      return { made, used: [...asked].sort() };
    },
  };
}

/** How a thing is written in reports and memory: "event:412". */
export function keyOf({ kind, id }: Thing): string {
  return `${kind}:${id}`;
}

export function keyOfAll(kind: string): string {
  return `${kind}:*`;
}
