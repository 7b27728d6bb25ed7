import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BlockTree } from '../../../templates/blocks/BlockTree.tsx';
import { type BlockName, type BlockNode, blocks } from '../../../templates/blocks/index.ts';
import { findFaults } from '../find-faults.ts';
import { queryHtml, textOf } from '../query-html.ts';
import { type BlockSamples, bareBlocks, fullBlocks } from '../sample-blocks.ts';
import { href, html, link } from '../samples.ts';

const names = Object.keys(blocks).filter((name): name is BlockName => name in fullBlocks);

describe('every block and section', () => {
  for (const name of names) {
    it(`${name}: is sound with all that it can have`, () => {
      const rendered = renderSample(name, fullBlocks);
      expect(rendered).not.toBe('');
      expect(findFaults(rendered)).toEqual([]);
    });

    it(`${name}: leaves nothing broken when nearly everything is missing`, () => {
      expect(findFaults(renderSample(name, bareBlocks))).toEqual([]);
    });
  }

  it('vanishes when there is nothing in it to show', () => {
    const core = ['paragraph', 'heading', 'gallery', 'buttons', 'columns', 'html', 'quote'] as const;
    const pier = [
      'hero',
      'event-grid',
      'news-grid',
      'experience-grid',
      'location-grid',
      'slideshow',
    ] as const;
    const others = ['video', 'team', 'leasing-statistics', 'parking', 'schedule', 'sustainability'] as const;
    const vanishing: readonly BlockName[] = [
      ...core.map((name) => `core/${name}` as const),
      ...[...pier, ...others, 'timeline' as const].map((name) => `pier/${name}` as const),
    ];
    expect(vanishing.filter((name) => renderSample(name, bareBlocks) !== '')).toEqual([]);
  });
});

it('a picture from edge to edge has no width of its own, which would make it wider than the page', () => {
  const props = fullBlocks['core/image'];
  const render = (align: 'wide' | 'full') =>
    renderToString(
      <BlockTree nodes={[{ block: 'core/image', props: { ...props, width: 1200, style: { align } } }]} />,
    );
  expect(render('wide')).toContain('--figure:1200px');
  expect(render('full')).not.toContain('--figure');
});

describe('headings', () => {
  const grids = ['event', 'news', 'experience', 'location'] as const;
  const gridNames = grids.map((kind) => `pier/${kind}-grid` as const);

  it.each(gridNames)('put the cards of %s below the heading of their section', (name) => {
    const { all } = queryHtml(renderSample(name, fullBlocks));
    expect(all('h2')).toHaveLength(1);
    expect(all('h3')).toHaveLength(2);
  });

  it.each(gridNames)('let the cards of %s take the place of a heading that is not there', (name) => {
    const grid = { ...fullBlocks[name], heading: ' ' };
    const { all } = queryHtml(renderSample(name, { ...fullBlocks, [name]: grid }));
    expect(all('h2')).toHaveLength(2);
    expect(all('h3')).toEqual([]);
  });

  it('give an untitled entry a word, so that its link can be found', () => {
    const event = { ...fullBlocks['pier/event-grid'].events[0], title: ' ' };
    const events = fullBlocks['pier/event-grid'].events.map((other) => ({ ...other, ...event }));
    const { all } = queryHtml(render({ block: 'pier/event-grid', props: { events } }));
    expect(all('h2').map(textOf)).toEqual(['Untitled', 'Untitled']);
  });
});

describe('single blocks', () => {
  it('keeps the html of the sanitiser as it is', () => {
    const table = '<table><tr><td>5</td></tr></table>';
    expect(render({ block: 'core/html', props: { html: html(table) } })).toContain(table);
  });

  it('shows a button that leads nowhere as a text', () => {
    const { all } = queryHtml(renderSample('core/button', bareBlocks));
    expect(all('a')).toEqual([]);
    expect(all('span').map(textOf)).toEqual(['Nowhere']);
  });

  it('lets a link in a new tab know nothing of this page', () => {
    const { all } = queryHtml(render({ block: 'core/button', props: fullBlocks['core/button'] }));
    expect(all('a')[0]?.attribs).toMatchObject({ target: '_blank', rel: 'noopener' });
  });

  it('never starts a film by itself and always gives it controls', () => {
    const film = queryHtml(render({ block: 'core/video', props: fullBlocks['core/video'] })).all('video')[0];
    expect(film?.attribs).toMatchObject({ controls: '', preload: 'none', poster: '/media/pier-480.avif' });
    expect(film?.attribs).not.toHaveProperty('autoplay');
  });

  it('asks a provider for nothing before a click', () => {
    for (const name of ['core/embed', 'pier/video'] as const) {
      const { all } = queryHtml(renderSample(name, fullBlocks));
      expect(all('iframe', 'script', 'link')).toEqual([]);
      expect(all('a').map((a) => a.attribs.href)).toContain('https://video.example/1');
    }
  });

  it('links to an embed that has no player', () => {
    const { all } = queryHtml(render({ block: 'core/embed', props: bareBlocks['core/embed'] }));
    expect(all('a').map(textOf)).toEqual(['See it on Example']);
  });

  it('leads every picture of a gallery to its file', () => {
    const { all } = queryHtml(render({ block: 'core/gallery', props: fullBlocks['core/gallery'] }));
    expect(all('a').map((a) => a.attribs.href)).toEqual(['/media/pier.jpg', '/media/pier.jpg']);
  });
});

