import { expect, it } from 'vitest';
import { openWordpress } from '../support/open-wordpress.ts';

const wordpress = openWordpress();

/** Ids of the posts that the index marks, and the version of each. */
const read = `wp_insert_post( array( 'post_title' => 'Other', 'post_status' => 'publish' ) );
$id = $given ? wp_insert_post( array( 'post_title' => 'First', 'post_status' => 'publish' ) ) : 0;
$before = Boardwalk\\indexRows( Boardwalk\\entryVersions() )['post'];
stick_post( $id );
$after = Boardwalk\\indexRows( Boardwalk\\entryVersions() )['post'];
unstick_post( $id );
$again = Boardwalk\\indexRows( Boardwalk\\entryVersions() )['post'];
return array( $id, $before, $after, $again );`;

interface Row {
  readonly databaseId: number;
  readonly sticky: boolean;
  readonly version: string;
}

it('marks a sticky post in the index, with another version, though nobody has saved it', async () => {
  const [id, before, after, again] = await wordpress.run<[number, ...(readonly Row[])[]]>(read, {
    given: true,
  });
  const rowOf = (rows: readonly Row[] | undefined) => rows?.find(({ databaseId }) => databaseId === id);
  expect([before, after, again].map((rows) => rowOf(rows)?.sticky)).toEqual([false, true, false]);
  expect(rowOf(after)?.version).not.toBe(rowOf(before)?.version);
  expect(rowOf(again)?.version).toBe(rowOf(before)?.version);
  const others = (rows: readonly Row[] | undefined) => rows?.filter(({ databaseId }) => databaseId !== id);
  expect(others(after)?.length).toBeGreaterThan(0);
  expect(others(after)).toEqual(others(before));
});
