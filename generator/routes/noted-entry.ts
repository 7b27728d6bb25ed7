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
    return NotedEntry.#place(this).slug;
  }
  get uri(): string | null {
    return NotedEntry.#place(this).uri;
  }
  get published(): string {
    return NotedEntry.#place(this).published;
  }
  get menuOrder(): number {
    return NotedEntry.#place(this).menuOrder;
  }
  get title(): string {
    return NotedEntry.#report(this).title;
  }
  get modified(): string {
    return NotedEntry.#report(this).modified;
  }
  get excerpt(): string {
    return NotedEntry.#content(this).excerpt;
  }
  get blocks(): PackedBlocks {
    return NotedEntry.#content(this).blocks;
  }
  get imageId(): number | null {
    return NotedEntry.#content(this).imageId;
  }
  get seo(): Entry['seo'] {
    return NotedEntry.#content(this).seo;
  }
  get fields(): KindFields[K] {
    const { all, places } = this.#ofKind;
    return new Proxy<KindFields[K]>(this.#entry.fields, new Noting({ own: keyOf(this.#entry), all, places }));
  }

  // Static: private methods of its own would take 8 bytes of each entry.
  static #place<K extends Kind>(noted: NotedEntry<K>): Entry<K> {
    noteKey(noted.#ofKind.all);
    return noted.#entry;
  }

  static #content<K extends Kind>(noted: NotedEntry<K>): Entry<K> {
    noteKey(keyOf(noted.#entry));
    return noted.#entry;
  }

  /** A plan may read it, too: reports and the sitemap are made by every build. */
  static #report<K extends Kind>(noted: NotedEntry<K>): Entry<K> {
    return isPlanning() ? noted.#entry : NotedEntry.#content(noted);
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
