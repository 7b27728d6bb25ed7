import { createHash } from 'node:crypto';
import { listedFieldsOf } from '../../generator/content/kinds/descriptions.ts';
import { type DemoKind, demoKindNames } from '../kinds.ts';
import type { DemoEntry } from '../store-types.ts';
import { publicEntries } from './entry-index.ts';
import { entryView } from './entry-view.ts';
import type { DemoRequest } from './request.ts';

/** Lists the own fields of a kind that its list answers. */
export function fieldNamesOf(kind: DemoKind): readonly string[] {
  return listedFieldsOf(kind).map(({ sent }) => sent);
}

const fieldsOfAll = ['databaseId', 'slug', 'uri', 'status', 'dateGmt', 'modifiedGmt', 'hasPassword'];

/** The lists of all kinds and the versions of all files, as the JSON text of the plugin's `index`. */
export function indexText(request: DemoRequest): string {
  const rows = demoKindNames.map((kind) => [
    kind,
    publicEntries(request.store, [kind]).map((entry) => rowOf(entry, request)),
  ]);
  const media = request.store.media.map((item) => ({
    databaseId: item.id,
    version: hashOf(item),
  }));
  return JSON.stringify({ ...Object.fromEntries(rows), media });
}

function hashOf(stored: object): string {
  return createHash('sha256').update(JSON.stringify(stored)).digest('hex').slice(0, 12);
}

function rowOf(entry: DemoEntry, request: DemoRequest): object {
  const view = entryView(entry, request);
  const names = [...fieldsOfAll, ...fieldNamesOf(entry.kind)];
  const fields = names.map((name) => [name, resolved(view[name])]);
  return { ...Object.fromEntries(fields), version: hashOf([entry, resolved(view.author)]) };
}

/** A view computes some of its fields on demand. */
function resolved(field: unknown): unknown {
  const value: unknown = typeof field === 'function' ? field({}) : field;
  return value ?? null;
}
