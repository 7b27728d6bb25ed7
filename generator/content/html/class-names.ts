import { ownText } from '../../util/own-text.ts';
import { createRecent } from '../../util/recent.ts';

const mostLists = 5000;
const longestList = 2000;

/** Remembers what class lists tell: a site has few, which its blocks repeat thousands of times. */
export function byClassList<Value>(read: (classList: string) => Value): (classList: string) => Value {
  const { at } = createRecent(read, mostLists, ownText);
  return (classList) => (classList.length <= longestList ? at(classList) : read(classList));
}

// Permanent class names of WordPress, without its layout classes and names numbered per request
// ("wp-block-gallery-2", "is-style-outline--1", "wp-elements-7c1e…").
const known = [
  /^wp-block-(?!.*is-layout)[a-z]+(-[a-z]+)*(__[a-z]+(-[a-z]+)*)?$/,
  /^wp-element-(button|caption)$/,
  /^wp-caption(-text)?$/,
  /^has-[a-z]+(-[a-z0-9]+)*$/,
  /^is-style-[a-z]+(-[a-z]+)*$/,
  /^align(left|right|center|wide|full|none)$/,
  /^screen-reader-text$/,
];
/** Classes that repeat what the tag says. */
const plain = /^(wp-block-(paragraph|heading|list)|wp-element-caption)$/;
const longestName = 200;

/** Keeps the classes that a stylesheet can know, without those that repeat what the tag says; may be empty. */
export const knownClasses = byClassList((classList) =>
  classList
    .split(/\s+/)
    .filter(
      (name) =>
        name.length <= longestName && !plain.test(name) && known.some((pattern) => pattern.test(name)),
    )
    .join(' '),
);
