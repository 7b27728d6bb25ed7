import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { readSources } from './read-sources.ts';

/** A text of the plugin with all places where it is written. */
export interface CatalogEntry {
  readonly text: string;
  readonly plural?: string;
  readonly comments: readonly string[];
  readonly places: readonly string[];
}

const kindsSchema = z.record(
  z.string(),
  z.object({
    labels: z.array(z.string()),
    fields: z.array(
      z.object({
        label: z.string(),
        help: z.string(),
        options: z.record(z.string(), z.string()).default({}),
      }),
    ),
  }),
);

/** Lists all texts of the plugin in the order of their files: of its header, its sources and the table of kinds. */
export async function pluginTexts(plugin: string): Promise<readonly CatalogEntry[]> {
  const sources = await readSources(plugin);
  const catalog = new Map<string, CatalogEntry>();
  const add = (text: string, place: string, comment = '', plural?: string) => {
    const known = catalog.get(text) ?? { text, comments: [], places: [] };
    catalog.set(text, {
      ...known,
      ...(plural === undefined ? {} : { plural }),
      comments: [...new Set([...known.comments, ...(comment === '' ? [] : [comment])])],
      places: [...new Set([...known.places, place])],
    });
  };
  const header = await readFile(path.join(plugin, 'boardwalk.php'), 'utf8');
  add(/^ \* Description: (.*)$/m.exec(header)?.[1] ?? '', 'boardwalk.php', 'Description of the plugin');
  for (const [file, { texts }] of sources)
    for (const { text, plural, comment, line } of texts) add(text, `${file}:${line}`, comment, plural);
  const table = 'includes/kinds.json';
  for (const text of kindTexts(await readFile(path.join(plugin, table), 'utf8'))) add(text, table);
  return [...catalog.values()];
}

function kindTexts(json: string): readonly string[] {
  return Object.values(kindsSchema.parse(JSON.parse(json)))
    .flatMap(({ labels, fields }) => [
      ...labels,
      ...fields.flatMap(({ label, help, options }) => [label, help, ...Object.values(options)]),
    ])
    .filter((text) => text !== '');
}
