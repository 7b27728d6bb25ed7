import type { FlatBlock } from '../html/block-tree.ts';

/**
 * The excerpt without the addresses of what the entry embeds. WordPress leaves them out of the excerpts that it makes; other
 * makers take them for words, which nobody can read. Addresses that an editor typed into a sentence are not touched.
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
