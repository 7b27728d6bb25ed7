import { htmlToText, plainText } from '../html/text.ts';

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
