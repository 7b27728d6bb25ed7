/** An edit of the public site, as PHP that runs in a request of its own. */
export interface Edit {
  readonly what: string;
  readonly php: string;
}

const post = (name: string, fields: string) =>
  `$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, array( ${fields} ), array( 'ID' => $given['${name}'] ) );`;
const save = (name: string, fields: string) =>
  `wp_update_post( array( 'ID' => $given['${name}'], ${fields} ) );`;
const meta = (name: string, key: string, value: string) =>
  `$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->postmeta, array( 'meta_value' => ${value} ), array( 'post_id' => $given['${name}'], 'meta_key' => '${key}' ) );`;
const words = (text: string) => `'<!-- wp:paragraph --><p>${text}</p><!-- /wp:paragraph -->'`;
const row = (name: string) =>
  `'post_type' => 'boardwalk_event', 'post_status' => 'publish', 'post_name' => '${name}', 'post_title' => '${name}', 'post_content' => ${words(name)}, 'post_excerpt' => '', 'to_ping' => '', 'pinged' => '', 'post_content_filtered' => '', 'post_date' => '2026-01-01 00:00:00', 'post_date_gmt' => '2026-01-01 05:00:00', 'post_modified' => '2026-01-01 00:00:00', 'post_modified_gmt' => '2026-01-01 05:00:00'`;
const picture = (name: string, size: string) =>
  `$image = imagecreatetruecolor( ${size} ); imagefill( $image, 0, 0, imagecolorallocate( $image, 200, 20, 20 ) ); imagepng( $image, get_attached_file( $given['${name}'] ) );`;

