import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The html of an entry. */
export interface HtmlEntry {
  readonly name: string;
  readonly content: string;
  /** Returns the parts of a fact about it, which a line "=> " names and " … " parts. */
  readonly fact: (name: string) => readonly string[];
}

/** Reads the entries of a file beside this one. A line "## " with the name of one begins it; its facts follow, and its html. */
export function readEntries(file: string): readonly HtmlEntry[] {
  const [, ...entries] = readFileSync(path.join(import.meta.dirname, file), 'utf8').split(/^## /m);
  return entries.map((text) => {
    const [, name = '', written = '', content = ''] =
      /^([^\n]*)\n((?:=> [^\n]*\n)*)(.*?)\n*$/s.exec(text) ?? [];
    const facts = [...written.matchAll(/^=> (\w+): (.*)$/gm)].map(([, fact = '', parts = '']) => [
      fact,
      parts.replaceAll('\\n', '\n').split(' … '),
    ]);
    const known: Readonly<Record<string, readonly string[]>> = Object.fromEntries(facts);
    return { name, content, fact: (fact) => known[fact] ?? [] };
  });
}
