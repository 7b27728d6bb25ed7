import { isPassingId } from '../html/ids.ts';
import { cleanText } from '../html/text.ts';
import type { Element } from './tree.ts';

/** An id that links can lead to: WordPress numbers others in each answer. Links had it as `name` once. */
export function lastingId(
  tag: string,
  { id, name, class: classList }: Element['attributes'],
): string | undefined {
  const found = id ?? (tag === 'a' ? name : undefined);
  if (found === undefined || !/^\S+$/.test(found) || cleanText(found) !== found) return undefined;
  return isPassingId(found, tag, classList) ? undefined : found;
}
