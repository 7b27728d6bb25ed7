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
const longest = 200;

// A site has few class lists, which its blocks repeat thousands of times.
const remembered = new Map<string, string>();
const most = 5000;

/** Keeps the classes that a stylesheet can know; may be empty. */
export function knownClasses(classList: string): string {
  const found = remembered.get(classList);
  if (found !== undefined) return found;

  const kept = classList
    .split(/\s+/)
    .filter((name) => name.length <= longest && known.some((pattern) => pattern.test(name)))
    .join(' ');
  if (remembered.size < most) remembered.set(classList, kept);
  return kept;
}
