import * as fc from 'fast-check';
import { Parser, parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import type { Policy } from '../../generator/content/html/html-policy.ts';
import type { Marks } from '../../generator/content/html/marks.ts';
import { parseHtml, parseNodes } from '../../generator/content/html/parse-html.ts';
import { sanitisePlain } from '../../generator/content/html/plain-html.ts';
import { plainTokens } from '../../generator/content/html/plain-tokens.ts';
import { sanitiseHtml } from '../../generator/content/html/sanitise-html.ts';
import { cleanText } from '../../generator/content/html/text.ts';
import { vectors } from '../faults/support/xss-vectors.ts';
import { testContext } from '../generator/content/html/context.ts';
import { depth } from '../support/depth.ts';
import { html, settings } from './arbitraries.ts';

const policies: readonly Policy[] = ['flow', 'phrasing', 'inline', 'label'];

const numRuns = depth.plainHtmlRuns;

const text = fc.constantFrom(
  ...[
    'Tide',
    ' ',
    '\n',
    'a "b" \'c\' 3',
    ' /',
    '\u00e9',
    'e\u0301',
    '\u2019',
    '灯',
    ' https://cms.example.org/visit/?a=1 ',
  ],
  ...[
    '&amp;',
    '&lt;',
    '&gt;',
    '&quot;',
    '&nbsp;',
    '&#039;',
    '&#38;',
    '&#8217;',
    '&#160;',
    '&#128;',
    '&#55296;',
    '&#65534;',
    '&#57344;',
    '&#0;',
  ],
  ...['&amp;lt;', '&amp;#60;', '&hellip;', '&amp', '&#8217', '&copy', '&', '<', '>', '<!-- -->', '< b>'],
);
const address = fc.constantFrom(
  ...[
    '/visit/',
    '#parking',
    ' #top ',
    '#:~:text=a',
    'https://cms.example.org/visit/?a=1&amp;b=2#c',
    '?p=7',
    '/wp-content/uploads/a.jpg',
  ],
  ...[
    'https://a.example/?u=https%3A%2F%2Fcms.example.org%2Fvisit%2F',
    'mailto:a@b.example',
    'tel:+1',
    'https://a.example/&#038;b',
    "https://a.example/'",
  ],
  ...[
    'javascript:alert(1)',
    'java\tscript:x',
    '//evil.example/',
    'data:text/html,x',
    'https://u:p@a.example/',
    'http://[',
    ' ',
    '/?attachment_id=4',
  ],
  ...[
    'https://cms.example.org/?_wpnonce=1',
    'x&quot; onclick=&quot;y',
    '\u00e9',
    '/?a=1&b=2',
    'https://é.example/ü?ö',
  ],
);
const rest = fc.constantFrom(
  '',
  '',
  ' target="_blank"',
  ' rel="nofollow noopener"',
  ' target="_blank" rel="ugc"',
  ' rel=""',
  ' class="a"',
  ' TARGET="_blank"',
);
const link = fc.tuple(address, rest).map(([href, more]) => `<a href="${href}"${more}>`);
const name = fc.constantFrom(
  ...'em strong b i code sub mark span u q p h2 h3 h1 ul ol li blockquote br a div pre B section figure figcaption'.split(
    ' ',
  ),
  ...'table tbody tr td th thead caption dl dt dd details cite aside iframe video ins button form svg title'.split(
    ' ',
  ),
);
const attributes = fc
  .array(
    fc.oneof(
      fc
        .tuple(
          fc.constantFrom(
            ...'class id style title tabindex href src alt width scope colspan start type lang data-a onclick aria-label'.split(
              ' ',
            ),
            ...['CLASS', 'a_b', 'x:y', '__proto__', 'constructor'],
          ),
          fc.constantFrom(
            ...[
              '',
              ' ',
              '0',
              '5',
              'a',
              'wp-block-table',
              'wp-block-accordion-item',
              'wp-block-accordion-heading',
              'alignwide x',
            ],
            ...[
              'wp-image-4',
              'ltr',
              'a &amp; b',
              '&quot;',
              'a > b',
              'a < b',
              '&copy=1',
              "it's",
              'javascript:x',
              'modal-1',
              '\u00a0',
            ],
            ...['/wp-content/uploads/a.jpg', 'https://u.example/a.jpg', 'data:image/png;base64,AA'],
          ),
        )
        .map(([key, value]) => ` ${key}="${value}"`),
      fc.constantFrom(
        ' open',
        ' controls',
        ' id',
        ' alt',
        " class='a'",
        ' class=a',
        '  id="b"',
        '\n class="c"',
        ' /',
        '"',
      ),
    ),
    { maxLength: 3 },
  )
  .map((list) => list.join(''));
const picture = fc
  .tuple(
    fc.constantFrom(
      ...[
        '/wp-content/uploads/a.jpg',
        'https://cms.example.org/wp-content/uploads/a-300x200.jpg',
        'https://u.example/a.jpg',
      ],
      ...['data:image/png;base64,AA', '', 'javascript:x', 'https://u.example/a?b=1&amp;c=2'],
    ),
    fc.constantFrom(' alt=""', ' alt="A &amp; b"', ''),
    attributes,
    fc.constantFrom('>', '/>', ' />'),
  )
  .map(([src, alt, more, end]) => `<img src="${src}"${alt}${more}${end}`);
const player = fc
  .tuple(
    fc.constantFrom('iframe', 'video', 'audio'),
    fc.constantFrom(
      'https://www.youtube.com/embed/abc',
      'https://f.example/',
      '/wp-content/uploads/a.mp4',
      'https://cms.example.org/a/',
    ),
    attributes,
    fc.constantFrom('', '', 'x', '<b>y</b>', '<source src="/wp-content/uploads/a.mp4">'),
  )
  .map(([tag, src, more, inner]) => `<${tag} src="${src}"${more}>${inner}</${tag}>`);

/** Html as editors write it: tags that are closed in order, mostly. */
const tidy: fc.Arbitrary<string> = fc.letrec<{ html: string }>((tie) => ({
  html: fc.oneof(
    { maxDepth: 4 },
    text,
    fc.array(text, { maxLength: 4 }).map((parts) => parts.join('')),
    fc.constantFrom(
      '<br>',
      '<br/>',
      '<br />',
      '</br>',
      '<br >',
      '<hr>',
      '<img src="/wp-content/uploads/a.jpg" alt="">',
    ),
    fc.tuple(name, tie('html')).map(([tag, inner]) => `<${tag}>${inner}</${tag}>`),
    picture,
    player,
    fc.constantFrom(
      '<p>One <span class="wp-block-accordion-item">two</span> three</p>',
      '<figure tabindex="5">One</figure>',
      '<div/>',
      '</div>',
    ),
    fc.tuple(name, attributes, tie('html')).map(([tag, more, inner]) => `<${tag}${more}>${inner}</${tag}>`),
    fc.tuple(link, tie('html')).map(([start, inner]) => `${start}${inner}</a>`),
    fc.tuple(tie('html'), tie('html')).map((parts) => parts.join('')),
    fc
      .array(tie('html'), { maxLength: 3 })
      .map((items) => `<ul>${items.map((item) => `<li>${item}</li>`).join('\n')}</ul>`),
  ),
})).html;

/** The same with something in it that does not belong there, and what has been made to attack. */
const hostile = fc.oneof(
  { weight: 6, arbitrary: tidy },
  { weight: 2, arbitrary: fc.tuple(tidy, html, tidy).map((parts) => parts.join('')) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(tidy, fc.nat(200), fc.nat(5))
      .map(([whole, at, length]) => whole.slice(0, at) + whole.slice(at + length)),
  },
  { weight: 1, arbitrary: html },
);

interface Sanitised {
  readonly html: string | undefined;
  readonly marks: Marks;
}

function plain(input: string, policy: Policy): Sanitised {
  const marks: Marks = [];
  return {
    html: sanitisePlain(input, { policy, marks, context: testContext() }),
    marks,
  };
}

function sanitised(input: string, policy: Policy): Sanitised {
  const marks: Marks = [];
  return { html: sanitiseHtml(input, { policy, marks, context: testContext() }), marks };
}

describe.each(policies)('plain html, sanitised as %s', (policy) => {
  it('is what the sanitiser makes of it', () => {
    let read = 0;
    const property = fc.property(hostile, (typed) => {
      const input = cleanText(typed).trim();
      const found = plain(input, policy);
      if (found.html !== undefined) read++;
      expect(found).toEqual(found.html === undefined ? { marks: [] } : sanitised(input, policy));
    });
    fc.assert(property, { ...settings, numRuns: numRuns / policies.length });
    // Otherwise nothing was compared.
    expect(read).toBeGreaterThan(numRuns / policies.length / 10);
  });

  it('is not html made to attack, or text alone', () => {
    for (const vector of vectors) {
      const found = plain(cleanText(vector).trim(), policy);
      if (found.html !== undefined) expect(found).toEqual(sanitised(cleanText(vector).trim(), policy));
    }
  });
});

/** Records all events of a parser; texts, which come in pieces, are joined. */
function told(parse: (handler: Parameters<typeof parseHtml>[1]) => void): readonly unknown[] {
  const events: (readonly unknown[])[] = [];
  parse({
    onopentag: (tag, attribs, isImplied) => events.push(['start', tag, Object.entries(attribs), isImplied]),
    ontext: (piece) => {
      const last = events.at(-1);
      if (last?.[0] === 'text') events.pop();
      events.push(['text', last?.[0] === 'text' ? `${last[1]}${piece}` : piece]);
    },
    onclosetag: (tag, isImplied) => events.push(['end', tag, isImplied]),
  });
  return events;
}

type Nodes = ReturnType<typeof parseNodes>;

function outline(nodes: Nodes): readonly unknown[] {
  return nodes.map((node) => [
    node.type,
    node.startIndex,
    node.endIndex,
    ...('data' in node ? [node.data] : []),
    ...('attribs' in node ? [node.name, Object.entries(node.attribs)] : []),
    ...('children' in node ? [outline(node.children)] : []),
  ]);
}

describe('plain html', () => {
  it('is read as a parser reads it', () => {
    let read = 0;
    const property = fc.property(hostile, (input) => {
      if (plainTokens(input) === undefined) return;
      read++;
      expect(told((handler) => parseHtml(input, handler))).toEqual(
        told((handler) => new Parser(handler).end(input)),
      );
      const { children } = parseDocument(input, { withStartIndices: true, withEndIndices: true });
      expect(outline(parseNodes(input))).toEqual(outline(children));
    });
    fc.assert(property, { ...settings, numRuns });
    expect(read).toBeGreaterThan(numRuns / 10);
  });
});
