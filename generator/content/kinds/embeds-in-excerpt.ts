import type { FlatBlock } from '../html/block-tree.ts';

/**
 * Removes the addresses of an entry's embeds from its excerpt. WordPress omits them in generated
 * excerpts; other software takes them for words. Keeps addresses that an editor typed into a
 * sentence.
 */
export function withoutEmbeds(excerpt: string, blocks: readonly FlatBlock[]): string {
  const addresses = new Set(blocks.flatMap(embeddedAddress));
  if (addresses.size === 0) return excerpt;
  return excerpt
    .split(' ')
    .filter((word) => !addresses.has(word))
    .join(' ');
}

function embeddedAddress({ name, embed }: FlatBlock): readonly string[] {
  if (name !== 'core/embed' || typeof embed !== 'object' || embed === null || !('url' in embed)) return [];
  return typeof embed.url === 'string' && embed.url !== '' ? [embed.url.trim()] : [];
}
