import type { Entry, Kind, KindFields } from '../content/content.ts';
import type { PackedBlocks } from '../content/saved/packed-blocks.ts';
import { isPlanning, keyOf, keyOfAll, noteKey } from '../dependencies/note.ts';
import { Noting } from './noting.ts';

/**
 * A view of an entry that notes each reading. A class with getters, and fields that are wrapped when
 * they are asked for: a large site has hundreds of thousands of them.
 */
export class NotedEntry<K extends Kind> implements Entry<K> {
  readonly #entry: Entry<K>;
  readonly #ofKind: NotedKind;

  constructor(entry: Entry<K>, ofKind: NotedKind) {
    this.#entry = entry;
    this.#ofKind = ofKind;
  }

  get kind(): K {
    return this.#entry.kind;
  }
  get id(): number {
    return this.#entry.id;
  }
  get slug(): string {
    return this.#place().slug;
  }
  get uri(): string | null {
    return this.#place().uri;
  }
  get published(): string {
    return this.#place().published;
  }
  get menuOrder(): number {
    return this.#place().menuOrder;
  }
  get title(): string {
    return this.#report().title;
  }
  get modified(): string {
    return this.#report().modified;
  }
  get excerpt(): string {
    return this.#content().excerpt;
  }
  get blocks(): PackedBlocks {
    return this.#content().blocks;
  }
  get imageId(): number | null {
    return this.#content().imageId;
  }
  get seo(): Entry['seo'] {
    return this.#content().seo;
  }
  get fields(): KindFields[K] {
    const { all, places } = this.#ofKind;
    return new Proxy<KindFields[K]>(this.#entry.fields, new Noting({ own: keyOf(this.#entry), all, places }));
  }

  #place(): Entry<K> {
    noteKey(this.#ofKind.all);
    return this.#entry;
  }

  #content(): Entry<K> {
    noteKey(keyOf(this.#entry));
    return this.#entry;
  }

  /** A plan may read it, too: reports and the sitemap are made by every build. */
  #report(): Entry<K> {
    return isPlanning() ? this.#entry : this.#content();
  }
}

/** Shared by the views of a kind. */
export interface NotedKind {
  /** The key of the places of all of its kind. */
  readonly all: string;
  /** The names of those own fields of the kind that belong to the place. */
  readonly places: ReadonlySet<unknown>;
}

export function notedKind(kind: Kind, places: ReadonlySet<unknown>): NotedKind {
  return { all: keyOfAll(kind), places };
}
