<?php
/**
 * A stand-in for Advanced Custom Fields with WPGraphQL for ACF: groups of fields, dates in RFC 3339 with an offset of zero, references
 * and files as connections.
 */
add_action(
	'init',
	function () {
		$common = array( 'public' => true, 'show_in_graphql' => true, 'supports' => array( 'title', 'editor' ) );
		register_post_type( 'gig', array( 'label' => 'Gigs', 'graphql_single_name' => 'Gig', 'graphql_plural_name' => 'Gigs' ) + $common );
		register_post_type( 'place', array( 'label' => 'Places', 'graphql_single_name' => 'Place', 'graphql_plural_name' => 'Places' ) + $common );
	}
);

add_action(
	'graphql_register_types',
	function () {
		$value = fn( $key ) => fn( $post ) => get_post_meta( $post->databaseId, $key, true ) ?: null;
		$date  = function ( $key ) use ( $value ) {
			return function ( $post ) use ( $key, $value ) {
				$picked = $value( $key )( $post );
				return $picked ? DateTime::createFromFormat( 'Y-m-d H:i:s', $picked )->format( DateTimeInterface::RFC3339 ) : null;
			};
		};
		$group = array(
			'start'       => array( 'type' => 'String', 'resolve' => $date( 'start' ) ),
			'end'         => array( 'type' => 'String', 'resolve' => $date( 'end' ) ),
			'doors'       => array( 'type' => 'String', 'resolve' => $value( 'doors' ) ),
			'price'       => array( 'type' => 'Float', 'resolve' => fn( $post ) => (float) get_post_meta( $post->databaseId, 'price', true ) ),
			'isFree'      => array( 'type' => 'Boolean', 'resolve' => fn( $post ) => (bool) get_post_meta( $post->databaseId, 'is_free', true ) ),
			'description' => array( 'type' => 'String', 'resolve' => $value( 'description' ) ),
		);
		$place = array(
			'street' => array( 'type' => 'String', 'resolve' => $value( 'street' ) ),
			'map'    => array( 'type' => 'PlaceMap', 'resolve' => fn( $post ) => get_post_meta( $post->databaseId, 'map', true ) ?: null ),
		);
		register_graphql_object_type( 'PlaceMap', array( 'fields' => array( 'latitude' => array( 'type' => 'Float' ), 'longitude' => array( 'type' => 'Float' ) ) ) );
		register_graphql_object_type( 'GigDetails', array( 'fields' => $group ) );
		register_graphql_object_type( 'PlaceDetails', array( 'fields' => $place ) );
		register_graphql_field( 'Gig', 'gigDetails', array( 'type' => 'GigDetails', 'resolve' => fn( $post ) => $post ) );
		register_graphql_field( 'Place', 'placeDetails', array( 'type' => 'PlaceDetails', 'resolve' => fn( $post ) => $post ) );
		$connect = function ( $name, $type, $post_type, $is_one ) {
			register_graphql_connection(
				array(
					'fromType'      => 'GigDetails',
					'toType'        => $type,
					'fromFieldName' => $name,
					'oneToOne'      => $is_one,
					'resolve'       => function ( $post, $args, $context, $info ) use ( $name, $post_type, $is_one ) {
						$id = (int) get_post_meta( $post->databaseId, $name, true );
						if ( 0 === $id ) {
							return null;
						}
						$resolver = new \WPGraphQL\Data\Connection\PostObjectConnectionResolver( $post, $args, $context, $info, $post_type );
						$resolver->set_query_arg( 'post__in', array( $id ) );
						return ( $is_one ? $resolver->one_to_one() : $resolver )->get_connection();
					},
				)
			);
		};
		$connect( 'venue', 'ContentNode', 'any', false );
		$connect( 'poster', 'MediaItem', 'attachment', true );
	}
);
