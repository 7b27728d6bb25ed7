import { expect, it } from 'vitest';
import type { MediaRef } from '../../../generator/content/stored-blocks.ts';
import { createRouteContext } from '../../../generator/routes/create-route-context.ts';
import { makeContent } from '../../support/entries.ts';
import { pageSettings } from '../../support/page-settings.ts';

const { resolve } = createRouteContext({
  content: makeContent([]),
  config: pageSettings,
  media: new Map([['/uploads/here', { src: '/_assets/media/here' }]]),
  warn: () => undefined,
});

/** Resolves html in which `GONE` and `HERE` are the places of files. */
function shown(html: string): string {
  const refs = [...html.matchAll(/GONE|HERE/g)].map(
    ([name]): MediaRef => ({ ref: 'media', path: `/uploads/${name.toLowerCase()}` }),
  );
  return resolve.html({ ref: 'html', parts: html.split(/GONE|HERE/), refs });
}

const here = '/_assets/media/here';

it.each([
  [
    'a picture with a text',
    '<p>See <img class="a" src="GONE" alt="the &lt;pier&gt; &amp; &quot;us&quot;" loading="lazy" /> now</p>',
    '<p>See the &lt;pier&gt; &amp; &quot;us&quot; now</p>',
  ],
  [
    'a picture with a caption',
    '<figure><img src="GONE" alt="" /><figcaption>Fog</figcaption></figure>',
    '<figure><figcaption>Fog</figcaption></figure>',
  ],
  [
    'a decoration, with what held nothing else',
    '<p>a</p><figure class="x"><a href="HERE"> <img alt="" src="GONE" /></a></figure>',
    '<p>a</p>',
  ],
  [
    'a decoration beside one that is here',
    '<p><img src="GONE" /><img src="HERE" alt="b" /></p>',
    `<p><img src="${here}" alt="b" /></p>`,
  ],
  [
    'a decoration in the target of a link',
    '<p id="c-top"><img src="GONE" alt="" /></p>',
    '<p id="c-top"></p>',
  ],
  ['a picture in a link to it', '<a href="GONE"><img src="GONE" alt="Fog" /></a>', '<a>Fog</a>'],
  [
    'a film with its sources and words',
    '<figure><video controls poster="GONE"><source src="GONE" type="video/mp4" /><track src="HERE" /><p>No film</p></video></figure>',
    '<figure><p>No film</p></figure>',
  ],
  ['a sound', '<p>Hear</p><figure><audio src="GONE" controls></audio></figure>', '<p>Hear</p>'],
  ['a sound with a title', '<audio title="The &quot;bell&quot;" src="GONE"></audio>', 'The &quot;bell&quot;'],
  [
    'one of two sources, the poster and the subtitles',
    '<video poster="GONE" controls=""><source src="GONE" /><source src="HERE" /><track src="GONE" kind="captions" /></video>',
    `<video controls=""><source src="${here}" /></video>`,
  ],
  [
    'the sources behind an address of its own',
    '<video src="HERE"><track src="GONE" /></video>',
    `<video src="${here}"></video>`,
  ],
  [
    'a player within another',
    '<video src="GONE">a<video src="GONE">b</video></video><audio src="HERE"></audio>',
    `ab<audio src="${here}"></audio>`,
  ],
])('shows the words of a missing file in its place: %s', (_, html, expected) => {
  expect(shown(html)).toBe(expected);
});

it('leaves words that look like a missing file', () => {
  const html = '<p title="&lt;img src=&quot;&quot;&gt;">img src="" and HERE</p>';
  expect(shown(html)).toBe(html.replace('HERE', here));
});
