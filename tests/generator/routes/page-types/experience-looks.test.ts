import { expect, it } from 'vitest';
import { collectRoutes } from '../../../../generator/routes/collect-routes.ts';
import { makeEntry } from '../../../support/entries.ts';
import { openContext } from '../../../support/route-context.ts';

it.each([
  ['dining', 'menu'],
  ['retail', 'index'],
  ['events', undefined],
])('the places of the page %s have the look %s', (slug, look) => {
  const grid = { block: 'pier/location-grid' as const, settings: { slugs: ['hall'] } };
  const { context } = openContext([
    { ...makeEntry('location', 1), slug: 'hall' },
    { ...makeEntry('experience', 2, { blocks: [grid] }), slug },
  ]);
  const route = [...collectRoutes(context)].find(({ path }) => path === `/experiences/${slug}/`);
  const nodes = route?.template === 'experience' ? route.props().nodes : [];
  const grids = nodes.flatMap(({ block, props }) => (block === 'pier/location-grid' ? [props.look] : []));
  expect(grids).toEqual([look]);
});
