<?php
/**
 * Makes the stamp: a hash of all that the public site shows, by whatever it was changed.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** Set to another value by "Publish now": everything is read again. */
const READ_AGAIN = 'boardwalk_read_again';

/** Makes the stamp from the database. The versions of entries and of files are made where they are not known. */
function siteStamp( ?array $versions = null, ?array $media = null ): string {
	/** Filters what the stamp is made from: add what a plugin shows and stores in tables of its own. */
	$state = apply_filters( 'boardwalk_stamp', array( commonVersion(), null === $versions ? entryVersions() : $versions, null === $media ? mediaVersions() : $media, shownTerms(), shownOthers(), shownOptions(), shownTheme() ) );
	return substr( hashJson( $state ), 0, 16 );
}

/** Lists the types of posts that are shown within entries: patterns, navigation, parts of templates and the items of menus. */
function innerTypes(): array {
	return array( 'wp_block', 'wp_navigation', 'wp_template_part', 'nav_menu_item' );
}

/** Hashes the terms of shown taxonomies, menus included, with their fields. */
function shownTerms(): array {
	global $wpdb;
	$taxonomies = array_values( array_filter( get_taxonomies(), __NAMESPACE__ . '\\isShownTaxonomy' ) );
	$isShown    = $wpdb->prepare( 'tax.taxonomy IN (' . placeholders( $taxonomies, '%s' ) . ')', $taxonomies ); // phpcs:ignore WordPress.DB -- placeholders() makes one for each value.
	$columns    = array( 'tax.taxonomy', 'tax.term_id', 'term.name', 'term.slug', 'tax.description', 'tax.parent', 'tax.count' );
	return array(
		hashRows( 'SELECT tax.term_taxonomy_id, ' . hashOf( $columns ) . " FROM {$wpdb->term_taxonomy} AS tax JOIN {$wpdb->terms} AS term ON term.term_id = tax.term_id WHERE $isShown", 'tax.term_taxonomy_id' ),
		hashRows( 'SELECT meta.meta_id, ' . hashOf( array( 'meta.term_id', 'meta.meta_key', 'meta.meta_value' ) ) . " FROM {$wpdb->termmeta} AS meta JOIN {$wpdb->term_taxonomy} AS tax ON tax.term_id = meta.term_id WHERE $isShown", 'meta.meta_id' ),
	);
}

/** Hashes what dynamic blocks and shortcodes show of others: comments, authors, and posts of further types by date. */
function shownOthers(): array {
	global $wpdb;
	$types   = publicTypes();
	$isShown = $wpdb->prepare( "post.post_status = 'publish' AND post.post_type IN (" . placeholders( $types, '%s' ) . ')', $types ); // phpcs:ignore WordPress.DB -- placeholders() makes one for each value.
	$words   = array( 'comment.comment_post_ID', 'comment.comment_author', 'comment.comment_author_url', 'comment.comment_author_email', 'comment.comment_date_gmt', 'comment.comment_parent', 'comment.comment_content' );
	$names   = array( 'user.display_name', 'user.user_nicename', 'user.user_email', 'user.user_url' );
	$authors = "user.ID IN ( SELECT post.post_author FROM {$wpdb->posts} AS post WHERE $isShown )";
	// Types that only log, or that are noticed otherwise.
	$known = array_merge( $types, innerTypes(), array( 'attachment', 'revision', 'oembed_cache', 'customize_changeset', 'user_request', 'wp_global_styles', 'wp_template', 'scheduled-action' ) );
	return array(
		// A page keeps its address below a draft.
		hashRows( 'SELECT post.ID, ' . hashOf( array( 'post.post_name', 'post.post_parent' ) ) . " FROM {$wpdb->posts} AS post WHERE post.post_type = 'page' AND post.ID IN ( SELECT page.post_parent FROM {$wpdb->posts} AS page WHERE page.post_type = 'page' )", 'post.ID' ),
		hashRows( 'SELECT comment.comment_ID, ' . hashOf( $words ) . " FROM {$wpdb->comments} AS comment JOIN {$wpdb->posts} AS post ON post.ID = comment.comment_post_ID WHERE comment.comment_approved = '1' AND $isShown", 'comment.comment_ID' ),
		hashRows( 'SELECT user.ID, ' . hashOf( $names ) . " FROM {$wpdb->users} AS user WHERE $authors", 'user.ID' ),
		hashRows( 'SELECT meta.umeta_id, ' . hashOf( array( 'meta.user_id', 'meta.meta_key', 'meta.meta_value' ) ) . " FROM {$wpdb->usermeta} AS meta JOIN {$wpdb->users} AS user ON user.ID = meta.user_id WHERE meta.meta_key IN ('first_name', 'last_name', 'nickname', 'description') AND $authors", 'meta.umeta_id' ),
		queryRows( $wpdb->prepare( "SELECT post_type, COUNT(*), MAX( post_modified_gmt ), SUM( ID ) FROM {$wpdb->posts} WHERE post_status = 'publish' AND post_type NOT IN (" . placeholders( $known, '%s' ) . ') GROUP BY post_type ORDER BY post_type', $known ) ), // phpcs:ignore WordPress.DB -- placeholders() makes one for each value.
	);
}

/** Hashes the options: those of other plugins may be shown by their shortcodes. */
function shownOptions(): array {
	global $wpdb;
	$hashes = array();
	eachRow(
		"SELECT option_id, option_name, MD5( option_value ) FROM {$wpdb->options} WHERE option_name NOT LIKE '\_transient\_%' AND option_name NOT LIKE '\_site\_transient\_%'",
		'option_id',
		static function ( array $row ) use ( &$hashes ): void {
			if ( ! isNoiseOption( (string) $row[1] ) ) {
				$hashes[ $row[1] ] = $row[2];
			}
		}
	);
	// A plugin may delete an option and add it again.
	ksort( $hashes );
	return $hashes;
}

/** Hashes the theme with its patterns and parts, whose files are edited without a new version. */
function shownTheme(): array {
	$files = array();
	foreach ( array_unique( array( get_stylesheet_directory(), get_template_directory() ) ) as $folder ) {
		foreach ( array_merge( glob( "$folder/patterns/*.php" ) ?: array(), glob( "$folder/parts/*.html" ) ?: array() ) as $file ) {
			$files[] = basename( $file ) . md5_file( $file );
		}
	}
	return array( get_stylesheet(), get_template(), $files );
}

/** Lists the settings that the public site depends on: a change asks for a build. */
function publicOptionNames(): array {
	return array(
		'blogname',
		'blogdescription',
		'home',
		'siteurl',
		'upload_path',
		'upload_url_path',
		'timezone_string',
		'gmt_offset',
		'WPLANG',
		'permalink_structure',
		'category_base',
		'tag_base',
		'default_category',
		'show_on_front',
		'page_on_front',
		'page_for_posts',
		'wp_page_for_privacy_policy',
		'posts_per_page',
		'sticky_posts',
		'date_format',
		'time_format',
		'start_of_week',
		'site_icon',
		'boardwalk_pier',
		'wpseo_titles',
		'wpseo_social',
		'wpseo-premium-redirects-base',
	);
}