describe('figures', () => {
  const chartOf = (title: string, bars: { label: string; value: number }[], unit?: string) =>
    queryHtml(
      render({
        block: 'pier/leasing-statistics',
        props: { figures: [], charts: [{ title, bars, ...(unit && { unit }) }], contact: link('Ask') },
      }),
    );

  it('writes out the number beside each bar and draws the longest in full', () => {
    const bars = Object.entries({ Summer: 12_500, Winter: 5000, Storm: -1 });
    const { all } = chartOf(
      'Visitors',
      bars.map(([label, value]) => ({ label, value })),
      'thousand',
    );
    expect(all('dd').map(textOf)).toEqual(['12,500 thousand', '5,000 thousand', '-1 thousand']);
    expect(all('rect').map((rect) => rect.attribs.width)).toEqual(['100', '100', '100', '40', '100', '0']);
  });

  it('draws no bar of a chart without any value', () => {
    const { all } = chartOf('Empty', [{ label: 'None', value: 0 }]);
    expect(all('rect').map((rect) => rect.attribs.width)).toEqual(['100', '0']);
  });

  it('does not enlarge a picture that is smaller than its column', () => {
    const picture = (width: number, align?: 'wide' | 'left') => {
      const { src, height, alt } = fullBlocks['core/image'].picture;
      const style = align === undefined ? {} : { align };
      const props = { picture: { src, width, height, alt }, style };
      return queryHtml(render({ block: 'core/image', props })).all('figure')[0]?.attribs.style;
    };
    expect(picture(150)).toBe('--figure:150px');
    expect(picture(150, 'left')).toBe('--figure:150px');
    expect(picture(150, 'wide')).toBeUndefined();
    expect(picture(1600)).toBeUndefined();
  });

  it('says how far a goal is reached', () => {
    const { all } = queryHtml(renderSample('pier/sustainability', fullBlocks));
    expect(all('progress')[0]?.attribs).toMatchObject({ value: '0.62', max: '1' });
  });
});

describe('the map', () => {
  it('has every place in a list, and a pin with its number for each that lies on the plan, in the view of a phone and in a wide one', () => {
    const placeAt = (number: number, title: string, latitude?: number, longitude = -70) => {
      const position = latitude === undefined ? {} : { position: { latitude, longitude } };
      return { number, location: { id: 1, title, href: href('/location/a/'), kinds: [], ...position } };
    };
    const places = [placeAt(1, 'Nowhere'), placeAt(12, 'Middle', 43.655, -70.25), placeAt(13, 'At sea', 40)];
    const props = { ...fullBlocks['pier/map'], places };
    const { all, having } = queryHtml(render({ block: 'pier/map', props }));
    expect(all('a').map(textOf)).toEqual(['All places', 'Nowhere', 'Middle', 'At sea', 'All places']);
    const pins = having('style').filter(({ attribs }) => attribs.style?.startsWith('--x'));
    expect(pins.map((pin) => [textOf(pin), pin.attribs.style])).toEqual([
      ['12', '--x:50%;--y:50%'],
      ['12', '--x:50%;--y:50%'],
    ]);
  });
});

function render(node: BlockNode): string {
  return renderToString(<BlockTree nodes={[node]} />);
}

function renderSample(name: BlockName, samples: BlockSamples): string {
  return renderToString(<Sample name={name} samples={samples} />);
}

type Templates = { readonly [Name in BlockName]: (props: BlockSamples[Name]) => ReactNode };

function Sample<Name extends BlockName>(props: { readonly name: Name; readonly samples: BlockSamples }) {
  const templates: Templates = blocks;
  return templates[props.name](props.samples[props.name]);
}
