import type { DemoBlock } from '../../../demo/blocks/block.ts';

/** A block as the editor saves it: `open` and `close` are its html before and after its inner blocks. */
export interface SavedBlock {
  /** Those that stand in the comment around the html: the editor reads the others from the html. */
  readonly attributes?: Attributes;
  /** Empty for blocks that WordPress renders itself. */
  readonly open: string;
  readonly close?: string;
  /** Default: those of the demo's block. */
  readonly innerBlocks?: readonly DemoBlock[];
}

export type Attributes = Readonly<Record<string, unknown>>;

/** Makes what the editor saves of a block. */
export type SaveBlock = (block: DemoBlock) => SavedBlock;

/** Writes a block as it stands in the content of an entry. `inner` is the text of its inner blocks. */
export function writeSaved(
  name: string,
  { attributes = {}, open, close = '' }: SavedBlock,
  inner: string,
): string {
  const json = writeAttributes(attributes);
  const start = `wp:${name.replace(/^core\//, '')}${json === '{}' ? '' : ` ${json}`}`;
  if (open === '') return `<!-- ${start} /-->`;
  return `<!-- ${start} -->\n${open}${inner}${close}\n<!-- /wp:${name.replace(/^core\//, '')} -->`;
}

/** Writes attributes as WordPress does: nothing in them ends the comment. */
function writeAttributes(attributes: Attributes): string {
  return JSON.stringify(attributes)
    .replaceAll('--', '\\u002d\\u002d')
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\\"', '\\u0022');
}

/** Reads an attribute that is a text. */
export function textAttribute(attributes: Attributes, name: string): string | undefined {
  const value = attributes[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Reads an attribute that the demo keeps as JSON. */
export function jsonAttribute(attributes: Attributes, name: string): Attributes | undefined {
  const text = textAttribute(attributes, name);
  return text === undefined ? undefined : JSON.parse(text);
}

/** Picks attributes by name, without those that are not set. */
export function pick(attributes: Attributes, names: readonly string[]): Attributes {
  return Object.fromEntries(
    names.map((name) => [name, attributes[name]]).filter(([, value]) => value !== undefined && value !== ''),
  );
}

/** Writes an attribute of html; an empty text where there is no value. */
export function htmlAttribute(name: string, value: string): string {
  return value === '' ? '' : ` ${name}="${value}"`;
}
