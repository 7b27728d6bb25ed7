import { createReadStream } from 'node:fs';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { Parser } from 'htmlparser2';

/** An address is cut here, so that little is read at once, whatever the file is. */
const mostCharacters = 8_000;

interface Found {
  readonly address: string;
  readonly isPart: boolean;
}

/**
 * Reads addresses from a sitemap, or from a text with one in each line. Skips empty lines, and lines that begin with "#". Yields
 * each address as it is written. `isPart`: it is that of a further sitemap, in a list of sitemaps.
 */
export async function* readAddresses(file: string): AsyncGenerator<Found> {
  let reader: AddressReader | undefined;
  for await (const piece of openFile(file).setEncoding('utf8')) {
    const text = String(piece);
    reader ??= /^\s*</.test(text.replace('\u{feff}', '')) ? openSitemap() : openText();
    yield* reader.read(text);
  }
  yield* reader?.end() ?? [];
}

/** Opens a file; unpacks one that is packed, as "sitemap.xml.gz". */
function openFile(file: string): Readable {
  const bytes = createReadStream(file);
  // A failure of either is that of the last one, which is read.
  return file.endsWith('.gz') ? pipeline(bytes, createGunzip(), () => undefined) : bytes;
}

interface AddressReader {
  /** Returns the addresses that end in this piece. */
  readonly read: (piece: string) => readonly Found[];
  readonly end: () => readonly Found[];
}

function openText(): AddressReader {
  let rest = '';
  const take = (lines: readonly string[]): readonly Found[] =>
    lines
      .map((line) => line.replace('\u{feff}', '').trim())
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((address) => ({ address, isPart: false }));
  return {
    read: (piece) => {
      const lines = (rest + piece).split(/\r?\n|\r/);
      rest = (lines.pop() ?? '').slice(0, mostCharacters);
      return take(lines);
    },
    end: () => take([rest]),
  };
}

/** Pictures of a sitemap have addresses, too, in elements with a prefix. */
function openSitemap(): AddressReader {
  let found: Found[] = [];
  let text: string | null = null;
  let isPart = false;
  const parser = new Parser(
    {
      onopentag: (name) => {
        if (name === 'sitemapindex') isPart = true;
        text = name === 'loc' ? '' : null;
      },
      ontext: (more) => {
        if (text !== null) text = (text + more).slice(0, mostCharacters);
      },
      onclosetag: () => {
        if (text?.trim()) found.push({ address: text.trim(), isPart });
        text = null;
      },
    },
    { xmlMode: true },
  );
  const taken = (): readonly Found[] => {
    const all = found;
    found = [];
    return all;
  };
  return {
    read: (piece) => {
      parser.write(piece);
      return taken();
    },
    end: () => {
      parser.end();
      return taken();
    },
  };
}
