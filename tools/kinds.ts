import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  descriptions,
  fieldsOf,
  kinds,
  listedFieldsOf,
  type NamedField,
} from '../generator/content/kinds/descriptions.ts';
import { fieldTypes } from '../generator/content/kinds/field-types.ts';
import { selectionOf } from '../generator/content/queries/entry.ts';

type Kind = (typeof kinds)[number];

/** The files that repeat the descriptions of the kinds for others, each with a function that makes its text from the present one. */
export const derivedFiles: Readonly<Record<string, (text: string) => string>> = {
  'wordpress/boardwalk/includes/kinds.json': pluginTable,
  'wordpress/boardwalk.graphql': (text) => kinds.reduce(withExtension, text),
  'docs/content.md': (text) => kinds.reduce(withOwnFields, text),
};

/** Makes the plugin's table of kinds, a line a field. */
function pluginTable(): string {
  const rows = kinds.flatMap((kind) => {
    const description = descriptions[kind];
    if (!('plugin' in description)) return [];
    const row = JSON.stringify({ ...description.plugin, single: kind, plural: description.connection });
    const fields = fieldsOf(kind).map((field) => `\n      ${JSON.stringify(pluginField(field))}`);
    return [`  "${kind}": {\n    ${row.slice(1, -1)},\n    "fields": [${fields.join(',')}]\n  }`];
  });
  return `{\n${rows.join(',\n')}\n}\n`;
}

function pluginField({
  name,
  sent,
  type,
  label = '',
  help = '',
  of = '',
  range,
  options,
}: NamedField): object {
  return {
    meta: metaOf(name),
    graphql: sent,
    // An address is typed in a form of several lines.
    type: type === 'address' ? 'lines' : type,
    ...{ label, help, of, range: range ?? [] },
    ...(options && { options }),
  };
}

/** Returns the name under which WordPress stores a field: `venueLocationId` is `boardwalk_venue_location`. */
export function metaOf(name: string): string {
  return `boardwalk_${name.replace(/Id$/, '').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;
}

/** Replaces the fields that only the plugin adds to the type of a kind. */
function withExtension(text: string, kind: Kind): string {
  const type = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
  const own = fieldsOf(kind).filter(({ ofSite }) => !ofSite);
  const lines = [
    'showsOthers: Boolean',
    ...own.map(({ sent, type: of }) => `${sent}: ${fieldTypes[of].graphql}`),
  ];
  const extension = `extend type ${type} {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;
  const found = new RegExp(`extend type ${type} \\{[^}]*\\}\\n`);
  return found.test(text) ? text.replace(found, extension) : `${text}\n${extension}`;
}

/** Replaces the own fields in the query that shows a kind, after the two lines of those that every kind has. */
function withOwnFields(text: string, kind: Kind): string {
  const fields = listedFieldsOf(kind);
  // A list within an entry is asked for by two queries, which the page shows as one.
  if (fields.length < fieldsOf(kind).length) return text;
  const isSingle = ({ type }: NamedField) => !('selection' in fieldTypes[type]);
  const lines = [
    fields.filter(isSingle).map(selectionOf).join(' '),
    ...fields.filter((field) => !isSingle(field)).map(selectionOf),
  ].filter((line) => line !== '');
  const query = new RegExp(
    `(\\n  ${descriptions[kind].connection}\\(first: 2\\) \\{\\n(?:[^\\n]*\\n){4})(?:[^\\n]*\\n)*?(    \\}\\n)`,
  );
  return text.replace(
    query,
    (_, before: string, after: string) => before + lines.map((line) => `      ${line}\n`).join('') + after,
  );
}

/** Writes all of them; `npm run kinds` calls it. `root` is the project's folder. */
export async function main(root: string): Promise<void> {
  for (const [file, make] of Object.entries(derivedFiles)) {
    const name = path.join(root, file);
    await writeFile(name, make(await readFile(name, 'utf8')));
  }
}
