import type { DemoBlock } from '../blocks/block.ts';
import { button, buttons, column, columns } from '../blocks/layout.ts';
import { image } from '../blocks/media.ts';
import { heading, html, list, listItem, paragraph, quote, spacer } from '../blocks/text.ts';
import { cmsOrigin as cms } from '../site-address.ts';

const tide = 'The tide comes in twice a day and asks nobody. The boards stay dry, and so do your shoes.';

/** A variant with its name above it. */
export function variant(name: string, ...blocks: readonly DemoBlock[]): readonly DemoBlock[] {
  return [heading(3, name), ...blocks];
}

/** The blocks that are made of words, each in its variants. */
export const textBlocks: readonly DemoBlock[] = [
  heading(2, 'Paragraph', { anchor: 'paragraph' }),
  ...variant(
    'Plain, with everything that stands in a line',
    paragraph(
      `Plain words, <strong>strong</strong> and <em>stressed</em> ones, a <a href="${cms}/visit/">link</a>, <code>code</code>, <mark>marked</mark>, <s>struck</s>, H<sub>2</sub>O, 3<sup>rd</sup>, <kbd>Esc</kbd> and an abbreviation, <abbr title="Halyard Pier Trust">HPT</abbr>.`,
    ),
  ),
  ...variant('Drop cap', paragraph(`${tide} ${tide}`, { dropCap: true })),
  ...variant(
    'Aligned left, centre and right',
    paragraph('To the left: where the town is.', { align: 'left' }),
    paragraph('In the middle: where the carousel turns.', { align: 'center' }),
    paragraph('To the right: where the sea begins.', { align: 'right' }),
  ),
  ...variant(
    'Sizes of the preset, small to largest',
    paragraph('Small: opening hours may change with the weather.', { fontSize: 'small' }),
    paragraph('Medium: walking on the pier is free.', { fontSize: 'medium' }),
    paragraph('Large: open every day of the year.', { fontSize: 'large' }),
    paragraph('Larger: brass at four.', { fontSize: 'x-large' }),
    paragraph('Largest: cake at noon.', { fontSize: 'xx-large' }),
  ),
  ...variant(
    'A size of the editor’s own',
    paragraph('Two and a half rem of salt air.', { custom: { fontSize: '2.5rem' } }),
  ),
  ...variant(
    'Grounds of the palette',
    paragraph(`Base. ${tide}`, { backgroundColor: 'base' }),
    paragraph(`Contrast, with a <a href="${cms}/visit/">link</a>. ${tide}`, {
      backgroundColor: 'contrast',
      textColor: 'base',
    }),
    paragraph(`Accent, with a <a href="${cms}/visit/">link</a>. ${tide}`, { backgroundColor: 'accent' }),
    paragraph(`Accent 2. ${tide}`, { backgroundColor: 'accent-2' }),
    paragraph(`Accent 3. ${tide}`, { backgroundColor: 'accent-3' }),
    paragraph(`Accent 4. ${tide}`, { backgroundColor: 'accent-4' }),
  ),
  ...variant(
    'Colours of the editor’s own, kept readable',
    paragraph('Yellow on paper would vanish: it is darkened until it reads.', {
      custom: { text: '#ffe066' },
    }),
    paragraph('Navy in the dark would vanish: it is lightened there.', { custom: { text: '#101c5a' } }),
    paragraph('White on lemon is no pair: the words take an ink that is one.', {
      custom: { text: '#ffffff', background: '#fff3a0' },
    }),
    paragraph('Cream on plum reads well, so it stays as it was chosen.', {
      custom: { text: '#fff4d6', background: '#5b2245' },
    }),
    paragraph('Marigold on deep water.', { backgroundColor: 'accent', textColor: 'accent-2' }),
  ),

  heading(2, 'Heading', { anchor: 'heading' }),
  heading(3, 'The third level, which names these variants'),
  heading(4, 'The fourth level'),
  heading(5, 'The fifth level'),
  heading(6, 'The sixth level'),
  heading(3, 'In the middle', { align: 'center' }),
  heading(3, 'In the accent of the palette', { textColor: 'accent' }),
  heading(3, 'On a ground', { backgroundColor: 'accent', textColor: 'base' }),
  heading(
    3,
    'A heading so long that it takes three lines on a telephone, because somebody had to say everything in it',
  ),

  heading(2, 'List', { anchor: 'list' }),
  ...variant(
    'With bullets, nested',
    list([
      'Bring a coat.',
      listItem('Bring a friend', list(['who likes wind', 'or one who carries the coat'])),
      `Read the <a href="${cms}/terms/">few rules</a>.`,
    ]),
  ),
  ...variant(
    'Numbered, from three',
    list(['Past the carousel', 'Past the pavilion'], { ordered: true, start: 3 }),
  ),
  ...variant('Counting down', list(['Ready', 'Steady', 'Go'], { ordered: true, reversed: true })),
  ...variant(
    'Letters, with Roman numbers within',
    list(
      [
        listItem('Morning', list(['Low water', 'First ferry'], { ordered: true, type: 'lower-roman' })),
        'Evening',
      ],
      { ordered: true, type: 'upper-alpha' },
    ),
  ),
  ...variant(
    'With ticks',
    list(['Step-free', 'Open all year', 'Free'], { className: 'is-style-checkmark-list' }),
  ),
  ...variant(
    'On a ground, in small letters',
    list(['Dogs on a lead', 'Bicycles by hand'], { backgroundColor: 'accent-3', fontSize: 'small' }),
  ),

  heading(2, 'Quote', { anchor: 'quote' }),
  ...variant(
    'With its source',
    quote(
      [paragraph('I came for an hour in 1994.')],
      'Moira, <a href="mailto:hello@halyardpier.example">ferry landing</a>',
    ),
  ),
  ...variant(
    'Plain, in two paragraphs',
    quote([paragraph('It creaks.'), paragraph('That is how you know it is listening.')], 'The pier keeper', {
      className: 'is-style-plain',
    }),
  ),
  ...variant(
    'Large, in the middle',
    quote([paragraph('There is always weather.')], 'Sign at the gate', {
      className: 'is-style-large',
      textAlign: 'center',
    }),
  ),
  ...variant(
    'On a ground',
    quote([paragraph('The sea does the decorating.')], 'Yuki Tanabe, curator', { backgroundColor: 'accent' }),
  ),
  ...variant(
    'At the side of a text',
    quote([paragraph('Low tide is when the pier shows its legs.')], undefined, { align: 'right' }),
    paragraph(
      'Twice a month, at the lowest of the low tides, you can walk below the boards and look up. The piles stand in rows like a wood in winter, and each row has its own mussels, its own weed and its own resident heron.',
    ),
    paragraph('Boots are lent at the kiosk. The heron is not.'),
  ),

  heading(2, 'Buttons', { anchor: 'buttons' }),
  ...variant(
    'Filled and outlined',
    buttons([
      button('Plan your visit', `${cms}/visit/`),
      button('What is on', `${cms}/event/`, { outline: true }),
    ]),
  ),
  ...variant(
    'Coloured',
    buttons([
      button('Contrast', `${cms}/visit/`, { backgroundColor: 'contrast', textColor: 'base' }),
      button('Marigold', `${cms}/visit/`, { backgroundColor: 'accent-2' }),
      button('Coral', `${cms}/visit/`, { backgroundColor: 'accent-4', textColor: 'base' }),
      button('Plum', `${cms}/visit/`, { custom: { background: '#5b2245', text: '#fff4d6' } }),
      button('Outlined coral', `${cms}/visit/`, { outline: true, textColor: 'accent-4' }),
    ]),
  ),
  ...variant('In the middle', buttons([button('Ferry times', `${cms}/visit/`)], 'center')),
  ...variant(
    'At both ends',
    buttons([button('Ashore', `${cms}/visit/`), button('Out to sea', `${cms}/event/`)], 'space-between'),
  ),
  ...variant(
    'Widths: a half, two quarters, the whole row',
    buttons([
      button('A half', `${cms}/visit/`, { width: 50 }),
      button('A quarter', `${cms}/visit/`, { width: 25, outline: true }),
      button('A quarter', `${cms}/contact/`, { width: 25, outline: true }),
      button('The whole row', `${cms}/event/`, { width: 100 }),
    ]),
  ),

  heading(2, 'Columns', { anchor: 'columns' }),
  ...variant('Two alike', columns([column([paragraph(tide)]), column([paragraph(tide)])])),
  ...variant(
    'Two thirds and one, in the middle of each other',
    columns(
      [
        column([image('marina.jpg')], { width: '66.66%' }),
        column(
          [paragraph('<strong>Ellery Marina</strong>'), paragraph('Forty berths and one opinionated gull.')],
          {
            width: '33.33%',
            verticalAlignment: 'center',
          },
        ),
      ],
      'wide',
    ),
  ),
  ...variant(
    'Three on grounds',
    columns([
      column([paragraph('<strong>Eat</strong>'), paragraph('Oysters, rolls and ice cream.')], {
        backgroundColor: 'accent',
      }),
      column([paragraph('<strong>Look</strong>'), paragraph('Art that is better after ten winters.')], {
        backgroundColor: 'accent-2',
      }),
      column([paragraph('<strong>Stay</strong>'), paragraph('Forty rooms over the water.')], {
        backgroundColor: 'accent-3',
      }),
    ]),
  ),
  ...variant(
    'Side by side on a telephone too',
    columns([column([paragraph('High water 6:12')]), column([paragraph('Low water 12:31')])], undefined, {
      isStackedOnMobile: false,
    }),
  ),
  ...variant(
    'Columns within a column, at its foot',
    columns(
      [
        column([paragraph(tide), paragraph(tide)]),
        column([columns([column([paragraph('Inner left')]), column([paragraph('Inner right')])])], {
          verticalAlignment: 'bottom',
        }),
      ],
      'wide',
    ),
  ),

  heading(2, 'Html', { anchor: 'html' }),
  ...variant(
    'A table',
    html(
      '<table><caption>Ferry</caption><thead><tr><th scope="col">From</th><th scope="col">First</th><th scope="col">Last</th></tr></thead><tbody><tr><th scope="row">Pier head</th><td>6:30</td><td>22:00</td></tr><tr><th scope="row">Town quay</th><td>6:15</td><td>21:45</td></tr></tbody></table>',
    ),
  ),
  ...variant(
    'Details, a definition list, code and a rule',
    html(
      '<details><summary>What if it rains?</summary><p>Then the pavilion is open, and the kettle is on.</p></details><dl><dt>Halyard</dt><dd>A rope that hoists a sail.</dd><dt>Pier</dt><dd>A street that changed its mind at the shore.</dd></dl><pre><code>tide = moon + sun;</code></pre><hr>',
    ),
  ),
  ...variant(
    'A player of somebody else',
    html('<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ" title="Film of the harbour"></iframe>'),
  ),

  heading(2, 'Spacer', { anchor: 'spacer' }),
  ...variant(
    'A little, and as much as there is',
    paragraph('Twenty-four pixels follow.'),
    spacer('24px'),
    paragraph('A thousand follow, of which a third of a screen is left.'),
    spacer('1000px'),
    paragraph('And here is land again.'),
  ),
];
