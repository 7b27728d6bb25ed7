import type { ReactNode } from 'react';
import { staticList } from './static-list.ts';

type Slots<Name extends string> = { readonly [Key in Name]: ReactNode };

interface SentenceProps<Name extends string> {
  /** Of the table of words. */
  readonly words: string | ((values: { readonly [Key in Name]: string }) => string);
  readonly values?: Slots<Name>;
}

/**
 * Renders a whole sentence, with texts or elements in place of its placeholders. What stands in [brackets] is
 * read aloud and not seen.
 */
export function Sentence<Name extends string>({ words, values }: SentenceProps<Name>): ReactNode {
  const text = typeof words === 'string' ? words : words(placeholdersOf(values));
  return staticList(text.split(/(\[[^\]]*\])/), (part) =>
    part.startsWith('[') ? (
      <span className="visually-hidden">{fill(part.slice(1, -1), values)}</span>
    ) : (
      fill(part, values)
    ),
  );
}

/** Each placeholder is its own value: elements are put in after the text is chosen. */
function placeholdersOf<Name extends string>(values: Slots<Name> | undefined) {
  const names = Object.keys(values ?? {}).map((name) => [name, `{${name}}`]);
  return Object.fromEntries(names) as { readonly [Key in Name]: string };
}

/** Joins texts that follow each other: React would write a comment between them. */
function fill(text: string, values: Readonly<Record<string, ReactNode>> = {}): ReactNode {
  const parts: ReactNode[] = [];
  for (const [index, part] of text.split(/\{(\w+)\}/).entries()) {
    const value = index % 2 === 0 ? part : values[part];
    const last = parts.at(-1);
    const isText = typeof value === 'string' || typeof value === 'number';
    if (isText && typeof last === 'string') parts[parts.length - 1] = `${last}${value}`;
    else if (value !== '') parts.push(typeof value === 'number' ? String(value) : value);
  }
  return staticList(parts, (part) => part);
}
