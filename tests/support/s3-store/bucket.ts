/** An object of the store. */
export interface KeptObject {
  readonly bytes: Buffer;
  /** Headers that are kept with it, names in small letters. */
  readonly headers: Readonly<Record<string, string>>;
  /** Quoted. */
  readonly etag: string;
  /** In milliseconds, by the store's clock. */
  readonly modified: number;
}

/** The objects of a store by key. A test may change them behind the store's back. */
export class Bucket extends Map<string, KeptObject> {
  private sorted: readonly string[] | undefined;

  override set(key: string, object: KeptObject): this {
    if (!this.has(key)) this.sorted = undefined;
    return super.set(key, object);
  }

  override delete(key: string): boolean {
    this.sorted = undefined;
    return super.delete(key);
  }

  override clear(): void {
    this.sorted = undefined;
    super.clear();
  }

  /** All keys sorted by UTF-8 bytes, as `toBytes` writes them. */
  get sortedKeys(): readonly string[] {
    this.sorted ??= [...this.keys()].map(toBytes).sort();
    return this.sorted;
  }
}

/** Writes a text with a character for each of its UTF-8 bytes: so compared, texts sort by bytes. */
export function toBytes(text: string): string {
  return Buffer.from(text).toString('latin1');
}

export function fromBytes(bytes: string): string {
  return Buffer.from(bytes, 'latin1').toString();
}
