<?php
/**
 * Registers the post types of the kinds.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

add_action( 'init', __NAMESPACE__ . '\\registerPostTypes' );

/** Registers a post type for every kind of the plugin. */
function registerPostTypes(): void {
	foreach ( kinds() as $kind ) {
		register_post_type( $kind['postType'], postTypeSettings( $kind ) );
	}
}

/** Makes the settings of a post type from its row in the table. */
function postTypeSettings( array $kind ): array {
	list( $one, $many ) = $kind['labels'];
	$lower              = strtolower( $one );
	return array(
		'labels'              => array(
			'name'                     => $many,
			'singular_name'            => $one,
			'add_new'                  => "Add $lower",
			'add_new_item'             => "Add $lower",
			'edit_item'                => "Edit $lower",
			'new_item'                 => "New $lower",
			'view_item'                => "View $lower",
			'view_items'               => 'View ' . strtolower( $many ),
			'search_items'             => 'Search ' . strtolower( $many ),
			'not_found'                => 'Nothing found.',
			'not_found_in_trash'       => 'Nothing found in the trash.',
			'all_items'                => $many,
			'attributes'               => 'Order',
			'item_published'           => "$one published.",
			'item_published_privately' => "$one published privately.",
			'item_reverted_to_draft'   => "$one is a draft again.",
			'item_trashed'             => "$one moved to the trash.",
			'item_scheduled'           => "$one scheduled.",
			'item_updated'             => "$one updated.",
		),
		'public'              => true,
		'has_archive'         => false,
		'menu_icon'           => $kind['icon'],
		'menu_position'       => 20,
		'rewrite'             => array(
			'slug'       => $kind['folder'],
			'with_front' => false,
		),
		'supports'            => array( 'title', 'editor', 'excerpt', 'thumbnail', 'page-attributes', 'revisions', 'custom-fields' ),
		'show_in_rest'        => true,
		'show_in_graphql'     => true,
		'graphql_single_name' => $kind['single'],
		'graphql_plural_name' => $kind['plural'],
	);
}
