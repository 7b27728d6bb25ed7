import { z } from 'zod';
import type { Piece } from '../fidelity/content-nodes.ts';
import type { EntryContext } from '../html/context.ts';
import type { CoreBlockName, StoredBlock, StoredCoreBlock } from '../stored-blocks.ts';

/**
 * A block of the CMS in its place in the tree. `attributes` is null for blocks whose attributes are
 * not requested.
 */
export interface SourceBlock {
  readonly name: string;
  /** The html that WordPress renders for it. */
  readonly html: string;
  /**
   * The part of `html` outside of its inner blocks; undefined without a `content` to find it in.
   */
  readonly own?: string;
  /** Its element in the entry's `content`; undefined when its html is not one element. */
  readonly piece?: Piece;
  readonly attributes: unknown;
  readonly children: readonly SourceBlock[];
}

/**
 * The input of a block's reader besides its attributes. `read` turns inner blocks into stored ones.
 */
export interface BlockContext extends EntryContext {
  readonly read: (blocks: readonly SourceBlock[]) => readonly StoredBlock[];
}

/**
 * Turns a source block into stored ones: none without visible content, several when a wrapper is
 * dropped.
 */
export type BlockReader = (block: SourceBlock, context: BlockContext) => readonly StoredBlock[];

/**
 * Attributes that do not match the schema. `readBlocks` in blocks.ts reports them and uses the
 * block's html.
 */
export class AttributesError extends Error {
  override readonly name = 'AttributesError';
}

/**
 * Makes the reader of one kind of block: checks attributes by `schema`, then turns them into the
 * template's props.
 */
export function coreBlock<Name extends CoreBlockName, Schema extends z.ZodObject>(
  name: Name,
  schema: Schema,
  toProps: (
    attributes: z.output<Schema>,
    block: SourceBlock,
    context: BlockContext,
  ) => StoredCoreBlock<Name>['props'] | null,
): (block: SourceBlock, context: BlockContext) => readonly StoredCoreBlock<Name>[] {
  const read = attributesReader(schema);
  return (block, context) => {
    const attributes = withAnchor(read(block.attributes), block);
    const props = toProps(attributes, block, context);
    return props ? [{ block: name, props }] : [];
  };
}

/**
 * Adds the anchor from the html: WPGraphQL Content Blocks does not find it there, and WordPress stores it nowhere else.
 */
function withAnchor<Attributes extends object>(attributes: Attributes, { piece }: SourceBlock): Attributes {
  const id = piece?.element.attribs.id;
  return id && Reflect.get(attributes, 'anchor') === '' ? { ...attributes, anchor: id } : attributes;
}

/**
 * Returns a function that checks the attributes of a block. An editor sets few of many: only these
 * are checked, and the others, which are null, count as missing. Throws an AttributesError with the
 * name of the first invalid one.
 */
function attributesReader<Schema extends z.ZodObject>(
  schema: Schema,
): (attributes: unknown) => z.output<Schema> {
  const unset = schema.parse({});
  return (attributes) => {
    if (typeof attributes !== 'object' || attributes === null) throw new AttributesError();
    const set: Record<string, unknown> = {};
    for (const [name, field] of Object.entries(schema.shape)) {
      const value: unknown = Reflect.get(attributes, name);
      if (value === null || value === undefined) continue;
      const checked = z.safeParse(field, value);
      if (!checked.success)
        throw new AttributesError([name, ...(checked.error.issues[0]?.path ?? [])].join('.'));
      set[name] = checked.data;
    }
    return { ...unset, ...set };
  };
}
