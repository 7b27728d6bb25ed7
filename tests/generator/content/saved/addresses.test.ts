import { expect, it } from 'vitest';
import { createAddresses } from '../../../../generator/content/saved/addresses.ts';

it('gives back every address, whether or not it ends with the slug', () => {
  const rows = [
    ['/event/harbour-lights/', 'harbour-lights'],
    ['/event/tide/', 'tide'],
    ['/2019/05/12/tide/', 'tide'],
    ['/about/tide-pool/', 'pool'],
    ['/?p=12', 'tide'],
    ['', 'tide'],
    ['/', ''],
    ['', ''],
    ['/tide', 'tide'],
    ['/Caf%C3%A9/', 'café'],
    ['/海/', '海'],
  ] as const;
  const addresses = createAddresses();
  for (const [address, slug] of rows) addresses.add(address, slug);
  expect(rows.map(([, slug], row) => addresses.at(row, slug))).toEqual(rows.map(([address]) => address));
});