/** By people and plugins, through the functions of WordPress. */
const byWordpress: readonly (readonly [string, string])[] = [
  ['an entry is published', save('draft', `'post_status' => 'publish'`)],
  ['an entry is saved', save('event', `'post_content' => ${words('Other words')}`)],
  ['an entry gets another slug', save('event', `'post_name' => 'other'`)],
  ['an entry gets a password', save('post', `'post_password' => 'x'`)],
  ['a page moves', save('page', `'post_parent' => $given['top']`)],
  ['an entry becomes a draft', save('art', `'post_status' => 'draft'`)],
  ['an entry becomes private', save('experience', `'post_status' => 'private'`)],
  ['an entry goes to the trash', `wp_trash_post( $given['host'] );`],
  [
    'an entry comes back from the trash',
    `wp_untrash_post( $given['host'] ); wp_publish_post( $given['host'] );`,
  ],
  ['an entry is deleted', `wp_delete_post( $given['gone'], true );`],
  ['a draft above a public page gets another slug', save('drafted', `'post_name' => 'moved'`)],
  ['a field of ours changes', `update_post_meta( $given['event'], 'boardwalk_price', '$9' );`],
  ['a field of ours is removed', `delete_post_meta( $given['event'], 'boardwalk_price' );`],
  ['a featured image changes', `set_post_thumbnail( $given['event'], $given['file'] );`],
  ['a field changes that blocks may be bound to', `update_post_meta( $given['event'], 'bound', 'x' );`],
  [
    'a field changes that a shortcode in its entry shows',
    `update_post_meta( $given['with-own-field'], 'depth', '12' );`,
  ],
  [
    'a field changes that a shortcode elsewhere shows',
    `update_post_meta( $given['location'], 'depth', '15' );`,
  ],
  ['an option changes that a shortcode shows', `update_option( 'harbour_hours', '9 to 5' );`],
  ['a table of another plugin changes', save('table', `'post_content' => 'New table'`)],
  [
    'a category is renamed',
    `wp_update_term( $given['category'], 'category', array( 'name' => 'Renamed' ) );`,
  ],
  ['a category is created', `wp_insert_term( 'New', 'category' );`],
  ['a category is deleted', `wp_delete_term( $given['other'], 'category' );`],
  [
    'a public post gets another category',
    `wp_set_post_categories( $given['top-post'], array( $given['category'] ) );`,
  ],
  [
    'a menu gets an item',
    `wp_update_nav_menu_item( $given['menu'], 0, array( 'menu-item-title' => 'Link', 'menu-item-url' => '/x/', 'menu-item-status' => 'publish' ) );`,
  ],
  [
    'an item of a menu changes its address',
    `wp_update_nav_menu_item( $given['menu'], $given['item'], array( 'menu-item-title' => 'Item', 'menu-item-url' => '/y/', 'menu-item-status' => 'publish' ) );`,
  ],
  ['an item of a menu is deleted', `wp_delete_post( $given['item'], true );`],
  [
    'a menu gets another location',
    `set_theme_mod( 'nav_menu_locations', array( 'primary' => $given['menu'], 'footer' => $given['menu'] ) );`,
  ],
  [
    'a file is added',
    `wp_insert_attachment( array( 'post_title' => 'new', 'post_mime_type' => 'image/png' ), 'new.png' );`,
  ],
  [
    'the alternative text of a file changes',
    `update_post_meta( $given['file'], '_wp_attachment_image_alt', 'A boat' );`,
  ],
  ['the caption of a file changes', save('spare', `'post_excerpt' => 'At sea'`)],
  [
    'the focal point of a file changes',
    `update_post_meta( $given['picture'], 'boardwalk_focal_point', array( 'x' => 0, 'y' => 1 ) );`,
  ],
  [
    'a picture is replaced under its own name',
    `${picture('file', '400, 300')} wp_update_attachment_metadata( $given['file'], wp_generate_attachment_metadata( $given['file'], get_attached_file( $given['file'] ) ) );`,
  ],
  ['a synced pattern changes', save('pattern', `'post_content' => ${words('New pattern')}`)],
  ['a navigation changes', save('navigation', `'post_content' => 'Other'`)],
  ['a comment is approved', `wp_set_comment_status( $given['comment'], 'approve' );`],
  [
    'a public comment is edited',
    `wp_update_comment( array( 'comment_ID' => $given['public-comment'], 'comment_content' => 'Edited' ) );`,
  ],
  ['a public comment is deleted', `wp_delete_comment( $given['public-comment'], true );`],
  [
    'an author is renamed',
    `wp_update_user( array( 'ID' => $given['author'], 'display_name' => 'Ana Harbour' ) );`,
  ],
  [
    'an author is deleted, the entries go to another',
    `wp_delete_user( $given['author'], $given['other-author'] );`,
  ],
  ['the pier changes', `update_option( 'boardwalk_pier', array( 'name' => 'Pier' ) );`],
  ['the tagline changes', `update_option( 'blogdescription', 'Other' );`],
  [
    'the front page changes',
    `update_option( 'show_on_front', 'page' ); update_option( 'page_on_front', $given['top'] );`,
  ],
  ['the page of posts changes', `update_option( 'page_for_posts', $given['sql-page'] );`],
  ['the page of posts is taken back', `update_option( 'page_for_posts', 0 );`],
  ['the format of dates changes', `update_option( 'date_format', 'Y' );`],
  ['a post becomes sticky', `stick_post( $given['top-post'] );`],
  ['a plugin is switched off', `deactivate_plugins( 'boardwalk-trial.php' );`],
  ['the theme is switched', `switch_theme( 'pier-two' );`],
  ['"Publish now" is pressed', `Boardwalk\\publishNow();`],
];

