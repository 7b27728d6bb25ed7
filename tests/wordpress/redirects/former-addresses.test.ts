import { describe, expect, it } from 'vitest';
import { postTypeOf } from '../support/kinds.ts';
import { openWordpress } from '../support/open-wordpress.ts';

interface Former {
  readonly kind: string;
  readonly databaseId: number;
  readonly slug: string;
  readonly uri: string;
}

describe('former addresses', () => {
  const wordpress = openWordpress();

  const make = (type: string, name: string, more: object = {}): Promise<number> =>
    wordpress.run(`return wp_insert_post( $given );`, {
      given: {
        post_type: postTypeOf(type),
        post_name: name,
        post_title: name,
        post_status: 'publish',
        ...more,
      },
    });
  const update = (id: number, changes: object) =>
    wordpress.run(`wp_update_post( $given );`, { given: { ID: id, ...changes } });
  /** Lists the former addresses of entries as "kind id slug uri". */
  const former = async (...of: readonly number[]): Promise<readonly string[]> => {
    const all = await wordpress.run<readonly Former[]>('return Boardwalk\\formerAddresses();');
    return all
      .filter(({ databaseId }) => of.includes(databaseId))
      .map(({ kind, databaseId, slug, uri }) => `${kind} ${of.indexOf(databaseId)} ${slug} ${uri}`);
  };

  it('lead from every former slug to the entry as it is now', async () => {
    const id = await make('event', 'gala');
    await update(id, { post_name: 'gala-night' });
    await update(id, { post_name: '日本' });
    await update(id, { post_name: 'gala-ball' });
    expect(await former(id)).toEqual([
      'event 0 gala-night /event/gala-night/',
      'event 0 gala /event/gala/',
      'event 0 日本 /event/日本/',
    ]);
  });

  it('are kept when an editor renames in the block editor', async () => {
    const id = await make('location', 'bar');
    const { rest } = await wordpress.login('editor');
    await rest('POST', `/wp/v2/location/${id}`, { slug: 'oyster-bar' });
    expect(await former(id)).toEqual(['location 0 bar /location/bar/']);
  });

  it('follow pages that move, and all pages below them', async () => {
    const top = await make('page', 'top');
    const child = await make('page', 'child', { post_parent: top });
    const draft = await make('page', 'draft', { post_parent: top, post_status: 'draft' });
    const grandchild = await make('page', 'grandchild', { post_parent: child });
    const ids = [top, child, draft, grandchild];
    await update(top, { post_name: 'visit' });
    const renamed = [
      'page 0 top /top/',
      'page 1 child /top/child/',
      'page 3 grandchild /top/child/grandchild/',
    ];
    expect(await former(...ids)).toEqual(renamed);
    await update(child, { post_parent: 0 });
    expect(await former(...ids)).toEqual([
      ...renamed,
      'page 1 child /visit/child/',
      'page 3 grandchild /visit/child/grandchild/',
    ]);
  });

  it('are kept for the pages below one that is deleted or put into the trash', async () => {
    const top = await make('page', 'old-top');
    const child = await make('page', 'old-child', { post_parent: top });
    const other = await make('page', 'other-top');
    const below = await make('page', 'other-child', { post_parent: other });
    await wordpress.run(`wp_delete_post( $given[0], true ); wp_trash_post( $given[1] );`, {
      given: [top, other],
    });
    expect(await former(child, below)).toEqual([
      'page 0 old-child /old-top/old-child/',
      'page 1 other-child /other-top/other-child/',
    ]);
  });

  it('are not those that the entry has again', async () => {
    const id = await make('event', 'first');
    await update(id, { post_name: 'second' });
    await update(id, { post_name: 'first' });
    expect(await former(id)).toEqual(['event 0 second /event/second/']);
  });

  it('are not those that another public entry has now, and come back when it is gone', async () => {
    const moved = await make('event', 'summer');
    await update(moved, { post_name: 'summer-2025' });
    const taker = await make('event', 'summer');
    expect(await former(moved, taker)).toEqual([]);
    await wordpress.run(`wp_delete_post( $given, true );`, { given: taker });
    expect(await former(moved)).toEqual(['event 0 summer /event/summer/']);
  });

  it('lead to the entry that had them last', async () => {
    const one = await make('event', 'season');
    await update(one, { post_name: 'season-one' });
    const two = await make('event', 'season');
    await wordpress.run(
      `$rows = get_post_meta( $given, Boardwalk\\FORMER, true ); $rows[0]['time'] -= 60; update_post_meta( $given, Boardwalk\\FORMER, $rows );`,
      { given: one },
    );
    await update(two, { post_name: 'season-two' });
    expect(await former(one, two)).toEqual(['event 1 season /event/season/']);
  });

  it('are not told of entries that nobody can read', async () => {
    const ids = await Promise.all(['a', 'b', 'c'].map((name) => make('event', `hidden-${name}`)));
    for (const id of ids) await update(id, { post_name: `renamed-${id}` });
    expect((await former(...ids)).length).toBe(3);
    const [draft = 0, secret = 0, trash = 0] = ids;
    await update(draft, { post_status: 'draft' });
    await update(secret, { post_password: 'x' });
    await wordpress.run(`wp_trash_post( $given );`, { given: trash });
    expect(await former(...ids)).toEqual([]);
  });

  it('remember an entry that was a draft meanwhile', async () => {
    const id = await make('event', 'paused');
    await update(id, { post_status: 'draft' });
    await update(id, { post_name: 'resumed' });
    await update(id, { post_status: 'publish' });
    expect(await former(id)).toEqual(['event 0 paused /event/paused/']);
  });

  it('are missing for an entry that was never public under them', async () => {
    const id = await make('event', 'not-yet', { post_status: 'draft' });
    await update(id, { post_name: 'now' });
    await update(id, { post_status: 'publish' });
    expect(await former(id)).toEqual([]);
  });

  it('use what WordPress itself remembered before the plugin came', async () => {
    const id = await make('post', 'new-words');
    await wordpress.run(
      `add_post_meta( $given, '_wp_old_slug', 'old-words' ); add_post_meta( $given, '_wp_old_slug', 'new-words' );`,
      {
        given: id,
      },
    );
    expect(await former(id)).toEqual(['post 0 old-words /old-words/']);
  });

  it('are the newest fifty of an entry, and gone with it', async () => {
    const id = await make('page', 'name-0');
    await wordpress.run(
      `for ( $i = 1; $i <= 60; $i++ ) { wp_update_post( array( 'ID' => $given, 'post_name' => "name-$i" ) ); }`,
      { given: id },
    );
    const found = await former(id);
    expect([
      found.length,
      found.includes('page 0 name-59 /name-59/'),
      found.includes('page 0 name-9 /name-9/'),
    ]).toEqual([50, true, false]);
    await wordpress.run(`wp_delete_post( $given, true );`, { given: id });
    const left = await wordpress.run(`return metadata_exists( 'post', $given, Boardwalk\\FORMER );`, {
      given: id,
    });
    expect([await former(id), left]).toEqual([[], false]);
  });

  it('are kept of categories, too, and are not those that a category has now', async () => {
    const id = await wordpress.run<number>(
      `return wp_insert_term( 'News', 'category', array( 'slug' => 'news-of-old' ) )['term_id'];`,
    );
    const rename = (slug: string) =>
      wordpress.run(`wp_update_term( $given['id'], 'category', array( 'slug' => $given['slug'] ) );`, {
        given: { id, slug },
      });
    const categories = async () => {
      const all = await wordpress.run<readonly Former[]>('return Boardwalk\\formerAddresses();');
      return all
        .filter(({ kind }) => kind === 'category')
        .map(({ databaseId, slug, uri }) => `${databaseId === id} ${slug} ${uri}`);
    };
    expect(await categories()).toEqual([]);
    await rename('日本');
    await rename('works');
    await wordpress.run(`wp_update_term( $given, 'category', array( 'name' => 'Works' ) );`, { given: id });
    const all = ['true 日本 /category/日本/', 'true news-of-old /category/news-of-old/'];
    expect((await categories()).toSorted()).toEqual(all.toSorted());
    await rename('news-of-old');
    expect((await categories()).toSorted()).toEqual(
      ['true works /category/works/', 'true 日本 /category/日本/'].toSorted(),
    );
    const { rest } = await wordpress.login('editor');
    await rest('POST', `/wp/v2/categories/${id}`, { slug: 'building' });
    expect(await categories()).toContain('true news-of-old /category/news-of-old/');
    const taker = await wordpress.run<number>(
      `return wp_insert_term( 'Taker', 'category', array( 'slug' => 'works' ) )['term_id'];`,
    );
    expect(await categories()).not.toContain('true works /category/works/');
    await wordpress.run(`wp_delete_term( $given[0], 'category' ); wp_delete_term( $given[1], 'category' );`, {
      given: [id, taker],
    });
    expect(await categories()).toEqual([]);
  });

  it('are not in REST, and no form writes them', async () => {
    const id = await make('event', 'rest');
    await update(id, { post_name: 'rest-2' });
    const { rest } = await wordpress.login('admin');
    const { body } = await rest('POST', `/wp/v2/event/${id}?context=edit`, {
      meta: { _boardwalk_former: [] },
    });
    expect(JSON.stringify(body)).not.toContain('_boardwalk_former');
    expect(await former(id)).toEqual(['event 0 rest /event/rest/']);
  });
});
