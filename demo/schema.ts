import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type DocumentNode, Kind, parse, type TypeDefinitionNode, visit } from 'graphql';
import { fieldsOf } from '../generator/content/kinds/descriptions.ts';
import { fieldTypes } from '../generator/content/kinds/field-types.ts';
import { type DemoKind, demoKindNames, demoKinds } from './kinds.ts';

/** The plugins whose part of the schema a WordPress may lack. */
export interface DemoPlugins {
  /** Add WPGraphQL SEO: `seo`. */
  readonly seo: boolean;
  /** The plugin of `wordpress/boardwalk`: `boardwalk`, and some fields of kinds, or these fields only. Default: no. */
  readonly boardwalk?: boolean | 'fields';
  /** The one that says the language of entries. Default: none. */
  readonly multilingual?: Multilingual;
}

/** Multilingual plugins with an extension for WPGraphQL. */
export type Multilingual = 'Polylang' | 'WPML';

/** Single fields that a schema may lack besides: "Event.venue" or "RootQuery.events". */
export type LackingFields = readonly `${string}.${string}`[];

/** The demo's schema, without a trace of the plugins that are switched off. `folder` holds `schema.graphql`. */
export async function readSchema(
  folder: string,
  plugins: DemoPlugins,
  lacks: LackingFields = [],
): Promise<DocumentNode> {
  const languages = plugins.multilingual ? languageSchema(plugins.multilingual) : '';
  const whole = withoutFields(parse((await wholeSchema(folder)) + languages), new Set<string>(lacks));
  const withSeo = plugins.seo ? whole : without(whole, 'seo', isSeoType);
  if (plugins.boardwalk === true) return withSeo;
  const withoutText = without(withSeo, 'showsOthers', () => false);
  if (plugins.boardwalk === 'fields') return without(withoutText, 'boardwalk', isMachineType);
  return withoutFields(without(withoutText, 'boardwalk', isBoardwalkType), new Set(boardwalkFields));
}

/**
 * Returns what a multilingual plugin adds to the schema, as far as a build asks for it.
 * @internal
 */
export function languageSchema(plugin: Multilingual): string {
  const [field, type] = plugin === 'Polylang' ? ['language', 'Language'] : ['locale', 'Locale'];
  const fields = demoKindNames.map((kind) => `extend type ${demoKinds[kind].type} { ${field}: ${type} }`);
  return [`type ${type} { id: ID! locale: String }`, ...fields].join('\n');
}

/** The parts of the schema that tell of experiences. */
const parts =
  /^(?:type|input) \w*Experience\w* .*?^}\n|^ {2}experiences\(.*?^ {2}\): .*?\n|^ {2}EXPERIENCE\n/gms;

/**
 * Returns the schema with every plugin. The file has one kind of the plugin Boardwalk, experiences: the others are like
 * it, each with its own fields.
 * @internal
 */
export async function wholeSchema(folder: string): Promise<string> {
  const text = await readFile(path.join(folder, 'schema.graphql'), 'utf8');
  const ofPlugin = demoKindNames.filter((kind) => kind !== 'post' && kind !== 'page');
  return text.replace(parts, (part) => ofPlugin.map((kind) => likeExperience(part, kind)).join(''));
}

function likeExperience(part: string, kind: DemoKind): string {
  const { type, list, postType } = demoKinds[kind];
  const own = fieldsOf(kind).map((field) => `  ${field.sent}: ${fieldTypes[field.type].graphql}\n`);
  return part
    .replace(/^(type Experience .*)(?=^}\n)/ms, (fields) => fields + own.join(''))
    .replaceAll('Experience', type)
    .replace('experiences(', `${list}(`)
    .replace('EXPERIENCE', postType.toUpperCase());
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
  ...demoKindNames.flatMap((kind) =>
    fieldsOf(kind)
      .filter(({ ofSite }) => !ofSite)
      .map(({ sent }) => `${demoKinds[kind].type}.${sent}`),
  ),
  'MediaItem.focalPoint',
];

/** The types of the root field `boardwalk` that no field of a kind has. */
function isMachineType(name: string): boolean {
  return /^Boardwalk(?:Kind|Settings|Link|Notice|Preview|Redirect)?$/.test(name);
}

function isBoardwalkType(name: string): boolean {
  return name.startsWith('Boardwalk');
}
