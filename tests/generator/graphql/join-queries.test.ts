import { expect, it } from 'vitest';
import { menuItemsQuery, settingsQuery } from '../../../generator/content/queries/site.ts';
import { joinQueries } from '../../../generator/graphql/join-queries.ts';
import { firstPage } from '../../../generator/graphql/paging.ts';

it('each query gets its own data back, and nothing where part of it is missing', () => {
  const { variables, split } = joinQueries('Some', [
    { document: menuItemsQuery, variables: { location: 'PRIMARY', ...firstPage } },
    { document: menuItemsQuery, variables: { location: 'FOOTER', ...firstPage } },
    { document: settingsQuery, variables: {} },
    { document: settingsQuery, variables: {} },
  ]);
  expect(variables).toEqual({
    q0_location: 'PRIMARY',
    q0_first: 100,
    q0_after: null,
    q1_location: 'FOOTER',
    q1_first: 100,
    q1_after: null,
  });
  const data = {
    q0_connection: 'one',
    q1_connection: 'two',
    q2_generalSettings: 'three',
    q2_newestFile: 'four',
    q3_generalSettings: 'five',
    q3_newestFile: null,
  };
  expect(split(data)).toEqual([
    { connection: 'one' },
    { connection: 'two' },
    { generalSettings: 'three', newestFile: 'four' },
    undefined,
  ]);
  expect(split(null)).toEqual([undefined, undefined, undefined, undefined]);
});
