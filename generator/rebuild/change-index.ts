import { escapeKey, keyOf, keyOfLink } from '../dependencies/note.ts';
import type { FileChange } from '../media/file-changes.ts';
import { groupBy, groupPairs } from '../util/group-by.ts';

/** Something of the CMS that changed since the last build. */
export interface ContentChange {
  readonly kind: string;
  readonly id: number;
  readonly title: string;
  readonly what: 'added' | 'edited' | 'removed' | 'renamed';
}

/** An edit of the content, or a file of the library that changed without one. */
export type Change =
  | { readonly what: 'content'; readonly change: ContentChange }
  | { readonly what: 'media'; readonly change: Pick<FileChange, 'path' | 'what' | 'entry'> };

/** Changes by what follows from them; each list is in the order of `all`. */
export interface ChangeIndex {
  /** Edits, then files. */
  readonly all: readonly Change[];
  /** By the keys that pages note: "event:412", "media:9", "file:/wp-content/uploads/a.jpg". */
  readonly byKey: ReadonlyMap<string, readonly Change[]>;
  /** Edits by their kind. */
  readonly byKind: ReadonlyMap<string, readonly Change[]>;
  /** By the part of the name of a published file that its bytes decide. */
  readonly byMark: ReadonlyMap<string, readonly Change[]>;
  readonly places: ReadonlyMap<Change, number>;
}

/** Where an edit of the library names a changed file, it stands for both. */
export function indexChanges(changes: readonly ContentChange[], files: readonly FileChange[]): ChangeIndex {
  const edits = changes.map((change) => ({ what: 'content' as const, change }));
  const editOf = new Map(edits.map((edit) => [keyOf(edit.change), edit]));
  const ofFiles = files.map((file) => {
    const { id, path, what, entry } = file;
    const edit = editOf.get(keyOf({ kind: 'media', id: id ?? -1 }));
    const change: Change = edit ?? { what: 'media', change: { path, what, ...(entry && { entry }) } };
    return { file, change, isNew: edit === undefined };
  });
  const all = [...edits, ...ofFiles.flatMap(({ change, isNew }) => (isNew ? [change] : []))];
  return {
    all,
    byKey: groupPairs<string, Change>([
      ...edits.flatMap((edit) => [
        [keyOf(edit.change), edit] as const,
        [keyOfLink(edit.change), edit] as const,
      ]),
      ...ofFiles.flatMap(({ file: { path, id }, change, isNew }) => [
        [`file:${escapeKey(path)}`, change] as const,
        ...(isNew && id !== undefined ? [[keyOf({ kind: 'media', id }), change] as const] : []),
      ]),
    ]),
    byKind: groupBy(edits, ({ change }) => change.kind),
    byMark: groupPairs(
      ofFiles.flatMap(({ file, change }) => file.marks.map((mark) => [mark, change] as const)),
    ),
    places: new Map(all.map((change, place) => [change, place])),
  };
}
