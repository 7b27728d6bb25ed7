import type { RichText } from '../stored-blocks.ts';
import { htmlToText } from './text.ts';

/** Returns true for html without visible content. */
export function isBlank({ parts }: RichText): boolean {
  const html = parts.join('');
  if (!html.includes('<')) return html.trim() === '';
  if (visibleText.test(html)) return false;
  return !/<(img|video|audio|hr)\b/.test(html) && htmlToText(html) === '';
}

// A letter or digit of text in sanitised html, where only tags contain these signs. Most texts
// begin with one.
const visibleText = /(?:^|>)[^<&]*[A-Za-z0-9]/;
