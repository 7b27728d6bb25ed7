import * as fc from 'fast-check';
import sanitizeHtml from 'sanitize-html';
import { describe, expect, it } from 'vitest';
import { entryContext } from '../../generator/content/html/context.ts';
import { cmsHosts, sharedMark } from '../../generator/content/html/links.ts';
import { htmlToText, isBlank } from '../../generator/content/html/text.ts';
import { readDocument } from '../../generator/content/reader/read-document.ts';
import type { LinkRef, RichText } from '../../generator/content/stored-blocks.ts';
import { cms } from '../generator/content/reader/show-document.tsx';
import { countCases } from '../support/count-cases.ts';
import { depth } from '../support/depth.ts';
import { findBreaches } from '../support/structure.ts';
import { findGuesses } from '../support/well-formed.ts';
import { html, settings, structures } from './arbitraries.ts';

const any = fc.oneof(html, structures);
const runs = { ...settings, numRuns: depth.propertyRuns * 5 };

describe('any html, as the reader writes it', { timeout: 300_000 }, () => {
  it('holds nothing that is not allowed, and ends in the element that it stands in (faults 58 to 66)', () => {
    const { saw, expectSeen } = countCases();
    const property = fc.property(any, (typed) => {
      const texts = read(typed).texts.map(resolved);
      for (const text of texts) {
        const page = `<html><body><div>${text}</div><footer></footer></body></html>`;
        expect(findBreaches(page)).toEqual([]);
        expect(findGuesses(page)).toEqual([]);
      }
      saw({
        'several texts': texts.length > 1,
        'nothing is left': typed !== '' && texts.length === 0,
        'a line alone': texts.some((text) => text !== '' && !/<(p|div|h\d|ul|table)\b/.test(text)),
      });
    });
    fc.assert(property, runs);
    expectSeen();
  });

  it('is the same after sanitize-html with the lists of the reader', () => {
    const { saw, expectSeen } = countCases();
    const property = fc.property(any, (typed) => {
      const { texts } = read(typed);
      for (const text of texts) expect(sanitised(resolved(text))).toBe(unquoted(resolved(text)));
      const written = texts.flatMap(({ parts }) => parts).join('');
      saw({
        'a table': written.includes('<table'),
        'a sound': written.includes('<audio'),
        'a link': written.includes('href="'),
        'other attributes': / (title|id|class|lang|download|start|colspan|datetime)="/.test(written),
      });
    });
    fc.assert(property, runs);
    expectSeen();
  });

  it('is the same when it is read again, but for white space between paragraphs, and the places of ids (faults 63)', () => {
    const { saw, expectSeen } = countCases();
    const property = fc.property(any, (typed) => {
      const { blocks } = read(typed);
      const prose = blocks.flatMap((block) => (block.block === 'core/html' ? [block.props.html] : []));
      for (const text of prose) {
        const again = read(resolved(text)).blocks;
        expect(again.every(({ block }) => block === 'core/html')).toBe(true);
        expect(folded(textsIn(again))).toBe(folded([text]));
        expect(idsIn(textsIn(again))).toEqual(idsIn([text]));
      }
      saw({ prose: prose.length > 0, structures: prose.length < blocks.length });
    });
    fc.assert(property, runs);
    expectSeen();
  });

  it('has a reference for every place that is cut out, and tells by its text whether it is blank', () => {
    const { saw, expectSeen } = countCases();
    const property = fc.property(any, (typed) => {
      for (const text of read(typed).texts) {
        const { parts, refs } = text;
        const page = parts.join('');
        expect(parts).toHaveLength(refs.length + 1);
        expect(page).not.toMatch(/[\ue000-\uf8ff]/);
        expect(isBlank(text)).toBe(!/<(img|video|audio|hr)\b/.test(page) && htmlToText(page) === '');
        saw({
          'a reference': refs.length > 0,
          blank: isBlank(text),
          'our own marks are typed': /[\ue000-\uf8ff]|&#xe00/.test(typed),
        });
      }
    });
    fc.assert(property, runs);
    expectSeen();
  });

  it('loses nothing without a cause', () => {
    const { saw, expectSeen } = countCases();
    const property = fc.property(any, (typed) => {
      const { causes } = read(typed);
      expect(causes).not.toContain('unknown');
      saw(
        Object.fromEntries(
          ['foreign', 'drawing', 'field', 'formula', 'frame', 'pasted', 'source'].map((cause) => [
            cause,
            causes.includes(cause),
          ]),
        ),
      );
    });
    fc.assert(property, runs);
    expectSeen();
  });
});

function read(typed: string) {
  const entry = { kind: 'page', id: 7, title: 'Visit', uri: '/visit/' };
  const hosts = cmsHosts([cms, 'https://cms.example.org']);
  const context = entryContext(entry, { hosts, timeZone: 'UTC', warn: () => undefined });
  const blocks = readDocument(typed, context);
  const causes: readonly string[] = context.losses.map(({ cause }) => cause);
  return { blocks, texts: textsIn(blocks), causes };
}

/** Every text that the reader has written, wherever it stands. */
function textsIn(value: unknown): readonly RichText[] {
  if (typeof value !== 'object' || value === null) return [];
  return isRichText(value) ? [value] : Object.values(value).flatMap(textsIn);
}

function isRichText(value: object): value is RichText {
  return 'ref' in value && value.ref === 'html';
}

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

function hrefOf({ to, isInternal, shared = [] }: LinkRef): string {
  const rest = [...shared];
  if (!isInternal) return to.replaceAll(sharedMark, () => encodeURIComponent(cms + rest.shift()));
  const { pathname, search, hash } = new URL(to, cms);
  return pathname + search + hash;
}

function folded(texts: readonly RichText[]): string {
  const html = texts
    .map(resolved)
    .join('')
    .replace(/<span id="[^"]*"><\/span>/g, '');
  return html.replace(/>\s+</g, '><').trim();
}

function idsIn(texts: readonly RichText[]): readonly string[] {
  return [
    ...texts
      .map(resolved)
      .join('')
      .matchAll(/ id="([^"]*)"/g),
  ]
    .map(([, id = '']) => id)
    .sort();
}

/** It writes quotes in texts as they are. */
function unquoted(text: string): string {
  return text.replaceAll('&quot;', '"');
}

function sanitised(text: string): string {
  return unquoted(sanitizeHtml(text, lists).replaceAll(' />', '>'));
}

const cell = ['colspan', 'rowspan'];
const lists: sanitizeHtml.IOptions = {
  allowedTags:
    `a em strong b i br code sub sup mark span s u abbr kbd small time cite q wbr ins del dfn var samp bdi bdo ruby rt rp p hr h2
  h3 h4 h5 h6 blockquote pre ul ol li dl dt dd figure figcaption table caption colgroup col thead tbody tfoot tr th td details summary div
  audio address`.split(/\s+/),
  allowedAttributes: {
    '*': ['id', 'class', 'lang', 'dir', 'title', 'tabindex'],
    a: ['href', 'target', 'rel', 'download', 'hreflang'],
    ol: ['start', 'reversed', 'type'],
    li: ['value'],
    th: [...cell, 'scope', 'abbr'],
    td: cell,
    col: ['span'],
    colgroup: ['span'],
    time: ['datetime'],
    ins: ['datetime'],
    del: ['datetime'],
    details: ['open'],
    audio: ['src', 'loop', 'muted', 'controls', 'preload'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
};
