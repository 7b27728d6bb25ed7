import type { BlockName, BlockNode } from '../../templates/blocks/index.ts';
import type { AnyEntry } from '../content/content.ts';
import { slugify, takeId } from '../content/html/ids.ts';
import { nameEntry } from '../content/name-entry.ts';
import { unpackBlocks } from '../content/saved/packed-blocks.ts';
import type { CoreBlockName, SectionName, StoredBlock, StoredCoreBlock } from '../content/stored-blocks.ts';
import { idsIn } from '../content/words/page-sections.ts';
import type { Warn } from '../problems/problem.ts';
import type { RouteContext } from './route-context.ts';
import { sections } from './sections/index.ts';

/**
 * Resolves an entry's stored blocks for templates: resolves references, fills sections, drops
 * blocks that cannot be shown. Ids count blocks within the page, so the same content has the same
 * ids in every build.
 */
export function resolveNodes(entry: AnyEntry, context: RouteContext): readonly BlockNode[] {
  const resolve = context.resolveFor(entry);
  const warn: Warn = (problem) => context.warn({ ...problem, entry: nameEntry(entry) });
  const blocks = unpackBlocks(entry.blocks);
  const ids = new Set(idsIn(blocks));
  let count = 0;
  const resolveAll = (stored: readonly StoredBlock[]): BlockNode[] =>
    stored.flatMap((block) => resolveOne(block) ?? []);

  const resolveOne = (stored: StoredBlock): BlockNode | null => {
    count += 1;
    if ('settings' in stored) return fillSection(stored.block, stored.settings, `s${count}`);
    return stored.block === 'core/button' ? resolveButton(stored) : resolveCore(stored);
  };

  const resolveButton = ({ block, props }: StoredCoreBlock<'core/button'>): BlockNode => {
    const { html, href, ...own } = props;
    return asNode(block, Object.assign(resolve.wholeLink(html, href), resolve.deep(own)));
  };

  const fillSection = (name: SectionName, settings: unknown, id: string): BlockNode | null => {
    const props = sections[name].fill(settings, { context, resolve, owner: entry, warn, id });
    return props === null
      ? null
      : asNode(
          name,
          withAnchor(props, (heading) => takeId(ids, slugify(heading))),
        );
  };

  const resolveCore = (stored: StoredCoreBlock<CoreBlockName>): BlockNode | null => {
    if (!('children' in stored.props))
      return withoutMissingPictures(asNode(stored.block, resolve.deep(stored.props)));
    const { children, ...own } = stored.props;
    return asNode(stored.block, Object.assign({}, resolve.deep(own), { children: resolveAll(children) }));
  };

  return resolveAll(blocks);
}

/** Resolving `Stored<Props>` gives `Props`: the compiler cannot invert the mapped type. */
function asNode(block: BlockName, props: unknown): BlockNode {
  return { block, props } as BlockNode;
}

/** Makes a section that a page shows without an editor's block; null when it is empty. */
export function defaultSection(name: SectionName, settings: object, context: RouteContext): BlockNode | null {
  const { resolve, warn } = context;
  const id = name.replace('/', '-');
  const props = sections[name].fill(settings, { context, resolve, warn, id });
  return props === null
    ? null
    : {
        ...asNode(
          name,
          withAnchor(props, () => `${id}-section`),
        ),
        by: 'site',
      };
}

/** Gives a section with a heading an anchor, like any other heading: "/visit/#parking". */
function withAnchor(props: object, anchorOf: (heading: string) => string): object {
  return 'heading' in props && typeof props.heading === 'string'
    ? { ...props, anchor: anchorOf(props.heading) }
    : props;
}

/** Drops an image without its picture; a gallery keeps the existing ones, and opens those that lead to their own file. */
function withoutMissingPictures(node: BlockNode): BlockNode | null {
  if (node.block === 'core/image' || node.block === 'core/picture')
    return 'picture' in node.props ? node : null;
  if (node.block !== 'core/gallery') return node;
  const items = node.props.items
    .filter((item) => 'picture' in item)
    .map(({ href, ...item }) => (href === undefined || href === item.picture.src ? item : { ...item, href }));
  return items.length === 0 ? null : { block: node.block, props: { ...node.props, items } };
}
