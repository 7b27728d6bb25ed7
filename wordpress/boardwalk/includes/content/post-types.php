<?php
/**
 * Registers the post types of the kinds.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

// After all others: their names are known then, and stay theirs.
add_action( 'init', __NAMESPACE__ . '\\registerPostTypes', PHP_INT_MAX );

/** Registers a post type for every kind of the plugin, but for those that somebody else has registered. */
function registerPostTypes(): void {
	foundOwners( findOwners() );
	foreach ( registeredKinds() as $kind ) {
		if ( hasOwner( $kind['postType'], 'slug' ) ) {
			// Of two rules for an address the last one wins.
			add_filter( "{$kind['postType']}_rewrite_rules", '__return_empty_array' );
		}
		register_post_type( $kind['postType'], postTypeSettings( $kind ) );
	}
}

/** Makes the settings of a post type from its row in the table. */
function postTypeSettings( array $kind ): array {
	$labels = array_map( __NAMESPACE__ . '\\kindText', $kind['labels'] );
	// English writes the name of a kind small within a sentence: a translation chooses one of both.
	list( $one, $many ) = $labels;
	$words              = array( $one, strtolower( $one ), $many, strtolower( $many ) );
	/* translators: 1: "Event", 2: "event", 3: "Events", 4: "events" */
	$add = vsprintf( __( 'Add %2$s', 'boardwalk' ), $words );
	return array(
		'labels'              => array(
			'name'                     => $many,
			'singular_name'            => $one,
			'add_new'                  => $add,
			'add_new_item'             => $add,
			/* translators: 1: "Event", 2: "event", 3: "Events", 4: "events" */
			'edit_item'                => vsprintf( __( 'Edit %2$s', 'boardwalk' ), $words ),
			/* translators: 1: "Event", 2: "event", 3: "Events", 4: "events" */
			'new_item'                 => vsprintf( __( 'New %2$s', 'boardwalk' ), $words ),
			/* translators: 1: "Event", 2: "event", 3: "Events", 4: "events" */
			'view_item'                => vsprintf( __( 'View %2$s', 'boardwalk' ), $words ),
			/* translators: 1: "Event", 2: "event", 3: "Events", 4: "events" */
			'view_items'               => vsprintf( __( 'View %4$s', 'boardwalk' ), $words ),
			/* translators: 1: "Event", 2: "event", 3: "Events", 4: "events" */
			'search_items'             => vsprintf( __( 'Search %4$s', 'boardwalk' ), $words ),
			'not_found'                => __( 'Nothing found.', 'boardwalk' ),
			'not_found_in_trash'       => __( 'Nothing found in the trash.', 'boardwalk' ),
			'all_items'                => $many,
			'attributes'               => __( 'Order', 'boardwalk' ),
			/* translators: 1: "Event", 2: "event", 3: "Events", 4: "events" */
			'item_published'           => vsprintf( __( '%1$s published.', 'boardwalk' ), $words ),
			/* translators: 1: "Event", 2: "event", 3: "Events", 4: "events" */
			'item_published_privately' => vsprintf( __( '%1$s published privately.', 'boardwalk' ), $words ),
			/* translators: 1: "Event", 2: "event", 3: "Events", 4: "events" */
			'item_reverted_to_draft'   => vsprintf( __( '%1$s is a draft again.', 'boardwalk' ), $words ),
			/* translators: 1: "Event", 2: "event", 3: "Events", 4: "events" */
			'item_trashed'             => vsprintf( __( '%1$s moved to the trash.', 'boardwalk' ), $words ),
			/* translators: 1: "Event", 2: "event", 3: "Events", 4: "events" */
			'item_scheduled'           => vsprintf( __( '%1$s scheduled.', 'boardwalk' ), $words ),
			/* translators: 1: "Event", 2: "event", 3: "Events", 4: "events" */
			'item_updated'             => vsprintf( __( '%1$s updated.', 'boardwalk' ), $words ),
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
		'rest_base'           => hasOwner( $kind['postType'], 'rest' ) ? $kind['postType'] : bareName( $kind['postType'] ),
		'taxonomies'          => formerTaxonomies( $kind['postType'] ),
		'show_in_graphql'     => true,
		'graphql_single_name' => graphqlNames( $kind )[0],
		'graphql_plural_name' => graphqlNames( $kind )[1],
	);
}

/** Lists the taxonomies that code of the site has given to the former name of a type, while nobody else has that name. */
function formerTaxonomies( string $postType ): array {
	$bare = bareName( $postType );
	return $bare === $postType || post_type_exists( $bare ) ? array() : get_object_taxonomies( $bare );
}
