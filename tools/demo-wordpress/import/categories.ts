import type { DemoCategory } from '../../../demo/store-types.ts';
import type { RunPhp } from '../../../tests/wordpress/server/run-php.ts';

/** Adds the categories of the demo. WordPress lets nobody choose their ids, so that they are written as rows. */
export async function importCategories(run: RunPhp, categories: readonly DemoCategory[]): Promise<void> {
  await run(
    `global $wpdb;
    foreach ( $given as $row ) {
      $isTerm = $wpdb->insert( $wpdb->terms, array( 'term_id' => $row['id'], 'name' => esc_html( $row['name'] ), 'slug' => $row['slug'], 'term_group' => 0 ) );
      $isUsed = $wpdb->insert(
        $wpdb->term_taxonomy,
        array( 'term_taxonomy_id' => $row['id'], 'term_id' => $row['id'], 'taxonomy' => 'category', 'description' => $row['description'], 'parent' => $row['parentId'], 'count' => 0 )
      );
      if ( ! $isTerm || ! $isUsed ) {
        throw new Exception( "The category {$row['slug']} cannot have the id {$row['id']}." );
      }
    }
    clean_taxonomy_cache( 'category' );
    wp_cache_flush();`,
    { as: 'admin', inAdmin: true, given: categories },
  );
}
