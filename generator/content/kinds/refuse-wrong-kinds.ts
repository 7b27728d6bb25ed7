import { siteCodeError } from '../../util/site-code-error.ts';
import type { KindDescription, NamedKind } from './description.ts';
import { fieldTypes } from './field-types.ts';

/** Throws for a kind of a site whose list in GraphQL is that of another, or that has a field of an unknown type. */
export function refuseWrongKinds(
  own: readonly NamedKind[],
  ours: Readonly<Record<string, KindDescription>>,
): void {
  const lists = new Map(
    Object.entries(ours).map(([name, { connection }]) => [connection, `Boardwalk's kind ${name}`]),
  );
  for (const { name, connection, fields } of own) {
    const file = `kinds/${name}.ts`;
    const owner = lists.get(connection);
    if (owner !== undefined)
      throw siteCodeError(`${file}:1`, `connection "${connection}" is that of ${owner}: name another`);
    if (!/^[a-z]\w*$/i.test(connection))
      throw siteCodeError(`${file}:1`, `connection "${connection}" is not a name in GraphQL, such as tours`);
    lists.set(connection, file);
    for (const [field, { type }] of Object.entries(fields))
      if (!Object.hasOwn(fieldTypes, type))
        throw siteCodeError(
          `${file}:1`,
          `field "${field}" has the type "${type}": known are ${Object.keys(fieldTypes).join(', ')}`,
        );
  }
}
