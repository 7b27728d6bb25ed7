import { expect, it } from 'vitest';
import { byClassList, knownClasses } from '../../../../generator/content/html/class-names.ts';
import { openCollector } from '../../../support/garbage.ts';

it('keeps the classes that a stylesheet can know', () => {
  expect(knownClasses('wp-block-gallery wp-block-gallery-2 has-text-align-center alignwide')).toBe(
    'wp-block-gallery has-text-align-center alignwide',
  );
});

it('forgets the html that a class list is cut from', () => {
  const collect = openCollector();
  const lengthOf = byClassList((classList) => classList.length);
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let entry = 100; entry < 300; entry += 1) {
    const html = `<div class="wp-block-group wp-elements-${entry}">${`${entry} gulls. `.repeat(20_000)}</div>`;
    lengthOf(Buffer.from(html).toString().slice(12, 42));
  }
  collect();
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(10_000_000);
  // Used to the end: otherwise it would be collected, too.
  expect(lengthOf('alignwide')).toBe(9);
});
