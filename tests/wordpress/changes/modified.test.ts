import { beforeAll, describe, expect, it } from 'vitest';
import { openWordpress } from '../support/open-wordpress.ts';

const past = '2026-01-01 00:00:00';

describe('the modified date of an entry', () => {
  const wordpress = openWordpress();
  let ids: Readonly<Record<string, number>>;
  beforeAll(async () => {
    ids = await wordpress.run(
      `$ids  = array();
      $make = static function ( $name, $type, $content, $status = 'publish' ) use ( &$ids ) {
        $ids[ $name ] = wp_insert_post( array( 'post_type' => post_type_exists( $type ) ? $type : "boardwalk_$type", 'post_status' => $status, 'post_title' => $name, 'post_content' => $content ) );
        return $ids[ $name ];
      };
      $file    = wp_insert_attachment( array( 'post_title' => 'Boat', 'post_mime_type' => 'image/png' ), 'boat.png' );
      $pattern = $make( 'pattern', 'wp_block', '<!-- wp:paragraph --><p>Pattern</p><!-- /wp:paragraph -->' );
      $around  = $make( 'around', 'wp_block', '<!-- wp:block {"ref":' . $pattern . '} /-->' );
      $make( 'with-pattern', 'page', '<p>Before</p><!-- wp:block {"ref":' . $pattern . '} /-->' );
      $make( 'with-override', 'event', '<!-- wp:block {"ref":' . $pattern . ',"content":{}} /-->' );
      $make( 'with-pattern-around', 'post', '<!-- wp:group --><div><!-- wp:block {"ref":' . $around . '} /--></div><!-- /wp:group -->' );
      $make( 'with-longer-number', 'page', '<!-- wp:block {"ref":' . $pattern . '7} /-->' );
      $make( 'draft-with-pattern', 'page', '<!-- wp:block {"ref":' . $pattern . '} /-->', 'draft' );
      $make( 'with-picture', 'page', '<!-- wp:image {"id":' . $file . '} --><figure><img class="wp-image-' . $file . '"/></figure><!-- /wp:image -->' );
      $make( 'with-gallery', 'post', '[gallery ids="' . $file . ',9999"]' );
      $make( 'with-hero', 'page', '<!-- wp:pier/hero {"image":' . $file . '} /-->' );
      $make( 'with-picture-in-pattern', 'event', '<!-- wp:block {"ref":' . $make( 'picture-pattern', 'wp_block', '<!-- wp:image {"id":' . $file . '} --><!-- /wp:image -->' ) . '} /-->' );
      $make( 'event', 'event', '' );
      $make( 'with-chosen-event', 'page', '<!-- wp:pier/event-grid {"entries":[' . $ids['event'] . ']} /-->' );
      $category = wp_insert_term( 'Works', 'category' );
      $make( 'with-news-of-category', 'page', '<!-- wp:pier/news-grid {"category":' . $category['term_id'] . '} /-->' );
      $make( 'plain', 'page', '<p>12</p>' );
      return $ids + array( 'file' => $file, 'category' => $category['term_id'] );`,
    );
  });

  /** Names the entries whose modified date is another one after an edit in a request of its own. */
  const touchedBy = async (code: string): Promise<readonly string[]> => {
    await wordpress.run(
      `$GLOBALS['wpdb']->query( "UPDATE {$GLOBALS['wpdb']->posts} SET post_modified = '${past}', post_modified_gmt = '${past}'" );`,
    );
    await wordpress.run(code, { given: ids });
    const touched: readonly string[] = await wordpress.run(
      `return $GLOBALS['wpdb']->get_col( "SELECT post_title FROM {$GLOBALS['wpdb']->posts} WHERE post_modified_gmt > '${past}' AND post_modified > '${past}' AND post_type NOT IN ('wp_block', 'attachment', 'revision') ORDER BY post_title" );`,
    );
    return touched;
  };
  const aroundPattern = ['with-override', 'with-pattern', 'with-pattern-around'];

  it('is new when a synced pattern within it changes, also one within another', async () => {
    const edit = `wp_update_post( array( 'ID' => $given['pattern'], 'post_content' => 'Other' ) );`;
    expect(await touchedBy(edit)).toEqual(aroundPattern);
  });

  it('is new when a picture within it gets other words', async () => {
    const shown = ['with-gallery', 'with-hero', 'with-picture', 'with-picture-in-pattern'];
    expect(
      await touchedBy(`update_post_meta( $given['file'], '_wp_attachment_image_alt', 'A boat' );`),
    ).toEqual(shown);
    expect(
      await touchedBy(`wp_update_post( array( 'ID' => $given['file'], 'post_excerpt' => 'At sea' ) );`),
    ).toEqual(shown);
  });

  it('is new when a field changes and the entry is not saved', async () => {
    expect(await touchedBy(`update_post_meta( $given['event'], 'boardwalk_price', '$5' );`)).toEqual([
      'event',
    ]);
    expect(await touchedBy(`delete_post_meta( $given['event'], 'boardwalk_price' );`)).toEqual(['event']);
    expect(await touchedBy(`update_post_meta( $given['event'], '_edit_lock', '1:1' );`)).toEqual([]);
  });

  it('stays where nothing of the entry changed', async () => {
    expect(await touchedBy(`get_post( $given['event'] );`)).toEqual([]);
    expect(
      await touchedBy(
        `wp_insert_post( array( 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_title' => 'New', 'post_content' => 'x' ) );`,
      ),
    ).toEqual([]);
    expect(
      await touchedBy(`update_post_meta( $given['draft-with-pattern'], 'boardwalk_price', '$5' );`),
    ).toEqual([]);
  });

  it('is new when an entry or a category that a block names gets another address, or is not public any more', async () => {
    const other = ['event', 'with-chosen-event'];
    expect(
      await touchedBy(`wp_update_post( array( 'ID' => $given['event'], 'post_name' => 'gala' ) );`),
    ).toEqual(other);
    expect(
      await touchedBy(`wp_update_post( array( 'ID' => $given['event'], 'post_title' => 'event' ) );`),
    ).toEqual(['event']);
    expect(await touchedBy(`wp_trash_post( $given['event'] );`)).toEqual(other);
    expect(
      await touchedBy(`wp_untrash_post( $given['event'] ); wp_publish_post( $given['event'] );`),
    ).toEqual(other);
    expect(
      await touchedBy(
        `wp_update_term( $given['category'], 'category', array( 'slug' => 'works-on-site' ) );`,
      ),
    ).toEqual(['with-news-of-category']);
  });

  it('is new when a picture is deleted that the entry shows, above, in its text or in a gallery', async () => {
    await wordpress.run(
      `set_post_thumbnail( $given['event'], $given['file'] ); set_post_thumbnail( $given['draft-with-pattern'], $given['file'] );`,
      { given: ids },
    );
    expect(await touchedBy(`wp_delete_attachment( $given['file'], true );`)).toEqual([
      'event',
      'with-gallery',
      'with-hero',
      'with-picture',
      'with-picture-in-pattern',
    ]);
  });

  it('is new when a pattern is deleted', async () => {
    expect(await touchedBy(`wp_delete_post( $given['pattern'], true );`)).toEqual(aroundPattern);
  });

  it('is that of the save where the editor saves fields', async () => {
    const { rest } = await wordpress.login('editor');
    const { body } = await rest('POST', `/wp/v2/event/${ids.event}`, { meta: { boardwalk_price: '$7' } });
    const stored = await wordpress.run(`return get_post( $given )->post_modified_gmt;`, { given: ids.event });
    expect(String(stored).replace(' ', 'T')).toBe(body.modified_gmt);
  });
});
