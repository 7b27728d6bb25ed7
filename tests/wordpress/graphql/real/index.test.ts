import { print } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { kinds, languageFields } from '../../../../generator/content/kinds/descriptions.ts';
import { collections } from '../../../../generator/content/kinds/index.ts';
import { prune } from '../../../../generator/graphql/prune.ts';
import { makeAwkward } from '../../support/awkward-entries.ts';
import { askGraphql } from '../../support/graphql.ts';
import { openWordpress } from '../../support/open-wordpress.ts';

/** The generator's own query of a list, for a WordPress in one language and a site without authors. */
function listQuery(kind: (typeof kinds)[number]): string {
  return print(prune(collections[kind].index, new Set([...languageFields, 'author'])));
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
    for (const kind of kinds) {
      const { connection } = await askGraphql(wordpress, listQuery(kind), { variables: { first: 100 } });
      expect(connection.nodes.length).toBeGreaterThan(2);
      const rows = lists[kind].map(({ version, ...row }: { version: string }) => {
        expect(version).toMatch(/^[0-9a-f]{12}$/);
        return row;
      });
      expect(rows, kind).toStrictEqual(connection.nodes);
    }
  });
});
