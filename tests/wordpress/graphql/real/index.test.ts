import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeAwkward } from '../../support/awkward-entries.ts';
import { askGraphql } from '../../support/graphql.ts';
import { openWordpress } from '../../support/open-wordpress.ts';

const kinds = ['post', 'page', 'event', 'location', 'artwork', 'experience'];
const queries = 'generator/content/queries';
const read = (name: string) => readFileSync(`${queries}/${name}.graphql`, 'utf8');
const fragments = read('entry')
  .split(/^(?=fragment )/m)
  .filter((part) => /^fragment (IndexEntry|Paging)/.test(part))
  .join('');
/** The generator's own queries of the lists, as one. */
const listsQuery = `query Lists($first: Int!, $after: String) { ${kinds.map(listOf).join('')} } ${fragments}`;

function listOf(kind: string): string {
  const [, selection = ''] =
    /^query \w+Index\([^)]*\) \{\n {2}connection:([\s\S]*?)\n\}\n/m.exec(read(kind)) ?? [];
  return `${kind}:${selection}`;
}

describe('the index', () => {
  const wordpress = openWordpress();
  beforeAll(async () => {
    await makeAwkward(wordpress.run);
  });

  const index = async () => {
    const { boardwalk } = await askGraphql(wordpress, '{ boardwalk { index } }');
    return JSON.parse(boardwalk.index);
  };

  it.each([
    '/%postname%/',
    '/%category%/%postname%/',
    '/%author%/%post_id%',
    '/%year%/%monthnum%/%postname%/',
    '',
  ])('has the very rows of the lists of WPGraphQL with the permalinks "%s"', async (structure) => {
    await wordpress.run(
      `global $wp_rewrite; $wp_rewrite->set_permalink_structure( $given ); flush_rewrite_rules();`,
      { given: structure, inAdmin: true },
    );
    const lists = await index();
    const expected = await askGraphql(wordpress, listsQuery, { variables: { first: 100 } });
    for (const kind of kinds) {
      expect(expected[kind].nodes.length).toBeGreaterThan(2);
      const rows = lists[kind].map(({ version, ...row }: { version: string }) => {
        expect(version).toMatch(/^[0-9a-f]{12}$/);
        return row;
      });
      expect(rows, kind).toStrictEqual(expected[kind].nodes);
    }
  });
});
