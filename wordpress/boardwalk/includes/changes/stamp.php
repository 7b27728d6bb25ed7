<?php
/**
 * Makes the stamp: a short hash that changes whenever the public site would.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** Makes the stamp from the counted changes, from what the database itself tells, and from settings. */
function siteStamp(): string {
	$state = array( VERSION, installedPlugins(), countedChanges(), publicSums(), publicOptions() );
	return substr( hash( 'sha256', (string) wp_json_encode( $state, JSON_INVALID_UTF8_SUBSTITUTE | JSON_PARTIAL_OUTPUT_ON_ERROR ) ), 0, 16 );
}

/** Sums up public entries, files and patterns by type, so that changes are seen that no hook tells: imports and direct writes. */
function publicSums(): array {
	global $wpdb;
	$types = array_merge( publicTypes(), innerTypes() );
	return (array) $wpdb->get_results(
		$wpdb->prepare(
			"SELECT post_type, COUNT(*), MAX(post_modified_gmt), SUM(ID) FROM {$wpdb->posts}
			WHERE ( post_status = 'publish' AND post_type IN (" . placeholders( $types, '%s' ) . ") ) OR ( post_type = 'attachment' AND post_status IN ('inherit', 'publish') )
			GROUP BY post_type ORDER BY post_type",
			$types
		),
		ARRAY_N
	);
}

/** Lists the types of posts that are shown within entries: patterns, navigation and the items of menus. */
function innerTypes(): array {
	return array( 'wp_block', 'wp_navigation', 'nav_menu_item' );
}

/** Lists the settings that the public site depends on. */
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

/** Reads the settings that the public site depends on. */
function publicOptions(): array {
	return array( array_map( 'get_option', publicOptionNames() ), get_theme_mod( 'nav_menu_locations' ) );
}
