import { grownArray } from '../../util/grown-array.ts';
import { createTextArena } from '../../util/text-arena.ts';
import { createTextIndex } from '../../util/text-index.ts';
import type { SavedEntry } from './saved-crawl.ts';

/** The facts of a record that every crawl asks for, besides its entry. */
type Facts = Pick<SavedEntry, 'versionKey' | 'fetchedAt' | 'state' | 'mediaIds'>;

/** Facts by row, outside the JavaScript heap: about 50 bytes each, and 8 for each file. */
export class RecordFacts {
  readonly #keys = createTextArena();
  /** Moments and states: most records of a crawl have the same. */
  readonly #texts = createTextIndex();
  #fetchedAt = new Uint32Array(16);
  /** The number of the text, and 1; 0 for none. */
  #states = new Uint32Array(16);
  #mediaIds = new Float64Array(16);
  /** The end of the files of a row. */
  #ends = new Uint32Array(16);
  #haveProblems = new Uint8Array(16);

  /** Adds the facts of the next row. */
  add({ versionKey, fetchedAt, state, problems, mediaIds }: Facts & Pick<SavedEntry, 'problems'>): void {
    const row = this.#keys.add(versionKey);
    const start = this.#startOf(row);
    this.#fetchedAt = grownArray(this.#fetchedAt, row + 1);
    this.#states = grownArray(this.#states, row + 1);
    this.#ends = grownArray(this.#ends, row + 1);
    this.#haveProblems = grownArray(this.#haveProblems, row + 1);
    this.#mediaIds = grownArray(this.#mediaIds, start + mediaIds.length);
    this.#fetchedAt[row] = this.#texts.add(fetchedAt);
    this.#states[row] = state === undefined ? 0 : this.#texts.add(state) + 1;
    this.#ends[row] = start + mediaIds.length;
    this.#haveProblems[row] = problems.length === 0 ? 0 : 1;
    this.#mediaIds.set(mediaIds, start);
  }

  versionKey(row: number): string {
    return this.#keys.at(row);
  }

  fetchedAt(row: number): string {
    return this.#texts.at(this.#fetchedAt[row] ?? 0);
  }

  state(row: number): string | undefined {
    const number = this.#states[row] ?? 0;
    return number === 0 ? undefined : this.#texts.at(number - 1);
  }

  mediaIds(row: number): readonly number[] {
    return Array.from(this.#mediaIds.subarray(this.#startOf(row), this.#ends[row]));
  }

  hasProblems(row: number): boolean {
    return this.#haveProblems[row] === 1;
  }

  #startOf(row: number): number {
    return this.#ends[row - 1] ?? 0;
  }
}
