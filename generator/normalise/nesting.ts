import type { EntryContext } from './context.ts';

/** Far deeper than any page, and far from where parsers take quadratic time or run out of stack (faults 68). */
const maxLevels = 1000;

// Tags that end by themselves where the next of their kind begins, and those that hold nothing.
const flat = new Set(
  'p li dt dd tr td th option tbody thead tfoot area base br col embed hr img input link meta source track wbr'.split(
    ' ',
  ),
);

/** Whether tags are open within each other beyond reason, told without a parser: in linear time, whatever the html. */
export function isNestedTooDeep(html: string): boolean {
  // A level takes three characters at least.
  if (html.length < 3 * maxLevels) return false;
  let level = 0;
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
    if (flat.has(name.toLowerCase())) continue;
    level = slash === '/' ? Math.max(0, level - 1) : level + 1;
    if (level > maxLevels) return true;
  }
  return false;
}

export function warnOfNesting({ entry, warn }: EntryContext): void {
  warn({
    message: `A piece of html is nested deeper than ${maxLevels} levels and is left out`,
    entry,
    field: 'content',
    hint: 'Look for tags that are never closed.',
  });
}
