import type { Wordpress } from '../server/start-wordpress.ts';

/** Another plugin: shortcodes that show fields, options and tables, a field for blocks, and a private type. */
const plugin = `<?php
add_shortcode( 'harbour_hours', static function () { return esc_html( get_option( 'harbour_hours', 'no hours' ) ); } );
add_shortcode( 'harbour_depth', static function () { return 'Depth ' . esc_html( get_post_meta( get_the_ID(), 'depth', true ) ); } );
add_shortcode( 'harbour_depth_of', static function ( $at ) { return 'Depth there ' . esc_html( get_post_meta( (int) $at['id'], 'depth', true ) ); } );
add_shortcode( 'harbour_table', static function ( $at ) { return esc_html( get_post( (int) $at['id'] )->post_content ); } );
register_theme_directory( WP_CONTENT_DIR . '/harbour-themes' );
add_action( 'init', static function () {
	register_post_meta( 'boardwalk_event', 'bound', array( 'type' => 'string', 'single' => true, 'show_in_rest' => true ) );
	register_post_type( 'harbour_table', array( 'public' => false ) );
} );`;

const theme = (words: string) => `
foreach ( array( 'patterns', 'templates', 'parts' ) as $part ) { wp_mkdir_p( "$folder/$part" ); }
file_put_contents( "$folder/style.css", "/*\\nTheme Name: " . basename( $folder ) . "\\nVersion: 1.0\\n*/" );
file_put_contents( "$folder/templates/index.html", '<!-- wp:post-content /-->' );
file_put_contents( "$folder/patterns/call.php", "<?php\\n/**\\n * Title: Call\\n * Slug: harbour/call\\n */ ?><!-- wp:paragraph --><p>${words}</p><!-- /wp:paragraph -->" );`;

