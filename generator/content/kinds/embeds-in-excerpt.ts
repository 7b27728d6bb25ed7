import type { StoredBlock } from '../stored-blocks.ts';

/**
 * Removes the addresses of an entry's embeds from its excerpt. WordPress omits them in generated
 * excerpts; other software takes them for words. Keeps addresses that an editor typed into a
 * sentence.
 */
export function withoutEmbeds(excerpt: string, blocks: readonly StoredBlock[]): string {
  const addresses = new Set(blocks.flatMap(embeddedAddresses));
  if (addresses.size === 0) return excerpt;
  return excerpt
    .split(' ')
    .filter((word) => !addresses.has(word))
    .join(' ');
}

function embeddedAddresses(block: StoredBlock): readonly string[] {
  if (block.block === 'core/embed') return [block.props.href.to];
  return 'props' in block && 'children' in block.props
    ? (block.props.children ?? []).flatMap(embeddedAddresses)
    : [];
}
