import { describe, expect, it } from 'vitest';
import { linkStyles, linkStylesOfFragment } from '../../../generator/bundle/link-styles.ts';
import { document } from '../../templates/samples.ts';

const sheet = (module: string, scripts: readonly string[] = []) => ({
  ...{ name: `site.${module}`, url: `/_assets/site.${module}-1.css` },
  ...{ modules: [module, `${module}Row`], scripts },
});
const sheets = [sheet('Charts'), sheet('Maps', ['pier-map']), sheet('own.my_card')].map((one) =>
  one.name === 'site.own.my_card' ? { ...one, modules: ['my_card'] } : one,
);
const assets = { ...document.assets, sheets };
const main = '<link rel="stylesheet" href="/_assets/site.css"/>';

function linked(body: string): readonly (string | undefined)[] {
  const html = linkStyles(`<head>${main}<meta/></head><body>${body}</body>`, assets);
  return [...html.matchAll(/<link rel="stylesheet" href="([^"]*)"\/>/g)].map(([, url]) => url);
}

describe('linkStyles', () => {
  it.each([
    ['nothing', '<p class="wide">Charts_bar</p>', []],
    ['a class', '<p class="wide ChartsRow_bar"></p>', ['Charts']],
    [
      'several, in the order of their names',
      '<i class="Maps_a"></i><i class="Charts_a">',
      ['Charts', 'Maps'],
    ],
    ['an island', '<div data-island="pier-map"></div>', ['Maps']],
    ['an enhancement', '<div data-enhance="pier-map"></div>', ['Maps']],
    ['underscores', '<p class="my_card_title_large"></p>', ['own.my_card']],
    ['words that look like classes', '<p title="Charts_a">class=&quot;Charts_a&quot;</p>', []],
  ])('links the stylesheets for %s', (_, body, expected) => {
    expect(linked(body)).toEqual([
      '/_assets/site.css',
      ...expected.map((name) => `/_assets/site.${name}-1.css`),
    ]);
  });

  it('links them right after the stylesheet of every page, or at the end of a head without it', () => {
    const link = '<link rel="stylesheet" href="/_assets/site.Maps-1.css"/>';
    const body = '</head><b class="Maps_a"></b>';
    expect(linkStyles(`<head>${main}<meta/>${body}`, assets)).toBe(`<head>${main}${link}<meta/>${body}`);
    expect(linkStyles(`<head><meta/>${body}`, assets)).toBe(`<head><meta/>${link}${body}`);
    expect(linkStylesOfFragment('<b class="Maps_a"></b>', assets)).toBe(`${link}<b class="Maps_a"></b>`);
  });
});
