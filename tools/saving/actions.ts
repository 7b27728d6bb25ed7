/** What editors, importers and builds do, each as PHP of a request of its own. */
export interface Action {
  readonly name: string;
  readonly php: string;
  /** Takes hours with a plugin that searches all texts: it is measured with the newer plugin alone. */
  readonly isLong?: boolean;
}

const one = (offset: number) => `$id = $ids( 'post', ${offset} )[0];`;
const insert = (count: number) =>
  `for ( $i = 0; $i < ${count}; $i++ ) { wp_insert_post( array( 'post_type' => $event, 'post_status' => 'publish', 'post_title' => "Imported $i", 'post_content' => wp_slash( $text ) ) ); }`;

/** The site begins with none of these done; each action changes other entries. */
export const actions: readonly Action[] = [
  { name: 'a request that does nothing', php: '' },
  { name: 'unpublish', php: `${one(10)} wp_update_post( array( 'ID' => $id, 'post_status' => 'draft' ) );` },
  {
    name: 'publish',
    php: `wp_insert_post( array( 'post_type' => 'post', 'post_status' => 'publish', 'post_title' => 'New', 'post_content' => wp_slash( $text ) ) );`,
  },
  { name: 'trash', php: `${one(20)} wp_trash_post( $id );` },
  { name: 'rename', php: `${one(30)} wp_update_post( array( 'ID' => $id, 'post_name' => 'renamed' ) );` },
  {
    name: 'alternative text of a picture',
    php: `update_post_meta( $ids( 'attachment', 40 )[0], '_wp_attachment_image_alt', 'A boat' );`,
  },
  {
    name: 'alternative text, with messages',
    php: `add_filter( 'pre_option_boardwalk_webhook', $hook ); update_post_meta( $ids( 'attachment', 50 )[0], '_wp_attachment_image_alt', 'A boat' );`,
  },
  { name: 'stamp', php: `Boardwalk\\siteStamp();` },
  { name: 'stamp and index, after an edit', php: `$index();` },
  { name: 'stamp and index, asked again', php: `$index();` },
  {
    name: 'bulk edit of 20 entries',
    php: `wp_set_current_user( 1 ); bulk_edit_posts( array( 'post_type' => 'post', 'post' => $ids( 'post', 100, 20 ), '_status' => 'draft' ) );`,
  },
  { name: 'an import of 5,000 events in one request', php: insert(5000), isLong: true },
  { name: 'stamp and index, after the import', php: `$index();`, isLong: true },
];

/** What the actions know: ids by type, the text of an entry, and the index as a build asks for it. */
export const before = `global $wpdb;
$event = Boardwalk\\kinds()['event']['postType'];
$text  = $wpdb->get_var( "SELECT post_content FROM {$wpdb->posts} WHERE post_name = 'many-1'" );
$ids   = static function ( $type, $offset, $most = 1 ) use ( $wpdb ) { return array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE post_name LIKE 'many-%%' AND post_type = %s ORDER BY ID LIMIT %d, %d", $type, $offset, $most ) ) ); };
$hook  = static function () { return array( 'format' => 'plain', 'url' => 'https://build.example/' ); };
$index = static function () { wp_set_current_user( 0 ); return strlen( Boardwalk\\resolveIndex( new stdClass(), array() ) ); };`;

/** 10,000 posts, 2,000 events and 1,000 places of 7.9 kB, which name one of 3,000 files each. */
export const fill = `global $wpdb;
$text = '<!-- wp:image {"id":FILE} --><figure class="wp-block-image"><img src="/wp-content/uploads/many-FILE-1024x683.jpg" class="wp-image-FILE"/></figure><!-- /wp:image -->' . str_repeat( '<!-- wp:paragraph --><p>The annual parade opens a new gallery near the river on Main Street, and visitors gather there.</p><!-- /wp:paragraph -->', 53 );
$from = (int) $wpdb->get_var( "SELECT MAX(ID) FROM {$wpdb->posts}" ) + 1;
$at   = $from;
$add  = static function ( $type, $count, $text ) use ( $wpdb, &$at, $from ) {
  $status = 'attachment' === $type ? 'inherit' : 'publish';
  for ( $done = 0; $done < $count; $done += 500 ) {
    $rows = array();
    for ( $i = 0; $i < 500; $i++, $at++ ) {
      $number = $at - $from + 1;
      $rows[] = $wpdb->prepare( "(%d, 1, '2026-01-01 00:00:00', '2026-01-01 05:00:00', %s, %s, '', %s, %s, '2026-01-01 00:00:00', '2026-01-01 05:00:00', %s, '', '', '')", $at, str_replace( 'FILE', (string) ( $from + 13000 + $at % 3000 ), $text ), "Number $number", $status, "many-$number", $type );
    }
    $wpdb->query( "INSERT INTO {$wpdb->posts} (ID, post_author, post_date, post_date_gmt, post_content, post_title, post_excerpt, post_status, post_name, post_modified, post_modified_gmt, post_type, to_ping, pinged, post_content_filtered) VALUES " . implode( ', ', $rows ) );
  }
};
$add( 'post', 10000, $text );
$add( Boardwalk\\kinds()['event']['postType'], 2000, $text );
$add( Boardwalk\\kinds()['location']['postType'], 1000, $text );
$add( 'attachment', 3000, '' );
$wpdb->query( "INSERT INTO {$wpdb->postmeta} (post_id, meta_key, meta_value) SELECT ID, '_wp_attached_file', CONCAT( 'many-', ID, '.jpg' ) FROM {$wpdb->posts} WHERE post_type = 'attachment'" );
$wpdb->query( "INSERT INTO {$wpdb->postmeta} (post_id, meta_key, meta_value) SELECT ID, '_thumbnail_id', $from + 13000 + ID % 3000 FROM {$wpdb->posts} WHERE post_name LIKE 'many-%' AND post_status = 'publish'" );
$wpdb->query( "ANALYZE TABLE {$wpdb->posts}, {$wpdb->postmeta}" );`;