/** By SQL, as importers, support and moves to another host do: no hook, no modified date. */
const byDatabase: readonly (readonly [string, string])[] = [
  ['the text of an entry', post('sql', `'post_content' => ${words('By SQL')}`)],
  ['the title of an entry', post('sql', `'post_title' => 'Title by SQL'`)],
  ['the excerpt of a post', post('sql-post', `'post_excerpt' => 'Excerpt by SQL'`)],
  ['the slug of an entry', post('sql', `'post_name' => 'by-sql'`)],
  [
    'the date of a post',
    post('sql-post', `'post_date' => '2026-02-01 00:00:00', 'post_date_gmt' => '2026-02-01 05:00:00'`),
  ],
  ['the order of a page', post('sql-page', `'menu_order' => 7`)],
  ['the parent of a page', post('below', `'post_parent' => $given['sql-page']`)],
  ['the password of an entry', post('guarded', `'post_password' => 'secret'`)],
  ['a field of an entry', meta('sql', 'boardwalk_price', `'$7'`)],
  [
    'a new field of an entry',
    `$GLOBALS['wpdb']->insert( $GLOBALS['wpdb']->postmeta, array( 'post_id' => $given['sql'], 'meta_key' => 'boardwalk_is_free', 'meta_value' => '1' ) );`,
  ],
  [
    'a field of an entry goes',
    `$GLOBALS['wpdb']->delete( $GLOBALS['wpdb']->postmeta, array( 'post_id' => $given['sql'], 'meta_key' => 'boardwalk_price' ) );`,
  ],
  [
    'the name of a term',
    `$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->terms, array( 'name' => 'Kept by SQL' ), array( 'term_id' => $given['kept'] ) );`,
  ],
  [
    'the description of a term',
    `$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->term_taxonomy, array( 'description' => 'By SQL' ), array( 'term_id' => $given['kept'] ) );`,
  ],
  [
    'an entry in a term',
    `$GLOBALS['wpdb']->insert( $GLOBALS['wpdb']->term_relationships, array( 'object_id' => $given['sql-post'], 'term_taxonomy_id' => $given['kept'], 'term_order' => 0 ) );`,
  ],
  ['the text of a synced pattern', post('pattern-sql', `'post_content' => ${words('Pattern by SQL')}`)],
  ['the title of an item of the menu', post('sql-item', `'post_title' => 'Item by SQL'`)],
  ['the address of an item of the menu', meta('sql-item', '_menu_item_url', `'/by-sql/'`)],
  ['the caption of a file', post('spare', `'post_excerpt' => 'Caption by SQL'`)],
  ['the alternative text of a file', meta('picture', '_wp_attachment_image_alt', `'Alt by SQL'`)],
  [
    'the name of an author',
    `$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->users, array( 'display_name' => 'By SQL' ), array( 'ID' => $given['other-author'] ) );`,
  ],
  [
    'the words of a comment',
    `$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->comments, array( 'comment_content' => 'By SQL' ), array( 'comment_ID' => $given['sql-comment'] ) );`,
  ],
  [
    'an option that a shortcode shows',
    `$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->options, array( 'option_value' => '10 to 4' ), array( 'option_name' => 'harbour_hours' ) );`,
  ],
  ['a field that a shortcode shows', meta('location', 'depth', `'33'`)],
  [
    'the title of the site',
    `$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->options, array( 'option_value' => 'Pier by SQL' ), array( 'option_name' => 'blogname' ) );`,
  ],
  ['an entry is added', `$GLOBALS['wpdb']->insert( $GLOBALS['wpdb']->posts, array( ${row('direct')} ) );`],
  [
    'an entry is unpublished',
    `$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, array( 'post_status' => 'draft' ), array( 'post_name' => 'direct' ) );`,
  ],
  [
    'search and replace over all texts',
    `$GLOBALS['wpdb']->query( "UPDATE {$GLOBALS['wpdb']->posts} SET post_content = REPLACE( post_content, 'old.example', 'new.example' )" );`,
  ],
];

/** On the disk. */
const byFile: readonly (readonly [string, string])[] = [
  ['a picture is overwritten', picture('picture', '300, 200')],
  [
    'a pattern of the theme is edited',
    `$file = get_stylesheet_directory() . '/patterns/call.php'; file_put_contents( $file, str_replace( 'second', 'third', file_get_contents( $file ) ) );`,
  ],
  [
    'the version of a plugin in use',
    `file_put_contents( WPMU_PLUGIN_DIR . '/another.php', "<?php\\n/* Plugin Name: Another\\nVersion: 2 */" );`,
  ],
];

const named = (by: string, edits: readonly (readonly [string, string])[]): readonly Edit[] =>
  edits.map(([what, php]) => ({ what: by + what, php }));

/** Groups of edits of the site of `shown-site.ts`, in their order. */
export const shownEdits: readonly (readonly [group: string, edits: readonly Edit[]])[] = [
  ['by WordPress', named('', byWordpress)],
  ['by SQL', named('SQL: ', byDatabase)],
  ['on the disk', named('disk: ', byFile)],
];
