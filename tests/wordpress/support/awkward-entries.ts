import type { RunPhp } from '../server/run-php.ts';

/** Ids of entries by the names that tests use. */
export type EntryIds = Readonly<Record<string, number>>;

/** Creates entries of every kind that are hard to list: names, parents, passwords, times, fields and settings. */
export function makeAwkward(run: RunPhp): Promise<EntryIds> {
  return run(
    `$ids  = array();
    $make = static function ( $name, $type, $more = array(), $meta = array() ) use ( &$ids ) {
      $ids[ $name ] = wp_insert_post( wp_slash( $more + array(
        'post_type' => post_type_exists( $type ) ? $type : "boardwalk_$type", 'post_status' => 'publish', 'post_title' => $name, 'post_author' => 1,
        'post_date' => '2026-01-0' . ( 1 + count( $ids ) % 3 ) . ' 10:00:00', 'post_content' => str_repeat( 'Text ', 50 ), 'meta_input' => $meta ) ), true );
      if ( is_wp_error( $ids[ $name ] ) ) {
        throw new Exception( $name . ': ' . $ids[ $name ]->get_error_message() );
      }
      return $ids[ $name ];
    };
    $parent = wp_insert_term( 'Größe', 'category' )['term_id'];
    $child  = wp_insert_term( 'Child & more', 'category', array( 'parent' => $parent ) )['term_id'];
    foreach ( array( 'post', 'page', 'event', 'location', 'art', 'experience' ) as $type ) {
      $make( "$type-plain", $type );
      $make( "$type-unicode", $type, array( 'post_name' => 'größe-😀-日本', 'post_title' => '<b>Bold</b> & "more"' ) );
      $make( "$type-percent", $type, array( 'post_name' => 'a%2525b' ) );
      $make( "$type-password", $type, array( 'post_password' => 'secret' ) );
      $make( "$type-draft", $type, array( 'post_status' => 'draft' ) );
      $make( "$type-private", $type, array( 'post_status' => 'private' ) );
      $make( "$type-scheduled", $type, array( 'post_status' => 'future', 'post_date' => '2035-01-01 10:00:00' ) );
      $make( "$type-untitled", $type, array( 'post_title' => '' ) );
      $make( "$type-trash", $type );
      wp_trash_post( $ids["$type-trash"] );
    }
    wp_set_post_categories( $ids['post-plain'], array( $child ) );
    wp_set_post_categories( $ids['post-unicode'], array( $parent, $child ) );
    $make( 'child', 'page', array( 'post_parent' => $ids['page-unicode'], 'post_name' => 'kind' ) );
    $make( 'grandchild', 'page', array( 'post_parent' => $ids['child'] ) );
    $make( 'child-of-draft', 'page', array( 'post_parent' => $make( 'named-draft', 'page', array( 'post_status' => 'draft', 'post_name' => 'named-draft' ) ) ) );
    $make( 'child-of-new-draft', 'page', array( 'post_parent' => $ids['page-draft'] ) );
    $make( 'child-of-trash', 'page', array( 'post_parent' => $ids['page-trash'] ) );
    $make( 'front', 'page' );
    $make( 'child-of-front', 'page', array( 'post_parent' => $ids['front'] ) );
    $make( 'news', 'page' );
    $make( 'privacy', 'page' );
    update_option( 'show_on_front', 'page' );
    update_option( 'page_on_front', $ids['front'] );
    update_option( 'page_for_posts', $ids['news'] );
    update_option( 'wp_page_for_privacy_policy', $ids['privacy'] );

    $hours = array( 'week' => array( array( 'day' => 1, 'opens' => '09:00', 'closes' => '17:00' ) ), 'exceptions' => array(), 'seasons' => array() );
    $make( 'place', 'location', array( 'post_title' => 'Café <em>am</em> "Pier" & more' ), array( 'boardwalk_address' => "1 Pier Road\\nHarbour", 'boardwalk_latitude' => 27.7676, 'boardwalk_longitude' => 0, 'boardwalk_opening_hours' => $hours, 'boardwalk_website' => 'https://example.org/?a=1&b=2' ) );
    $make( 'place-in-words', 'location', array(), array( 'boardwalk_opening_hours' => $hours, 'boardwalk_hours' => 'By <appointment> & luck', 'boardwalk_phone' => '+1 (207) 555-0142' ) );
    $make( 'place-damaged', 'location' );
    foreach ( array( 'latitude' => 'north', 'longitude' => '', 'opening_hours' => array( 'week' => 'none' ), 'address' => array( 'a' ) ) as $key => $value ) {
      add_metadata( 'post', $ids['place-damaged'], "boardwalk_$key", $value );
      $GLOBALS['wpdb']->update( $GLOBALS['wpdb']->postmeta, array( 'meta_value' => maybe_serialize( $value ) ), array( 'post_id' => $ids['place-damaged'], 'meta_key' => "boardwalk_$key" ) );
    }
    $GLOBALS['wpdb']->insert( $GLOBALS['wpdb']->postmeta, array( 'post_id' => $ids['place'], 'meta_key' => 'boardwalk_phone', 'meta_value' => '1111' ) );
    $GLOBALS['wpdb']->insert( $GLOBALS['wpdb']->postmeta, array( 'post_id' => $ids['place'], 'meta_key' => 'boardwalk_phone', 'meta_value' => '2222' ) );
    wp_cache_flush();
    $make( 'gala', 'event', array(), array( 'boardwalk_start' => '2026-06-02T19:00:00', 'boardwalk_end' => '2026-06-02T22:00:00', 'boardwalk_venue_location' => $ids['place'], 'boardwalk_event_url' => 'https://example.org/gala?x=1&y=<2>', 'boardwalk_price' => 'from $5', 'boardwalk_is_free' => false, 'boardwalk_is_for_families' => true ) );
    $make( 'gala-in-words', 'event', array(), array( 'boardwalk_venue' => 'Behind <the> "café"', 'boardwalk_venue_location' => $ids['place'] ) );
    $make( 'gala-in-draft', 'event', array(), array( 'boardwalk_venue_location' => $ids['location-draft'] ) );
    $make( 'gala-with-password', 'event', array( 'post_password' => 'secret' ), array( 'boardwalk_start' => '2026-06-02T19:00:00', 'boardwalk_venue' => 'Hidden' ) );
    $make( 'gala-at-password', 'event', array(), array( 'boardwalk_venue_location' => $ids['location-password'] ) );
    $make( 'mural', 'art', array(), array( 'boardwalk_artist' => 'Ana "O\\\\B" <i>x</i>', 'boardwalk_year' => -12, 'boardwalk_location' => $ids['place'] ) );
    $make( 'mural-in-draft', 'art', array(), array( 'boardwalk_location' => $ids['location-draft'] ) );
    return $ids;`,
  );
}
