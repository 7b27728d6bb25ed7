import { playerOf } from '../players/player-of.ts';
import type { StoredBlock } from '../stored-blocks.ts';

/**
 * Removes the addresses of an entry's embeds from its excerpt, however they were typed: the page of a film, of its
 * frame, or a short link. WordPress omits them in generated excerpts; other software takes them for words. Keeps addresses within
 * a sentence that embeds nothing.
 */
export function withoutEmbeds(excerpt: string, blocks: readonly StoredBlock[]): string {
  if (!/https?:\/\//.test(excerpt)) return excerpt;
  const embedded = new Set(blocks.flatMap(embedsIn).map(nameOf));
  if (embedded.size === 0) return excerpt;
  return excerpt
    .split(' ')
    .filter((word) => !(/^https?:\/\//.test(word) && embedded.has(nameOf(word))))
    .join(' ');
}

function embedsIn(block: StoredBlock): readonly string[] {
  if (block.block === 'core/embed') return [(block.props.embedUrl ?? block.props.href).to];
  return 'props' in block && 'children' in block.props ? (block.props.children ?? []).flatMap(embedsIn) : [];
}

/** The same for all addresses of a player, wherever it starts. */
function nameOf(address: string): string {
  const { embedUrl } = playerOf(address) ?? {};
  return embedUrl?.replace(/[?&]start=\d+|#.*/g, '') ?? address.replace(/\/$/, '');
}
