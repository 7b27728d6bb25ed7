import { describe, expect, it } from 'vitest';
import { openWordpress } from '../support/open-wordpress.ts';

interface Measured {
  readonly rows: number;
  readonly queries: number;
  readonly memory: number;
  readonly hasText: boolean;
}

/** Writes entries of all kinds, with parents, fields, categories and files, and a text of 10 kB each. */
const addEntries = `
global $wpdb;
$insert = static function ( $table, $rows ) use ( $wpdb ) {
  foreach ( array_chunk( $rows, 100 ) as $chunk ) {
    $names  = implode( ', ', array_keys( $chunk[0] ) );
    $marks  = '(' . implode( ', ', array_fill( 0, count( $chunk[0] ), '%s' ) ) . ')';
    $values = array_merge( ...array_map( 'array_values', $chunk ) );
    $wpdb->query( $wpdb->prepare( "INSERT INTO $table ( $names ) VALUES " . implode( ', ', array_fill( 0, count( $chunk ), $marks ) ), $values ) );
  }
};
$from  = (int) $wpdb->get_var( "SELECT MAX(ID) FROM {$wpdb->posts}" ) + 1;
$types = array( 'event', 'page', 'post', 'art', 'location', 'experience', 'attachment' );
$posts = array();
$meta  = array();
$terms = array();
for ( $id = $from; $id < $from + $given; $id++ ) {
  $type    = $types[ $id % 7 ];
  $posts[] = array( 'ID' => $id, 'post_type' => post_type_exists( $type ) ? $type : "boardwalk_$type", 'post_status' => 'attachment' === $type ? 'inherit' : 'publish', 'post_name' => "$type-$id", 'post_title' => "Title $id",
    'post_parent' => 'page' === $type && $id - 7 >= $from && $id % 3 ? $id - 7 : 0, 'post_author' => 1,
    'post_content' => str_repeat( 'Ten bytes ', 1000 ), 'post_excerpt' => '', 'to_ping' => '', 'pinged' => '', 'post_content_filtered' => '',
    'post_date' => '2026-01-01 00:00:00', 'post_date_gmt' => '2026-01-01 05:00:00', 'post_modified' => '2026-01-01 00:00:00', 'post_modified_gmt' => '2026-01-01 05:00:00' );
  $meta[]  = array( 'post_id' => $id, 'meta_key' => 'boardwalk_start', 'meta_value' => '2026-06-02T19:00:00' );
  $meta[]  = array( 'post_id' => $id, 'meta_key' => 'boardwalk_address', 'meta_value' => '1 Pier Road' );
  if ( 'attachment' === $type ) {
    $meta[] = array( 'post_id' => $id, 'meta_key' => '_wp_attachment_metadata', 'meta_value' => serialize( array( 'sizes' => str_repeat( 'x', 3000 ) ) ) );
  }
  if ( 'post' === $type ) {
    $terms[] = array( 'object_id' => $id, 'term_taxonomy_id' => 1, 'term_order' => 0 );
  }
}
$insert( $wpdb->posts, $posts );
$insert( $wpdb->postmeta, $meta );
$insert( $wpdb->term_relationships, $terms );`;

const measure = `
wp_load_alloptions();
$queries = $GLOBALS['wpdb']->num_queries;
$memory  = memory_get_usage();
memory_reset_peak_usage();
$text = Boardwalk\\indexText();
$rows = json_decode( $text, true );
return array( 'rows' => array_sum( array_map( 'count', $rows ) ), 'queries' => $GLOBALS['wpdb']->num_queries - $queries, 'memory' => memory_get_peak_usage() - $memory, 'hasText' => false !== strpos( $text, 'Ten bytes' ) );`;

describe('the index of a large site', () => {
  const wordpress = openWordpress();

  it.each([
    ['/%postname%/', 11],
    ['/%category%/%author%/%postname%/', 16],
  ])(
    'takes the same few queries, however many entries there are, with the permalinks "%s"',
    async (structure, most) => {
      await wordpress.run(`update_option( 'permalink_structure', $given );`, { given: structure });
      await wordpress.run(addEntries, { given: 50 });
      const small = await wordpress.run<Measured>(measure);
      await wordpress.run(addEntries, { given: 450 });
      const large = await wordpress.run<Measured>(measure);
      expect(large.rows - small.rows).toBe(450);
      expect(large.queries).toBe(small.queries);
      expect(large.queries).toBeLessThanOrEqual(most);
      expect(large.hasText).toBe(false);
    },
  );

  it('needs little memory for each entry', async () => {
    const before = await wordpress.run<Measured>(measure);
    await wordpress.run(addEntries, { given: 1000 });
    const after = await wordpress.run<Measured>(measure);
    // 10,000 entries within 128 MB, WordPress itself included.
    expect((after.memory - before.memory) / (after.rows - before.rows)).toBeLessThan(4000);
  });
});
