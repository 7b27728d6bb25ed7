import { Parser } from 'htmlparser2';
import type { MediaRef } from '../content.ts';
import { type LinkPlace, mediaRef } from './links.ts';

/** The first picture of the CMS within html. */
export function firstImage(html: string, place: LinkPlace): MediaRef | undefined {
  let found: MediaRef | null = null;
  const parser = new Parser({
    onopentag(name, { src, alt }) {
      if (name === 'img' && src) found ??= mediaRef(src, place, { alt });
    },
  });
  parser.end(html);
  return found ?? undefined;
}
