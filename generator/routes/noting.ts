import { isPlanning, noteKey } from '../dependencies/note.ts';

/** Constant for each thing. */
const identity = new Set<unknown>(['kind', 'id']);

/** Fields that a plan may read, for reports and the sitemap, which every build makes. */
const forReports = new Set<unknown>(['name']);

export interface NotedKeys {
  /** The key of the thing. */
  readonly own: string;
  /** The key of the places of all of its kind. */
  readonly all: string;
  /** The names of the fields of its place. */
  readonly places: ReadonlySet<unknown>;
}

/** Notes the reading of a thing through a proxy. */
export class Noting implements ProxyHandler<object> {
  readonly #keys: NotedKeys;

  constructor(keys: NotedKeys) {
    this.#keys = keys;
  }

  get(target: object, name: string | symbol): unknown {
    const { own, all, places } = this.#keys;
    if (places.has(name)) noteKey(all);
    else if (!identity.has(name) && !(forReports.has(name) && isPlanning())) noteKey(own);
    return Reflect.get(target, name);
  }
}
