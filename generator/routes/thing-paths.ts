import type { Thing } from '../dependencies/note.ts';
import { grownArray } from '../util/grown-array.ts';
import { indexNumbers, type NumberPlaces } from '../util/number-places.ts';
import type { TextIndex } from '../util/text-index.ts';

/**
 * The paths of things, both ways: about 16 bytes a thing besides its path, outside the JavaScript
 * heap.
 */
export interface ThingPaths {
  /** The things of a kind are added one after the other. Of two with one path, the last has it. */
  readonly add: (thing: Thing, path: string) => void;
  /** Returns a thing and its path by number: 0 for the first one that was added. */
  readonly nth: (number: number) => { readonly thing: Thing; readonly path: string };
  readonly pathOf: (thing: Thing) => string | null;
  /** Returns the path of a thing of any kind; of several with this id, that of the last kind. */
  readonly pathOfId: (id: number) => string | null;
  readonly thingAt: (path: string) => Thing | undefined;
}

interface KindRange {
  readonly kind: string;
  readonly start: number;
  end: number;
  index?: { readonly end: number; readonly find: NumberPlaces };
}

/** `texts` keeps the paths, and may keep other texts. */
export function createThingPaths(texts: TextIndex): ThingPaths {
  const ranges: KindRange[] = [];
  let size = 0;
  let ids = new Float64Array(16);
  /** The number of each thing's path among the texts. */
  let paths = new Int32Array(16);
  /** One more than the number of the thing at each text; 0 for none. */
  let things = new Int32Array(16);

  const pathOfNth = (number: number) => texts.at(paths[number] as number);
  const thingOf = (number: number): Thing => {
    const range = ranges.find(({ end }) => number < end);
    if (range === undefined) throw new RangeError(`No thing has the number ${number}.`);
    return { kind: range.kind, id: ids[number] as number };
  };
  const pathIn = (range: KindRange, id: number): string | null => {
    const { start, end } = range;
    if (range.index?.end !== end) range.index = { end, find: indexNumbers(ids.subarray(start, end)) };
    const place = range.index.find(id);
    return place === undefined ? null : pathOfNth(start + place);
  };

  return {
    add: ({ kind, id }, path) => {
      if (ranges.at(-1)?.kind !== kind) ranges.push({ kind, start: size, end: size });
      const text = texts.add(path);
      ids = grownArray(ids, size + 1);
      paths = grownArray(paths, size + 1);
      things = grownArray(things, text + 1);
      ids[size] = id;
      paths[size] = text;
      size += 1;
      things[text] = size;
      (ranges.at(-1) as KindRange).end = size;
    },
    nth: (number) => ({ thing: thingOf(number), path: pathOfNth(number) }),
    pathOf: ({ kind, id }) => {
      const range = ranges.find((range) => range.kind === kind);
      return range === undefined ? null : pathIn(range, id);
    },
    pathOfId: (id) => {
      for (const range of ranges.toReversed()) {
        const path = pathIn(range, id);
        if (path !== null) return path;
      }
      return null;
    },
    thingAt: (path) => {
      const text = texts.find(path);
      const found = text === undefined ? 0 : (things[text] ?? 0);
      return found === 0 ? undefined : thingOf(found - 1);
    },
  };
}
