import { htmlToText, plainText } from '../html/text.ts';
import { playerOf } from '../players/player-of.ts';
import type { StoredBlock } from '../stored-blocks.ts';

/**
 * Extracts the text of an excerpt, without what themes and plugins add to it: a link to the whole
 * text, and shortcodes of plugins that are switched off.
 */
export function excerptText(html: string): string {
  const text = htmlToText(html.replace(moreLink, ' '));
  return plainText(withoutShortcodes(text)).replace(invitation, '$<end>');
}

/** By the classes of WordPress and its themes. The limits keep the search linear. */
const moreLink =
  /<a\b[^<>]{0,1000}\bclass=["'][^"'<>]{0,200}\b(?:more-?link|link-more|read-?more|moretag)\b[^<>]{0,1000}>(?:[^<]|<(?!\/a>)){0,500}<\/a>/gi;

/** At the end, after a sentence or a cut: "Continue reading Summer at the pier →". */
const invitation =
  /(?<end>^|[.!?…\]”"])\s*(?:Continue reading|Keep reading|Read (?:more|More|the rest)|Learn (?:more|More))\b[^.?!]{0,200}$/;

/** Words in brackets stay: a shortcode has attributes, an end, or a name with an underscore. */
function withoutShortcodes(text: string): string {
  if (!text.includes('[')) return text;
  const closed = new Set(Array.from(text.matchAll(/\[\/([\w-]{1,60})\]/g), ([, name]) => name));
  return text.replace(
    /\[\/?([a-z][\w-]{0,60})([^[\]]{0,2000})(?:\]|(?=\[)|$)/gi,
    (written, name: string, rest: string) =>
      closed.has(name) || rest.includes('=') || (rest === '' && name.includes('_')) ? ' ' : written,
  );
}

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
