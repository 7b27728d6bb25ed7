import { createRecent } from '../../util/recent.ts';
import type { Media } from '../content.ts';

/** Reads an item of the library from the disk. Throws when it is damaged. */
export type ReadMedia = (row: number) => Media;

/** Makes the items of a large library: of each, all but its id is read when it is asked for. */
export function createStoredMedia(read: ReadMedia): (id: number, row: number) => Media {
  const whole = createRecent(read);
  return (id, row) => new StoredMedia(id, row, whole);
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
