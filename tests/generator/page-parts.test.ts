import { describe, expect, it } from 'vitest';
import type { StoredBlock } from '../../generator/content/stored-blocks.ts';
import { collectRoutes } from '../../generator/routes/collect-routes.ts';
import { makeEntry } from '../support/entries.ts';
import { openContext } from '../support/route-context.ts';

const parking = {
  block: 'pier/parking',
  settings: { heading: 'Parking', lots: [{ name: 'Yard' }] },
} as const;
const schedule = {
  block: 'pier/schedule',
  settings: { heading: 'Opening hours', rows: [{ days: 'Daily', hours: '7 to 10' }] },
} as const;
const heading = (text: string, id: string, level: 2 | 3 = 2): StoredBlock => ({
  block: 'core/heading',
  props: { html: { ref: 'html', parts: [text], refs: [] }, id, level, style: {} },
});

function visitWith(blocks: readonly StoredBlock[]) {
  const page = makeEntry('page', 1, { slug: 'visit', uri: '/visit/', title: 'Visit', blocks });
  const { context } = openContext([page]);
  return collectRoutes(context).find('/visit/')?.props();
}

describe('the parts of a page', () => {
  it('can be linked to by the words of their headings, sections too', () => {
    expect(visitWith([schedule, parking])).toMatchObject({
      nodes: [{ props: { anchor: 'c-opening-hours' } }, { props: { anchor: 'c-parking' } }],
    });
  });

  it('have an id each, whatever the editor wrote twice', () => {
    expect(visitWith([heading('Parking', 'c-parking'), parking, parking])).toMatchObject({
      nodes: [
        { props: { id: 'c-parking' } },
        { props: { anchor: 'c-parking-2' } },
        { props: { anchor: 'c-parking-3' } },
      ],
    });
  });

  it('are listed on the visit page in their order, those of the second level alone', () => {
    const blocks = [
      schedule,
      heading('Getting <em>here</em>', 'c-here'),
      heading('By tram', 'c-tram', 3),
      parking,
    ];
    expect(visitWith(blocks)).toMatchObject({
      contents: [
        { label: 'Opening hours', href: '#c-opening-hours' },
        { label: 'Getting here', href: '#c-here' },
        { label: 'Parking', href: '#c-parking' },
      ],
    });
  });
});
