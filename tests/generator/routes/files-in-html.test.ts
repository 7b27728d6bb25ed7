import { expect, it } from 'vitest';
import type { LinkRef, MediaRef } from '../../../generator/content/stored-blocks.ts';
import { fileFacts } from '../../../generator/routes/files-in-html.ts';
import { pageSettings } from '../../support/page-settings.ts';
import { openContext } from '../../support/route-context.ts';
import { textCases } from '../../support/text-cases.ts';

it.each([
  ['Brochure', 3_140_000, ' (PDF, 3.1 MB)'],
  ['Brochure', 1, ' (PDF, 1 kB)'],
  ['Brochure', 999_499, ' (PDF, 999 kB)'],
  ['Brochure', 999_500, ' (PDF, 1.0 MB)'],
  ['Brochure', 9_949_999, ' (PDF, 9.9 MB)'],
  ['Brochure', 9_950_000, ' (PDF, 10 MB)'],
  ['Brochure', 123_456_789, ' (PDF, 123 MB)'],
  ['Brochure (pdf)', 3_140_000, ' (3.1 MB)'],
  ['Brochure, 3 MB', 3_140_000, ' (PDF)'],
  ['Brochure (PDF, 3,1 MB)', 3_140_000, ''],
  ['brochure.pdf 800 KB', 800_000, ''],
  ['Pdfs of 3 MBA courses', 20_000, ' (PDF, 20 kB)'],
  [' ', 3_140_000, ''],
])('the words "%s" of a link to a PDF of %i bytes get "%s"', (words, size, facts) => {
  expect(fileFacts({ src: '/_assets/media/brochure-1a2b3c4d.pdf', size }, words)).toBe(facts);
});

it('says nothing of a picture, or of a file that is not copied', () => {
  expect(fileFacts({ src: '/_assets/media/pier-1a2b3c4d.jpg' }, 'The pier')).toBe('');
});

const uploads = '/wp-content/uploads/2026/05';
const media = new Map([
  [`${uploads}/plan.pdf`, { src: '/_assets/media/plan-1.pdf', size: 2_000_000 }],
  [`${uploads}/pier.jpg`, { src: '/_assets/media/pier-1.jpg', width: 1600, height: 900 }],
  ['/uploads/here', { src: '/_assets/media/here' }],
]);
const { resolve } = openContext([], {}, {}, media).context;
const facts = ' (PDF, 2.0 MB)';
const both = `Plan${facts}</a> or <a href="/_assets/media/plan-1.pdf">map${facts}</a>`;
const button = '<a class="wp-block-file__button" href="';
const plan = { ref: 'media', path: `${uploads}/plan.pdf` } as const;
const pier = { ref: 'media', path: `${uploads}/pier.jpg` } as const;
const visit = { ref: 'link', to: '/visit/', isInternal: true } as const;

it.each([
  ['a link', ['<a href="', '">Plan</a>'], [plan], `Plan${facts}</a>`],
  ['words with tags', ['<a href="', '"><b>Plan</b> of it</a>!'], [plan], `<b>Plan</b> of it${facts}</a>!`],
  ['two links to it', ['<a href="', '">Plan</a> or <a href="', '">map</a>'], [plan, plan], both],
  ['a link after it', ['<a href="', '">Plan</a> <a href="', '">Visit</a>'], [plan, visit], '>Visit</a>'],
  ['a picture in it', ['<a href="', '"><img src="', '"></a>'], [plan, pier], 'pier-1.jpg"></a>'],
  ['a link to a picture', ['<a href="', '">The pier</a>'], [pier], '>The pier</a>'],
  [
    'the button beside a name',
    ['<a href="', `">Plan</a>${button}`, '" download>Go</a>'],
    [plan, plan],
    '>Go</a>',
  ],
  ['a film, which is no link', ['<video src="', '"></video><a href="/x/">Plan</a>'], [plan], '>Plan</a>'],
])('names type and size at a file: %s', (_, parts, refs, end) => {
  expect(resolve.html({ ref: 'html', parts, refs })).toMatch(
    new RegExp(`${end.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`),
  );
});

it('names them on a button', () => {
  const label = { ref: 'html', parts: ['Download'], refs: [] } as const;
  const address = { ref: 'link', to: `${uploads}/plan.pdf`, isInternal: true } as const;
  const words = (ref?: LinkRef) => resolve.wholeLink(label, ref).html;
  expect(words(address)).toBe('Download (PDF, 2.0 MB)');
  expect(words({ ...address, to: `${pageSettings.siteUrl}${address.to}`, isInternal: false })).toBe(
    'Download (PDF, 2.0 MB)',
  );
  expect(words(visit)).toBe('Download');
  expect(words()).toBe('Download');
});

/** Resolves html in which `GONE` and `HERE` are the places of files. */
function shown(html: string): string {
  const refs = [...html.matchAll(/GONE|HERE/g)].map(
    ([name]): MediaRef => ({ ref: 'media', path: `/uploads/${name.toLowerCase()}` }),
  );
  return resolve.html({ ref: 'html', parts: html.split(/GONE|HERE/), refs });
}

const here = '/_assets/media/here';

it.each(
  textCases(`
## a picture with a text
<p>See <img class="a" src="GONE" alt="the &lt;pier&gt; &amp; &quot;us&quot;" loading="lazy" /> now</p>
=> <p>See the &lt;pier&gt; &amp; &quot;us&quot; now</p>
## a picture with a caption
<figure><img src="GONE" alt="" /><figcaption>Fog</figcaption></figure>
=> <figure><figcaption>Fog</figcaption></figure>
## a decoration, with what held nothing else
<p>a</p><figure class="x"><a href="HERE"> <img alt="" src="GONE" /></a></figure>
=> <p>a</p>
## a decoration beside one that is here
<p><img src="GONE" /><img src="HERE" alt="b" /></p>
=> <p><img src="${here}" alt="b" /></p>
## a decoration in the target of a link
<p id="c-top"><img src="GONE" alt="" /></p>
=> <p id="c-top"></p>
## a picture in a link to it
<a href="GONE"><img src="GONE" alt="Fog" /></a>
=> <a>Fog</a>
## a film with its sources and words
<figure><video controls poster="GONE"><source src="GONE" type="video/mp4" /><track src="HERE" /><p>No film</p></video></figure>
=> <figure><p>No film</p></figure>
## a sound
<p>Hear</p><figure><audio src="GONE" controls></audio></figure>
=> <p>Hear</p>
## a sound with a title
<audio title="The &quot;bell&quot;" src="GONE"></audio>
=> The &quot;bell&quot;
## one of two sources, the poster and the subtitles
<video poster="GONE" controls=""><source src="GONE" /><source src="HERE" /><track src="GONE" kind="captions" /></video>
=> <video controls=""><source src="${here}" /></video>
## the sources behind an address of its own
<video src="HERE"><track src="GONE" /></video>
=> <video src="${here}"></video>
## a player within another
<video src="GONE">a<video src="GONE">b</video></video><audio src="HERE"></audio>
=> ab<audio src="${here}"></audio>`),
)('shows the words of a missing file in its place: %s', (_, html, expected) => {
  expect(shown(html)).toBe(expected);
});

it('leaves words that look like a missing file', () => {
  const html = '<p title="&lt;img src=&quot;&quot;&gt;">img src="" and HERE</p>';
  expect(shown(html)).toBe(html.replace('HERE', here));
});
