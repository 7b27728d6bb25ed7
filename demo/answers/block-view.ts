import { randomUUID } from 'node:crypto';
import { type DemoBlock, renderBlock } from '../blocks/block.ts';
import type { DemoRequest } from './request.ts';

/** A block as the schema's `EditorBlock` answers; its client ids are new in every answer. */
export interface BlockView {
  readonly __typename: string;
  readonly name: string;
  readonly type: string;
  readonly clientId: string;
  readonly parentClientId: string | null;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly anchor: unknown;
  readonly apiVersion: number;
  readonly blockEditorCategoryName: string;
  readonly cssClassNames: readonly string[] | null;
  readonly isDynamic: boolean;
  readonly innerBlocks: readonly BlockView[];
  readonly renderedHtml: () => string;
}

/** The blocks of an entry: one list in reading order when `flat`, else the tree. */
export function blockViews(
  blocks: readonly DemoBlock[],
  request: DemoRequest,
  flat: boolean,
): readonly BlockView[] {
  const tree = blocks.map((block) => toView(block, null, request));
  return flat ? tree.flatMap(withInner) : tree;
}

function toView(block: DemoBlock, parentClientId: string | null, request: DemoRequest): BlockView {
  // 13 random digits of 32: drawing bytes for each block would cost more than the rest of it.
  const uuid = randomUUID();
  const clientId = uuid.slice(0, 8) + uuid.slice(-5);
  const { name, type, attributes } = block;
  const className = attributes.className;
  return {
    __typename: type,
    name,
    type,
    clientId,
    parentClientId,
    attributes,
    anchor: attributes.anchor ?? null,
    apiVersion: 3,
    blockEditorCategoryName: name.startsWith('pier/') ? 'pier' : 'text',
    cssClassNames: typeof className === 'string' ? className.split(' ') : null,
    isDynamic: false,
    innerBlocks: block.innerBlocks.map((inner) => toView(inner, clientId, request)),
    renderedHtml: () => renderBlock(block, request),
  };
}

function withInner(view: BlockView): readonly BlockView[] {
  return [view, ...view.innerBlocks.flatMap(withInner)];
}

/** The same list as the plugin Boardwalk gives it: JSON, with the attributes of core blocks under the name of the block. */
export function blocksText(blocks: readonly DemoBlock[], request: DemoRequest): string {
  const views = blockViews(blocks, request, true);
  const ids = new Map(views.map(({ clientId }, index) => [clientId, String(index + 1)]));
  return JSON.stringify(
    views.map(({ name, clientId, parentClientId, attributes }) => ({
      name,
      clientId: ids.get(clientId),
      parentClientId: parentClientId === null ? null : ids.get(parentClientId),
      ...(name.startsWith('core/') && { [aliasOf(name)]: attributes }),
    })),
  );
}

/** "core/list-item" gives "listItem". */
function aliasOf(name: string): string {
  return name.replace('core/', '').replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
