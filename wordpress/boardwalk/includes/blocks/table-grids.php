<?php
/**
 * The blocks that show other entries.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** Lists the grids and the map. */
function gridBlocks(): array {
	$all   = array( 'page', 'experience', 'post', 'event', 'location', 'artwork' );
	$limit = static function ( string $help ): array {
		return attribute( 'limit', 'integer', __( 'How many', 'boardwalk' ), $help, array( 'range' => array( 1, 100 ) ) );
	};
	$chosen = static function ( string $of, string $label, string $help ): array {
		return attribute( 'entries', 'references', $label, $help, array( 'of' => $of, 'setting' => 'slugs' ) );
	};
	return array(
		'event-grid'      => block(
			__( 'Events', 'boardwalk' ),
			__( 'The next events, or chosen ones.', 'boardwalk' ),
			'calendar-alt',
			array(),
			array(
				headingAttribute(),
				$limit( __( 'The next 6 where it is empty.', 'boardwalk' ) ),
				$chosen( 'event', __( 'Chosen events', 'boardwalk' ), __( 'In this order, in place of the next ones.', 'boardwalk' ) ),
				attribute( 'more', 'link', __( 'Link to all', 'boardwalk' ) ),
			),
			$all
		),
		'news-grid'       => block(
			__( 'News', 'boardwalk' ),
			__( 'The newest posts, of one category if you like.', 'boardwalk' ),
			'megaphone',
			array(),
			array(
				headingAttribute(),
				$limit( __( 'The newest 3 where it is empty.', 'boardwalk' ) ),
				attribute( 'category', 'category', __( 'Category', 'boardwalk' ), __( 'Of all categories where it is empty.', 'boardwalk' ) ),
				attribute( 'more', 'link', __( 'Link to all', 'boardwalk' ) ),
			),
			$all
		),
		'experience-grid' => block(
			__( 'Experiences', 'boardwalk' ),
			__( 'All experiences, or chosen ones.', 'boardwalk' ),
			'star-filled',
			array(),
			array( headingAttribute(), $chosen( 'experience', __( 'Chosen experiences', 'boardwalk' ), __( 'In this order. All of them where it is empty.', 'boardwalk' ) ) ),
			$all
		),
		'location-grid'   => block(
			__( 'Locations', 'boardwalk' ),
			__( 'All locations, or chosen ones.', 'boardwalk' ),
			'location',
			array(),
			array(
				headingAttribute(),
				$chosen( 'location', __( 'Chosen locations', 'boardwalk' ), __( 'In this order. All of them where it is empty.', 'boardwalk' ) ),
				$limit( __( 'All of them where it is empty.', 'boardwalk' ) ),
				attribute( 'more', 'link', __( 'Link to all', 'boardwalk' ) ),
			),
			$all
		),
		'access-guide'    => block(
			__( 'Access guide', 'boardwalk' ),
			__( 'A table of the access to all locations, from their fields.', 'boardwalk' ),
			'universal-access-alt',
			array(),
			array( headingAttribute(), attribute( 'text', 'lines', __( 'Text', 'boardwalk' ) ) ),
			array( 'page', 'experience' )
		),
		'map'             => block(
			__( 'Map of the pier', 'boardwalk' ),
			__( 'The drawn plan of the pier with its locations.', 'boardwalk' ),
			'location-alt',
			array( array( 'plan' ), array( 'south' ), array( 'west' ), array( 'north' ), array( 'east' ) ),
			array(
				headingAttribute(),
				attribute( 'plan', 'picture', __( 'Plan', 'boardwalk' ), __( 'The picture of the drawn plan, north at the top.', 'boardwalk' ) ),
				boundAttribute( 'south', __( 'Lower edge of the plan, latitude', 'boardwalk' ), 90 ),
				boundAttribute( 'west', __( 'Left edge, longitude', 'boardwalk' ), 180 ),
				boundAttribute( 'north', __( 'Upper edge, latitude', 'boardwalk' ), 90 ),
				boundAttribute( 'east', __( 'Right edge, longitude', 'boardwalk' ), 180 ),
				$chosen( 'location', __( 'Chosen locations', 'boardwalk' ), __( 'All locations with a position where it is empty.', 'boardwalk' ) ),
				attribute( 'walk', 'references', __( 'Way along the pier', 'boardwalk' ), __( 'The locations at the gate and at the far end, and those at its bends between them: in their order locations get their numbers. The whole length of the pier where it is empty.', 'boardwalk' ), array( 'of' => 'location' ) ),
			),
			array( 'page', 'experience', 'post', 'event' )
		),
	);
}

/** Makes one edge of the map in degrees. */
function boundAttribute( string $name, string $label, int $most ): array {
	return attribute( $name, 'number', $label, /* translators: %1$d: a number of degrees */ sprintf( __( 'From -%1$d to %1$d.', 'boardwalk' ), $most ), array( 'range' => array( -$most, $most ), 'setting' => "bounds.$name" ) );
}
