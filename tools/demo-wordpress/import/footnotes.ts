import type { DemoEntry } from '../../../demo/store-types.ts';

/** Returns the footnotes of an entry as WordPress keeps them, beside its content. */
export function footnotesOf({ blocks }: DemoEntry): { readonly footnotes?: string } {
  const html = blocks.find(({ name }) => name === 'core/footnotes')?.parts.join('');
  if (html === undefined) return {};
  const notes = [...html.matchAll(/<li id="([^"]*)">(.*?) <a /g)].map(([, id, content]) => ({ id, content }));
  return { footnotes: JSON.stringify(notes) };
}
