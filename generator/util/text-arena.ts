import { grownArray } from './grown-array.ts';

/**
 * Texts by number, outside the JavaScript heap: 8 bytes for each text, and its characters. A text
 * comes back exactly as it was added, unpaired surrogates included.
 */
export interface TextArena {
  readonly size: number;
  /** Returns the number of the text: 0 for the first one. Throws a RangeError after 4 GB. */
  readonly add: (text: string) => number;
  /** Makes the text of a number. Throws a RangeError for a number that was not given. */
  readonly at: (number: number) => string;
  readonly isAt: (number: number, text: string) => boolean;
  /** Compares two texts as `<` does: negative if the first one comes before the second one. */
  readonly compare: (first: number, second: number) => number;
}

/** Bytes of a chunk. A text lies in one chunk: a longer one gets a chunk of its own. */
const chunkBytes = 2 ** 18;
const mostBytes = 2 ** 32;

export function createTextArena(): TextArena {
  let size = 0;
  let end = 0;
  let starts = new Uint32Array(16);
  // Twice the bytes of a text; odd for UTF-16, otherwise the characters are bytes (Latin-1).
  let sizes = new Uint32Array(16);
  const chunks: Buffer[] = [];

  const chunkOf = (number: number) => chunks[Math.floor((starts[number] as number) / chunkBytes)] as Buffer;
  const startOf = (number: number) => (starts[number] as number) % chunkBytes;
  const endOf = (number: number) => startOf(number) + ((sizes[number] as number) >>> 1);
  const isWide = (number: number) => (sizes[number] as number) % 2 === 1;
  const check = (number: number) => {
    if (!(number >= 0 && number < size)) throw new RangeError(`No text has the number ${number}.`);
  };
  const at = (number: number) => {
    check(number);
    return chunkOf(number).toString(isWide(number) ? 'utf16le' : 'latin1', startOf(number), endOf(number));
  };

  return {
    get size() {
      return size;
    },
    add: (text) => {
      const wide = isWideText(text);
      const bytes = wide ? 2 * text.length : text.length;
      // An empty text, too, has a position in a chunk.
      const start = placeFor(Math.max(1, bytes), end, chunks);
      starts = grownArray(starts, size + 1);
      sizes = grownArray(sizes, size + 1);
      starts[size] = start;
      sizes[size] = 2 * bytes + (wide ? 1 : 0);
      end = start + bytes;
      size += 1;
      const number = size - 1;
      chunkOf(number).write(text, startOf(number), wide ? 'utf16le' : 'latin1');
      return number;
    },
    at,
    isAt: (number, text) => {
      check(number);
      const length = (sizes[number] as number) >>> (isWide(number) ? 2 : 1);
      return length === text.length && at(number) === text;
    },
    compare: (first, second) => {
      check(first);
      check(second);
      if (!isWide(first) && !isWide(second))
        return chunkOf(first).compare(
          chunkOf(second),
          startOf(second),
          endOf(second),
          startOf(first),
          endOf(first),
        );
      const [one, other] = [at(first), at(second)];
      if (one === other) return 0;
      return one < other ? -1 : 1;
    },
  };
}

/** Returns the position of the next text; makes its chunk. */
function placeFor(bytes: number, end: number, chunks: Buffer[]): number {
  const room = chunks.length * chunkBytes - end;
  const start = bytes <= room ? end : chunks.length * chunkBytes;
  // Positions are 32 bits, sizes 31.
  if (start + bytes >= mostBytes || bytes >= mostBytes / 2) throw new RangeError('More than 4 GB of texts.');
  if (bytes > room) {
    const count = Math.ceil(bytes / chunkBytes);
    // A long text has one buffer, of which each chunk is the rest.
    const chunk = Buffer.allocUnsafeSlow(count * chunkBytes);
    for (let index = 0; index < count; index += 1) chunks.push(chunk.subarray(index * chunkBytes));
  }
  return start;
}

const wideCharacter = /[\u0100-\uffff]/;

function isWideText(text: string): boolean {
  return wideCharacter.test(text);
}
