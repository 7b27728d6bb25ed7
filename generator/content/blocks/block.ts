import { z } from 'zod';
import type { Piece } from '../fidelity/content-nodes.ts';
import type { EntryContext } from '../html/context.ts';
import type { CoreBlockName, StoredBlock, StoredCoreBlock } from '../stored-blocks.ts';

/** A block as the CMS gives it, in its place in the tree. `attributes` is null for blocks that we do not ask about. */
export interface SourceBlock {
  readonly name: string;
  /** The html that WordPress shows for it. */
  readonly html: string;
  /** The part of `html` that is not its inner blocks'; undefined where there is no `content` to find it in. */
  readonly own?: string;
  /** Its position in the entry's `content`; undefined where its html is not one element. */
  readonly piece?: Piece;
  readonly attributes: unknown;
  readonly children: readonly SourceBlock[];
}

/** What a block's file gets besides its attributes. `read` turns inner blocks into stored ones. */
export interface BlockContext extends EntryContext {
  readonly read: (blocks: readonly SourceBlock[]) => readonly StoredBlock[];
}

/** Turns a source block into stored ones: none when there is nothing to show, several when a wrapper goes. */
export type BlockReader = (block: SourceBlock, context: BlockContext) => readonly StoredBlock[];

/** Attributes that are not as the schema says. `readBlocks` in blocks.ts names them and takes the block's html. */
export class AttributesError extends Error {
  override readonly name = 'AttributesError';
}

/** Makes the reader of one kind of block: attributes are checked by `schema`, then turned into the template's props. */
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
    const props = toProps(read(block.attributes), block, context);
    return props ? [{ block: name, props }] : [];
  };
}

/**
 * Makes a function that checks the attributes of a block. Of the many an editor sets a few: only these are looked at, and the others,
 * which are null, count as missing. It throws an AttributesError that names the first which is not as expected.
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
