/**
 * The place that a site is published to, below one prefix: a bucket, or a folder of the same shape.
 * Keys are relative to the prefix, with forward slashes and without one at the beginning. Every
 * method retries what may pass, and rejects with a SourceError: `status` and `code` are those of the
 * store ("AccessDenied"), and no text of it contains a credential.
 */
export interface Store {
  /** As the user wrote it, ending in a slash: "s3://bucket/prefix/". For messages. */
  readonly address: string;
  /** False for a file system, where the web server sends the headers. */
  readonly keepsHeaders: boolean;
  /** Reads an object into memory. Null when it is missing. */
  readonly get: (key: string) => Promise<StoredObject | null>;
  /** Null when it is missing. */
  readonly head: (key: string) => Promise<StoredFacts | null>;
  /**
   * Hands over each object whose key begins with `prefix`, once or more often: all of them, or it
   * rejects.
   */
  readonly list: (prefix: string, reader: ListReader) => Promise<void>;
  /** Writes an object, and resolves to what happened. A failed condition is no error. */
  readonly put: (key: string, object: NewObject, fence?: Fence) => Promise<PutResult>;
  /** Copies an object within the store, with headers of its own in place of the source's. */
  readonly copy: (from: string, to: string, headers: ObjectHeaders, fence?: Fence) => Promise<void>;
  /** Removes objects, in batches where the store can. A missing one counts as removed. */
  readonly remove: (keys: readonly string[], fence?: Fence) => Promise<readonly FailedRemoval[]>;
}

/** The right to write. It is asked before each attempt of a write, also behind a pause or a queue. */
export interface Fence {
  /** Resolves as long as the right is ours, after it was renewed where it must be; rejects otherwise. */
  readonly hold: () => Promise<void>;
  /** True while it needs no renewal. */
  readonly isHeld: () => boolean;
}

/** Returns a store whose writes are made behind a fence. */
export function fencedStore(store: Store, fence: Fence): Store {
  return {
    ...store,
    put: (key, object) => store.put(key, object, fence),
    copy: (from, to, headers) => store.copy(from, to, headers, fence),
    remove: (keys) => store.remove(keys, fence),
  };
}

/** Headers kept with an object and sent to visitors, names in small letters. */
export type ObjectHeaders = Readonly<Record<string, string>>;

export interface StoredFacts {
  readonly size: number;
  /** Quoted, as the store gives it. A hash of the bytes only by chance. */
  readonly etag: string;
  readonly headers: ObjectHeaders;
  /** Since it was written, by the clock of the store; undefined where that does not tell. */
  readonly ageMs?: number | undefined;
}

export interface StoredObject extends StoredFacts {
  readonly bytes: Buffer;
}

export interface ListedObject {
  readonly key: string;
  readonly size: number;
  readonly etag: string;
}

export interface ListReader {
  readonly take: (object: ListedObject) => void;
  /** Called before each piece of a long list. */
  readonly beforePage?: () => Promise<void>;
}

export interface NewObject {
  readonly bytes: Uint8Array;
  /** Of the bytes, in hex: the store refuses bytes that were changed on the way. */
  readonly sha256: string;
  readonly headers: ObjectHeaders;
  /** `absent`: only where there is no object yet. An etag: only in place of that version. */
  readonly condition?: 'absent' | { readonly etag: string };
}

export type PutResult =
  | { readonly outcome: 'written'; readonly etag: string }
  /** The condition did not hold. */
  | { readonly outcome: 'refused' };

export interface FailedRemoval {
  readonly key: string;
  /** The code and message of the store. */
  readonly reason: string;
}
