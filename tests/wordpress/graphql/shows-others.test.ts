import { describe, expect, it } from 'vitest';
import { openWordpress } from '../support/open-wordpress.ts';
import { resolveAll } from '../support/recorder.ts';

describe('the field for entries that show others', () => {
  const wordpress = openWordpress();

  const showsOthers = (text: string): Promise<boolean> =>
    wordpress.run(
      `add_shortcode( 'tides', '__return_empty_string' );
      register_block_type( 'acme/tides', array( 'render_callback' => '__return_empty_string' ) );
      register_block_type( 'acme/note' );
      return Boardwalk\\textShowsOthers( $given );`,
      { given: text },
    );
  const addPattern = (text: string, status = 'publish'): Promise<number> =>
    wordpress.run(
      `return wp_insert_post( array( 'post_type' => 'wp_block', 'post_status' => $given[0], 'post_title' => 'P', 'post_content' => $given[1] ) );`,
      { given: [status, text] },
    );

  it.each([
    ['a list of posts', '<!-- wp:latest-posts /-->'],
    ['a feed, which has no html while its site does not answer', '<!-- wp:rss {"feedURL":"x"} /-->'],
    ['a logo that is not there yet', '<!-- wp:site-logo /-->'],
    ['an author without a biography', '<!-- wp:post-author-biography /-->'],
    [
      'one in another block',
      '<!-- wp:group --><div class="wp-block-group"><!-- wp:calendar /--></div><!-- /wp:group -->',
    ],
    ['a pattern of the theme', '<!-- wp:pattern {"slug":"theme/hours"} /-->'],
    ['a block that a plugin makes in each answer', '<!-- wp:acme/tides /-->'],
    ['a shortcode', '<!-- wp:shortcode -->[tides]<!-- /wp:shortcode -->'],
    ['a shortcode of the old editor', '<p>High water: [tides port="Sandwich"]</p>'],
    ['a shortcode beside blocks', '<!-- wp:paragraph --><p>a</p><!-- /wp:paragraph -->\n\n[tides]'],
    [
      'a text bound to a plugin',
      '<!-- wp:paragraph {"metadata":{"bindings":{"content":{"source":"acme/tide"}}}} --><p>x</p><!-- /wp:paragraph -->',
    ],
  ])('is true for %s', async (_, text) => {
    expect(await showsOthers(text)).toBe(true);
  });

  it.each([
    ['an empty text', ''],
    ['a text of the old editor', '<p>[sic] and [caption]x[/caption]</p>'],
    [
      'paragraphs and pictures',
      '<!-- wp:image --><figure class="wp-block-image"></figure><!-- /wp:image -->',
    ],
    ['a block of a plugin that is saved as it is', '<!-- wp:acme/note --><p>x</p><!-- /wp:acme/note -->'],
    ['a block that is not known', '<!-- wp:gone/list --><p>x</p><!-- /wp:gone/list -->'],
    ['one of our sections', '<!-- wp:pier/hero {"heading":"A pier"} /-->'],
    [
      'a text bound to a field of the entry',
      '<!-- wp:paragraph {"metadata":{"bindings":{"content":{"source":"core/post-meta"}}}} --><p>x</p><!-- /wp:paragraph -->',
    ],
    ['broken html', '<!-- wp:paragraph {"metadata":{"bindings":7}} --><p <b>&bogus;<!-- /wp:paragraph -->'],
  ])('is false for %s', async (_, text) => {
    expect(await showsOthers(text)).toBe(false);
  });

  it('looks into synced patterns, which end where one contains itself', async () => {
    const [live, still, draft] = [
      await addPattern('<!-- wp:latest-comments /-->'),
      await addPattern('<!-- wp:paragraph --><p>x</p><!-- /wp:paragraph -->'),
      await addPattern('<!-- wp:latest-comments /-->', 'draft'),
    ];
    const nested = await addPattern(`<!-- wp:block {"ref":${still}} /--><!-- wp:block {"ref":${live}} /-->`);
    const circle = await wordpress.run<number>(
      `$id = wp_insert_post( array( 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_title' => 'Circle' ) );
      wp_update_post( array( 'ID' => $id, 'post_content' => '<!-- wp:block {"ref":' . $id . '} /-->' ) );
      return $id;`,
    );
    const found: boolean[] = [];
    for (const id of [live, nested, still, draft, circle, 999999])
      found.push(await showsOthers(`<!-- wp:block {"ref":${id}} /-->`));
    expect(found).toEqual([true, true, false, false, false, false]);
  });

  it('is null for an entry with a password, and told of any other', async () => {
    const [open, locked] = await wordpress.run<readonly number[]>(
      `return array_map( static function ( $password ) {
        return wp_insert_post( array( 'post_status' => 'publish', 'post_title' => 'x', 'post_password' => $password, 'post_content' => '<!-- wp:latest-posts /-->' ) );
      }, array( '', 'secret' ) );`,
    );
    const ask = { type: 'NodeWithContentEditor', field: 'showsOthers' };
    expect(
      await resolveAll(wordpress.run, [
        { ...ask, id: open ?? 0 },
        { ...ask, id: locked ?? 0 },
      ]),
    ).toEqual([true, null]);
  });
});
