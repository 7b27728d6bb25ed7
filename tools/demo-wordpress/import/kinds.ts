import { type DemoKind, demoKindNames } from '../../../demo/kinds.ts';
import type { DemoEntry } from '../../../demo/store-types.ts';
import { descriptions, fieldsOf } from '../../../generator/content/kinds/descriptions.ts';
import { metaOf as nameOf } from '../../kinds.ts';

/** The folder of the addresses of each kind in WordPress: of posts as the permalinks say, of the others as the plugin does. */
export const wordpressFolders: Readonly<Record<string, string>> = Object.fromEntries(
  demoKindNames.map((kind) => [kind, folderOf(kind)]),
);

function folderOf(kind: DemoKind): string {
  const description = descriptions[kind];
  if ('plugin' in description) return description.plugin.folder;
  return kind === 'post' ? 'news' : '';
}

/** Returns the fields of an entry as the plugin stores them: those that are filled in. */
export function metaOf(entry: DemoEntry): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    fieldsOf(entry.kind).flatMap(({ name, sent }) => {
      const value: unknown = Reflect.get(entry, sent);
      const isEmpty = value == null || value === '' || value === false;
      return isEmpty ? [] : [[nameOf(name), value]];
    }),
  );
}
