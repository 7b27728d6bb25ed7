import type { RichText } from '../stored-blocks.ts';
import type { EntryContext } from './context.ts';
import type { Policy } from './html-policy.ts';
import { addressRef } from './links.ts';
import { type Marks, markOf } from './marks.ts';
import { isNestedTooDeep, warnOfNesting } from './nesting.ts';
import { sanitisePlain } from './plain-html.ts';
import { sanitiseHtml } from './sanitise-html.ts';
import { withoutServerParts } from './server-parts.ts';
import { cleanText, htmlToText } from './text.ts';
import { textAddress } from './text-address.ts';

// The placeholder of a reference: private-use characters, which texts cannot contain.
const mark = /\ue000(\d+)\ue001/;
// The same characters written as entities.
const markEntity = /&#(?:x0*e00[01]|0*5734[45]);?/gi;

/**
 * Sanitises a piece of editor html: known tags and attributes only, nothing that runs, nothing from
 * a third party. Links and media on the CMS's host become references. The same html gives the same
 * result in every answer of the CMS: numbers per request are removed.
 */
export function richText(html: string, context: EntryContext): RichText {
  return sanitise(visibleHtml(html, context), 'flow', context);
}

/** Does the same for text within a block: only phrasing tags stay, and the text of others. */
export function inlineText(
  html: string,
  context: EntryContext,
  policy: Exclude<Policy, 'flow'> = 'inline',
): RichText {
  return sanitise(html, policy, context);
}

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

/** Removes parts that need a running WordPress, and reports each once per entry. */
function visibleHtml(html: string, { told, entry, warn }: EntryContext): string {
  const { html: visible, left } = withoutServerParts(html);
  for (const part of left) {
    if (told.has(part)) continue;
    told.add(part);
    warn({
      message: `A ${part} of WordPress is skipped: it cannot work on a static site`,
      entry,
      hint: 'Remove it, or use links instead.',
    });
  }
  return visible;
}

function sanitise(html: string, policy: Policy, context: EntryContext): RichText {
  // Replaced, not removed: the text around it must not become such an entity.
  const clean = cleanText(html).replace(markEntity, '\ufffd').trim();
  const marks: Marks = [];
  if (isNestedTooDeep(clean)) {
    warnOfNesting(context);
    return cut('', marks);
  }
  if (!/[<>&]/.test(clean)) return cut(markAddresses(clean, marks, context), marks);

  const input = { policy, marks, context };
  const safe = sanitisePlain(clean, input) ?? sanitiseHtml(clean, input);
  return cut(markAddresses(safe.trim(), marks, context), marks);
}

/** Turns addresses of the CMS in texts into references as well. */
function markAddresses(html: string, marks: Marks, context: EntryContext): string {
  if (!html.includes('//')) return html;
  return html.replace(textAddress, (address) => {
    const ref = addressRef(address.replaceAll('&amp;', '&'), context);
    if (!ref || (ref.ref === 'link' && !ref.isInternal && ref.shared === undefined)) return address;
    return markOf(ref, marks);
  });
}

/** Cuts html at its marks. Odd pieces are the marks' numbers, in the order of the html. */
function cut(html: string, marks: Marks): RichText {
  if (marks.length === 0) return { ref: 'html', parts: [cleanText(html)], refs: [] };
  const pieces = html.split(mark);
  return {
    ref: 'html',
    parts: pieces.filter((_, index) => index % 2 === 0).map(cleanText),
    refs: pieces.filter((_, index) => index % 2 === 1).flatMap((number) => marks[Number(number)] ?? []),
  };
}
