import { pipeline, Readable, type Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/** A record with very many items, as JSON: a line before them, an item a line, and a line behind. */
export interface LongRecord {
  readonly before: string;
  readonly items: Iterable<string>;
  readonly behind: string;
}

/** Items of a piece of text. */
const itemsAPiece = 1_000;

/** Makes the bytes of a record; its text is never whole in memory. `pack` compresses them. */
export function writeLongRecord(record: LongRecord, pack?: Transform): Promise<Buffer> {
  const text = Readable.from(piecesOf(record), { objectMode: false });
  return buffer(pack === undefined ? text : pipeline(text, pack, () => undefined));
}

function* piecesOf({ before, items, behind }: LongRecord): Generator<Buffer> {
  let piece = before;
  let count = 0;
  for (const item of items) {
    piece += `${count === 0 ? '' : ','}\n${item}`;
    count += 1;
    if (count % itemsAPiece !== 0) continue;
    yield Buffer.from(piece);
    piece = '';
  }
  yield Buffer.from(`${piece}\n${behind}`);
}

/** Characters of a line: a path has at most 1,024 bytes. */
const mostLine = 100_000;

/** Takes the parts of a record as they are read. */
export interface LongRecordReader extends Pick<LongRecord, 'behind'> {
  readonly begin: (before: string) => void;
  readonly take: (item: string) => void;
}

/**
 * Reads a record in pieces. Rejects when it is laid out in another way or does not end: then nothing
 * that was handed over is certain.
 */
export async function readLongRecord(
  chunks: AsyncIterable<Buffer> | Iterable<Buffer>,
  { begin, take, behind }: LongRecordReader,
): Promise<void> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  // The beginning, then an item: it is the last one unless a line follows it.
  let last: string | undefined;
  let count = 0;
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (count === 0) begin(line);
      if (last !== undefined) take(withoutComma(last));
      if (count > 0) last = line;
      count += 1;
    }
    if (count === 0 || rest.length > mostLine) throw new SyntaxError('It has no lines.');
  }
  if (rest + decoder.decode() !== behind) throw new SyntaxError('The end is missing.');
  if (last !== undefined) take(last);
}

function withoutComma(item: string): string {
  if (!item.endsWith(',')) throw new SyntaxError('The items are not a list.');
  return item.slice(0, -1);
}
