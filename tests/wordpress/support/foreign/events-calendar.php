<?php
/**
 * A stand-in for The Events Calendar with QL Events: their post types, meta keys and names in GraphQL.
 */
add_action(
	'init',
	function () {
		$common = array( 'public' => true, 'show_in_graphql' => true, 'supports' => array( 'title', 'editor', 'thumbnail' ) );
		register_post_type( 'tribe_events', array( 'label' => 'Events', 'graphql_single_name' => 'Event', 'graphql_plural_name' => 'Events', 'rewrite' => array( 'slug' => 'calendar' ) ) + $common );
		register_post_type( 'tribe_venue', array( 'label' => 'Venues', 'graphql_single_name' => 'Venue', 'graphql_plural_name' => 'Venues', 'rewrite' => array( 'slug' => 'venue' ) ) + $common );
	}
);

add_action(
	'graphql_register_types',
	function () {
		$fields = array(
			'Event' => array( 'startDate' => '_EventStartDate', 'endDate' => '_EventEndDate', 'timezone' => '_EventTimezone', 'cost' => '_EventCost', 'url' => '_EventURL' ),
			'Venue' => array( 'address' => '_VenueAddress', 'phone' => '_VenuePhone', 'url' => '_VenueURL' ),
		);
		foreach ( $fields as $type => $keys ) {
			foreach ( $keys as $name => $key ) {
				$resolve = fn( $post ) => get_post_meta( $post->databaseId, $key, true ) ?: null;
				register_graphql_field( $type, $name, array( 'type' => 'String', 'resolve' => $resolve ) );
			}
		}
		$venue = function ( $post, $args, $context ) {
			$id = (int) get_post_meta( $post->databaseId, '_EventVenueID', true );
			return $id > 0 ? $context->get_loader( 'post' )->load_deferred( $id ) : null;
		};
		register_graphql_field( 'Event', 'venue', array( 'type' => 'Venue', 'resolve' => $venue ) );
	}
);
