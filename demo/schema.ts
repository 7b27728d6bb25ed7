import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type DocumentNode, Kind, parse, type TypeDefinitionNode, visit } from 'graphql';

/** The plugins whose part of the schema a WordPress may lack. */
export interface DemoPlugins {
  /** Add WPGraphQL SEO: `seo`. */
  readonly seo: boolean;
  /** The plugin of `wordpress/boardwalk`: `boardwalk`, and some fields of kinds, or these fields only. Default: no. */
  readonly boardwalk?: boolean | 'fields';
}

/** Single fields that a schema may lack besides: "Event.venue" or "RootQuery.events". */
export type LackingFields = readonly `${string}.${string}`[];

/** The demo's schema, without a trace of the plugins that are switched off. `folder` holds `schema.graphql`. */
export async function readSchema(
  folder: string,
  plugins: DemoPlugins,
  lacks: LackingFields = [],
): Promise<DocumentNode> {
  const whole = withoutFields(
    parse(await readFile(path.join(folder, 'schema.graphql'), 'utf8')),
    new Set<string>(lacks),
  );
  const withSeo = plugins.seo ? whole : without(whole, 'seo', isSeoType);
  if (plugins.boardwalk === true) return withSeo;
  const withoutText = without(withSeo, 'showsOthers', () => false);
  if (plugins.boardwalk === 'fields') return without(withoutText, 'boardwalk', isMachineType);
  return withoutFields(without(withoutText, 'boardwalk', isBoardwalkType), new Set(boardwalkFields));
}

function withoutFields(schema: DocumentNode, lacks: ReadonlySet<string>): DocumentNode {
  if (lacks.size === 0) return schema;
  return visit(schema, {
    [Kind.OBJECT_TYPE_DEFINITION]: ({ name, fields = [], ...type }) => ({
      ...type,
      name,
      fields: fields.filter((field) => !lacks.has(`${name.value}.${field.name.value}`)),
    }),
  });
}

function without(schema: DocumentNode, field: string, isGone: (name: string) => boolean): DocumentNode {
  const leave = (node: TypeDefinitionNode) => (isGone(node.name.value) ? null : undefined);
  return visit(schema, {
    [Kind.FIELD_DEFINITION]: (node) => (node.name.value === field ? null : undefined),
    [Kind.NAMED_TYPE]: (node, _key, parent) =>
      Array.isArray(parent) && isGone(node.name.value) ? null : undefined,
    [Kind.OBJECT_TYPE_DEFINITION]: leave,
    [Kind.INTERFACE_TYPE_DEFINITION]: leave,
    [Kind.SCALAR_TYPE_DEFINITION]: leave,
  });
}

function isSeoType(name: string): boolean {
  return /^SEO|SEO$/.test(name);
}

/** Fields that the plugin adds to the types of others: `wordpress/boardwalk.graphql`. */
const boardwalkFields = [
  'Event.venueLocationId',
  'Event.price',
  'Event.isFree',
  'Event.isForFamilies',
  'Location.openingHours',
  'Artwork.locationId',
  'MediaItem.focalPoint',
];

/** The types of the root field `boardwalk` that no field of a kind has. */
function isMachineType(name: string): boolean {
  return /^Boardwalk(?:Kind|Settings|Link|Notice|Preview|Redirect)?$/.test(name);
}

function isBoardwalkType(name: string): boolean {
  return name.startsWith('Boardwalk');
}
