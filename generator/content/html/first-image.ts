import type { MediaRef } from '../stored-blocks.ts';
import { type LinkPlace, mediaRef } from './links.ts';
import { parseHtml } from './parse-html.ts';

/** Finds the first picture of the CMS within html. */
export function firstImage(html: string, place: LinkPlace): MediaRef | undefined {
  let found: MediaRef | null = null;
  parseHtml(html, {
    onopentag(name, { src, alt }) {
      if (name === 'img' && src) found ??= mediaRef(src, place, { alt });
    },
  });
  return found ?? undefined;
}