/** Makes a site in which every sort of content is shown. The ids are the \`$given\` of the edits. */
const makeContent = `
require_once ABSPATH . 'wp-admin/includes/image.php';
$p   = static function ( $words ) { return "<!-- wp:paragraph --><p>$words</p><!-- /wp:paragraph -->"; };
$ids = array();
$add = static function ( $name, $type, $text = 'Words' , $more = array() ) use ( &$ids, $p ) {
  $text         = false === strpos( $text, '<' ) && false === strpos( $text, '[' ) ? $p( $text ) : $text;
  $ids[ $name ] = wp_insert_post( $more + array( 'post_type' => post_type_exists( $type ) ? $type : "boardwalk_$type", 'post_status' => 'publish', 'post_title' => ucfirst( $name ), 'post_content' => $text, 'post_author' => $ids['author'] ) );
};
$ids['author'] = wp_insert_user( array( 'user_login' => 'ana', 'user_pass' => 'x', 'display_name' => 'Ana Pier', 'user_email' => 'ana@example.org', 'role' => 'author' ) );
$ids['other-author'] = wp_insert_user( array( 'user_login' => 'bo', 'user_pass' => 'x', 'display_name' => 'Bo Quay', 'user_email' => 'bo@example.org', 'role' => 'author' ) );
foreach ( array( 'category', 'other', 'kept' ) as $name ) { $ids[ $name ] = wp_insert_term( $name, 'category' )['term_id']; }
foreach ( array( 'file' => 40, 'picture' => 90, 'spare' => 160 ) as $name => $shade ) {
  $image = imagecreatetruecolor( 640, 480 );
  imagefill( $image, 0, 0, imagecolorallocate( $image, $shade, 110, 150 ) );
  $path = wp_upload_dir()['path'] . "/$name.png";
  imagepng( $image, $path );
  $ids[ $name ] = wp_insert_attachment( array( 'post_title' => $name, 'post_excerpt' => "Caption of $name", 'post_mime_type' => 'image/png' ), $path );
  wp_update_attachment_metadata( $ids[ $name ], wp_generate_attachment_metadata( $ids[ $name ], $path ) );
  update_post_meta( $ids[ $name ], '_wp_attachment_image_alt', "Alt of $name" );
}
$image = '<!-- wp:image {"id":' . $ids['file'] . '} --><figure class="wp-block-image"><img src="' . wp_get_attachment_url( $ids['file'] ) . '" alt="In text" class="wp-image-' . $ids['file'] . '"/></figure><!-- /wp:image -->';
foreach ( array( 'event', 'page', 'post', 'art', 'location', 'experience' ) as $type ) { $add( $type, $type ); }
foreach ( array( 'art-kept' => 'art', 'gone' => 'event', 'top' => 'page', 'below' => 'page', 'sql' => 'event', 'sql-post' => 'post', 'sql-page' => 'page', 'guarded' => 'event', 'host' => 'post', 'top-post' => 'post', 'drafted' => 'page' ) as $name => $type ) { $add( $name, $type, "Words of $name at http://old.example/" ); }
foreach ( array( 'draft' => 'event', 'stays-draft' => 'event', 'draft-post' => 'post' ) as $name => $type ) { $add( $name, $type, 'Draft', array( 'post_status' => 'draft' ) ); }
$add( 'under-draft', 'page', 'Under', array( 'post_parent' => $ids['drafted'] ) );
wp_update_post( array( 'ID' => $ids['drafted'], 'post_status' => 'draft' ) );
$add( 'pattern', 'wp_block', 'Old pattern' );
$add( 'pattern-sql', 'wp_block', 'Old pattern by SQL' );
$add( 'navigation', 'wp_navigation', '<!-- wp:home-link {"label":"Home"} /-->' );
$add( 'table', 'harbour_table', 'Old table' );
$add( 'with-pattern', 'post', '<!-- wp:block {"ref":' . $ids['pattern'] . '} /-->' );
$add( 'with-pattern-sql', 'post', '<!-- wp:block {"ref":' . $ids['pattern-sql'] . '} /-->' );
$add( 'with-theme-pattern', 'post', '<!-- wp:pattern {"slug":"harbour/call"} /-->' . $p( 'Below' ) );
$add( 'with-option', 'page', $p( 'Open [harbour_hours]' ) );
$add( 'with-own-field', 'event', $p( '[harbour_depth]' ) );
$add( 'with-field', 'post', '<!-- wp:shortcode -->[harbour_depth_of id="' . $ids['location'] . '"]<!-- /wp:shortcode -->' );
$add( 'with-table', 'experience', $p( '[harbour_table id="' . $ids['table'] . '"]' ) );
$add( 'with-list', 'page', '<!-- wp:latest-posts {"displayAuthor":true,"postsToShow":20} /-->' );
$add( 'with-comments', 'page', '<!-- wp:latest-comments {"displayExcerpt":true} /-->' );
$add( 'with-terms', 'page', '<!-- wp:categories {"showEmpty":true} /-->' );
$add( 'with-gallery', 'page', '<!-- wp:shortcode -->[gallery ids="' . $ids['spare'] . '"]<!-- /wp:shortcode -->' );
$add( 'with-picture', 'post', $image );
set_post_thumbnail( $ids['sql-post'], $ids['picture'] );
update_post_meta( $ids['location'], 'depth', '3' );
update_post_meta( $ids['with-own-field'], 'depth', '4' );
foreach ( array( 'event', 'sql' ) as $name ) { update_post_meta( $ids[ $name ], 'boardwalk_price', '$5' ); update_post_meta( $ids[ $name ], 'boardwalk_start', '2027-06-02T19:00:00' ); }
wp_set_post_categories( $ids['top-post'], array( $ids['kept'] ) );
$ids['menu']    = wp_create_nav_menu( 'Main' );
foreach ( array( 'item', 'sql-item' ) as $name ) { $ids[ $name ] = wp_update_nav_menu_item( $ids['menu'], 0, array( 'menu-item-title' => ucfirst( $name ), 'menu-item-url' => "/$name/", 'menu-item-status' => 'publish' ) ); }
set_theme_mod( 'nav_menu_locations', array( 'primary' => $ids['menu'] ) );
foreach ( array( 'comment' => 0, 'public-comment' => 1, 'sql-comment' => 1 ) as $name => $isPublic ) {
  $ids[ $name ] = wp_insert_comment( array( 'comment_post_ID' => $ids['top-post'], 'comment_content' => "Nice $name", 'comment_author' => 'Cy', 'comment_approved' => $isPublic ) );
}
activate_plugin( 'boardwalk-trial.php' );
global $wpdb;
$wpdb->query( "UPDATE {$wpdb->posts} SET post_date = '2026-01-01 00:00:00', post_date_gmt = '2026-01-01 05:00:00' WHERE post_status = 'publish' OR post_type = 'attachment'" );
$wpdb->query( "UPDATE {$wpdb->posts} SET post_modified = post_date, post_modified_gmt = post_date_gmt WHERE post_status = 'publish' OR post_type = 'attachment'" );
return $ids;`;

/** Makes the site, and returns the ids of what is in it by name. */
export async function makeShownSite({
  run,
}: Pick<Wordpress, 'run'>): Promise<Readonly<Record<string, number>>> {
  await run(
    `file_put_contents( WPMU_PLUGIN_DIR . '/harbour.php', $given );
    file_put_contents( WP_PLUGIN_DIR . '/boardwalk-trial.php', "<?php\\n/* Plugin Name: Trial\\nVersion: 1.0 */\\nadd_shortcode( 'trial', '__return_empty_string' );" );
    $folder = WP_CONTENT_DIR . '/harbour-themes/pier-one'; ${theme('Call of the first theme')}
    $folder = WP_CONTENT_DIR . '/harbour-themes/pier-two'; ${theme('Call of the second theme')}
`,
    { given: plugin, inAdmin: true },
  );
  await run(`wp_clean_themes_cache(); switch_theme( 'pier-one' );`, { inAdmin: true });
  return run(makeContent, { inAdmin: true });
}
