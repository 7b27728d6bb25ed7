import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { jsonForScript } from '../../../templates/components/json-for-script.ts';
import { line, settings } from '../../properties/arbitraries.ts';
import { countCases } from '../../support/count-cases.ts';

it.each(['</script><script>alert(1)</script>', '<!--<script>', 'a\u2028b\u2029c'])(
  '%j can neither end its script nor change how it is read (faults 54, 55, 56)',
  (title) => {
    const json = jsonForScript({ title });
    expect(json).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual({ title });
  },
);

it('any text comes back as it was (faults 54, 55, 56)', () => {
  const odd = fc.string({ unit: fc.constantFrom('<', '/', '\u2028', '\u2029', '\\', '"', '\u0000', 'a') });
  const { saw, expectSeen } = countCases();
  const property = fc.property(fc.oneof(line, odd), (title) => {
    const json = jsonForScript({ title });
    expect(json).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual({ title });
    saw({
      'a tag': /<[/!a-z]/i.test(title),
      'a line separator': title.includes('\u2028'),
      'a backslash': title.includes('\\'),
      'a zero': title.includes('\u0000'),
    });
  });
  fc.assert(property, settings);
  expectSeen();
});
