import { beforeAll, describe, expect, it } from 'vitest';
import { openWordpress } from '../support/open-wordpress.ts';
import { hiddenEdits } from './hidden-edits.ts';
import { type Edit, shownEdits } from './shown-edits.ts';
import { makeShownSite } from './shown-site.ts';

describe('the stamp', () => {
  const wordpress = openWordpress();
  let ids: Readonly<Record<string, number>>;
  beforeAll(async () => {
    ids = await makeShownSite(wordpress);
  });
  const stamp = () => wordpress.run<string>('return Boardwalk\\siteStamp();');

  /** Runs edits one after another, and returns the stamps before and after each. */
  const stampsOf = (edits: readonly Edit[]): Promise<readonly string[]> =>
    wordpress.run(
      `$stamps = array( Boardwalk\\siteStamp() );
      ${edits
        .map(({ php }) => `( static function () use ( $given ) { ${php} } )();`)
        .map(
          (code) =>
            `${code} wp_set_current_user( 0 ); wp_cache_flush(); clearstatcache();\n$stamps[] = Boardwalk\\siteStamp();`,
        )
        .join('\n')}
      return $stamps;`,
      { given: ids, inAdmin: true },
    );

  it('stays the same whatever happens that the public site does not show (row 11)', async () => {
    const before = await stamp();
    const stamps = await stampsOf(hiddenEdits);
    expect(hiddenEdits.filter((_, at) => stamps[at] !== stamps[at + 1]).map(({ what }) => what)).toEqual([]);
    // With all that is done at the end of a request.
    expect(await stamp()).toBe(before);
  });

  it.each(shownEdits)('changes with everything that the public site shows: edits %s', async (_, edits) => {
    const stamps = await stampsOf(edits);
    const unseen = edits.filter((_, at) => stamps[at] === stamps[at + 1]);
    expect(unseen.map(({ what }) => what)).toEqual([]);
  });

  it('is the former one again when an edit is taken back', async () => {
    const before = await stamp();
    const title = (words: string) =>
      wordpress.run(`wp_update_post( array( 'ID' => $given[0], 'post_title' => $given[1] ) );`, {
        given: [ids['top-post'], words],
      });
    const date = `$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, array( 'post_modified_gmt' => '2026-01-01 05:00:00' ), array( 'ID' => $given['top-post'] ) );`;
    await title('Other');
    expect(await stamp()).not.toBe(before);
    await title('Top-post');
    await wordpress.run(date, { given: ids });
    const after = await stamp();
    await title('Other');
    await title('Top-post');
    await wordpress.run(date, { given: ids });
    expect(await stamp()).toBe(after);
  });

  it('changes when the editor of WordPress publishes, and not when it saves a draft', async () => {
    const { rest } = await wordpress.login('editor');
    const before = await stamp();
    const { body } = await rest('POST', '/wp/v2/event', { title: 'Draft', status: 'draft' });
    await rest('POST', `/wp/v2/event/${body.id}`, { content: 'Words', meta: { boardwalk_price: '$3' } });
    await rest('POST', `/wp/v2/event/${body.id}/autosaves`, { content: 'More words' });
    expect(await stamp()).toBe(before);
    await rest('POST', `/wp/v2/event/${body.id}`, { status: 'publish' });
    expect(await stamp()).not.toBe(before);
  });

  it('throws where the database refuses a question: a hash of nothing would never change', async () => {
    const thrown = await wordpress.run<string>(
      `$GLOBALS['wpdb']->suppress_errors();
      $GLOBALS['wpdb']->comments = 'wp_gone';
      try { return Boardwalk\\siteStamp(); } catch ( RuntimeException $error ) { return $error->getMessage(); }`,
    );
    expect(thrown).toContain('The database refused a query');
  });
});
