import { createRecent } from '../../util/recent.ts';
import type { Media } from '../content.ts';

/** Reads an item of the library from the disk. Throws when it is damaged. */
export type ReadMedia = (row: number) => Media;

/**
 * Makes the items of a large library: of each, all but its id is read when it is asked for. The
 * function takes the item of a row, and returns the stored one.
 */
export function createStoredMedia(read: ReadMedia): (item: Media, row: number) => Media {
  const recent = createRecent(read);
  return (item, row) => {
    recent.keep(row, item);
    return new StoredMedia(item.id, row, recent.at);
  };
}

class StoredMedia implements Media {
  readonly id: number;
  readonly #row: number;
  readonly #read: ReadMedia;

  constructor(id: number, row: number, read: ReadMedia) {
    this.id = id;
    this.#row = row;
    this.#read = read;
  }

  get path(): string {
    return this.toJSON().path;
  }
  get alt(): string {
    return this.toJSON().alt;
  }
  get mimeType(): string {
    return this.toJSON().mimeType;
  }
  get modified(): string | null {
    return this.toJSON().modified;
  }
  get version(): string | undefined {
    return this.toJSON().version;
  }
  get width(): number | null {
    return this.toJSON().width;
  }
  get height(): number | null {
    return this.toJSON().height;
  }
  get focalPoint(): Media['focalPoint'] {
    return this.toJSON().focalPoint;
  }

  toJSON(): Media {
    return this.#read(this.#row);
  }
}
