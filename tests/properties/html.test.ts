import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inlineText, isBlank, richText } from '../../generator/content/html/html.ts';
import { htmlToText } from '../../generator/content/html/text.ts';
import type { LinkRef, RichText } from '../../generator/content/stored-blocks.ts';
import { testContext } from '../generator/content/html/context.ts';
import { countCases } from '../support/count-cases.ts';
import { findBreaches } from '../support/structure.ts';
import { findGuesses } from '../support/well-formed.ts';
import { html, settings } from './arbitraries.ts';

const policies = {
  flow: (text: string) => richText(text, testContext()),
  phrasing: (text: string) => inlineText(text, testContext(), 'phrasing'),
  inline: (text: string) => inlineText(text, testContext()),
  label: (text: string) => inlineText(text, testContext(), 'label'),
};

describe.each(Object.entries(policies))(
  'any html, sanitised as %s',
  { timeout: 300_000 },
  (_name, sanitise) => {
    it('holds nothing that is not allowed, and ends in the element that it stands in (faults 58 to 66)', () => {
      const property = fc.property(html, (text) => {
        const page = `<html><body><div>${resolved(sanitise(text))}</div><footer></footer></body></html>`;
        expect(findBreaches(page)).toEqual([]);
        expect(findGuesses(page)).toEqual([]);
      });
      fc.assert(property, settings);
    });

    it('is the same when it is sanitised again (faults 63)', () => {
      const property = fc.property(html, (text) => {
        const once = resolved(sanitise(text));
        expect(resolved(sanitise(once))).toBe(once);
      });
      fc.assert(property, settings);
    });

    it('is blank when it has no text and nothing else to see', () => {
      const { saw, expectSeen } = countCases();
      const property = fc.property(html, (text) => {
        const safe = sanitise(text);
        const page = safe.parts.join('');
        expect(isBlank(safe)).toBe(!/<(img|video|audio|hr)\b/.test(page) && htmlToText(page) === '');
        saw({
          blank: isBlank(safe),
          'with words': !isBlank(safe),
          'without what was typed': text !== '' && page === '',
        });
      });
      fc.assert(property, settings);
      expectSeen();
    });

    it('has a reference for every place that is cut out', () => {
      const { saw, expectSeen } = countCases();
      const property = fc.property(html, (text) => {
        const { parts, refs } = sanitise(text);
        expect(parts).toHaveLength(refs.length + 1);
        expect(parts.join('')).not.toMatch(/[\ue000-\uf8ff]/);
        saw({
          'a reference': refs.length > 0,
          none: refs.length === 0,
          'our own marks are typed': /[\ue000-\uf8ff]|&#xe00/.test(text),
        });
      });
      fc.assert(property, settings);
      expectSeen();
    });
  },
);

/** The html with its references at their places, as an address that the CMS would give. */
function resolved({ parts, refs }: RichText): string {
  return parts
    .map((part, index) => {
      const ref = refs[index];
      const address = ref === undefined ? '' : ref.ref === 'media' ? ref.path : hrefOf(ref);
      return part + address.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
    })
    .join('');
}

function hrefOf({ to, isInternal }: LinkRef): string {
  if (!isInternal) return to;
  const { pathname, search, hash } = new URL(to, 'https://cms.example.org');
  return pathname + search + hash;
}
