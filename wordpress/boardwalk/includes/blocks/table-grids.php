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
		return attribute( 'limit', 'integer', 'How many', $help, array( 'range' => array( 1, 100 ) ) );
	};
	$chosen = static function ( string $of, string $label, string $help ): array {
		return attribute( 'entries', 'references', $label, $help, array( 'of' => $of, 'setting' => 'slugs' ) );
	};
	return array(
		'event-grid'      => block(
			'Events',
			'The next events, or chosen ones.',
			'calendar-alt',
			array(),
			array(
				headingAttribute(),
				$limit( 'The next 6 where it is empty.' ),
				$chosen( 'event', 'Chosen events', 'In this order, in place of the next ones.' ),
				attribute( 'more', 'link', 'Link to all' ),
			),
			$all
		),
		'news-grid'       => block(
			'News',
			'The newest posts, of one category if you like.',
			'megaphone',
			array(),
			array(
				headingAttribute(),
				$limit( 'The newest 3 where it is empty.' ),
				attribute( 'category', 'category', 'Category', 'Of all categories where it is empty.' ),
				attribute( 'more', 'link', 'Link to all' ),
			),
			$all
		),
		'experience-grid' => block(
			'Experiences',
			'All experiences, or chosen ones.',
			'star-filled',
			array(),
			array( headingAttribute(), $chosen( 'experience', 'Chosen experiences', 'In this order. All of them where it is empty.' ) ),
			$all
		),
		'location-grid'   => block(
			'Locations',
			'All locations, or chosen ones.',
			'location',
			array(),
			array(
				headingAttribute(),
				$chosen( 'location', 'Chosen locations', 'In this order. All of them where it is empty.' ),
				$limit( 'All of them where it is empty.' ),
				attribute( 'more', 'link', 'Link to all' ),
			),
			$all
		),
		'map'             => block(
			'Map of the pier',
			'The drawn plan of the pier with its locations.',
			'location-alt',
			array( array( 'plan' ), array( 'south' ), array( 'west' ), array( 'north' ), array( 'east' ) ),
			array(
				headingAttribute(),
				attribute( 'plan', 'picture', 'Plan', 'The picture of the drawn plan, north at the top.' ),
				boundAttribute( 'south', 'Lower edge of the plan, latitude', 90 ),
				boundAttribute( 'west', 'Left edge, longitude', 180 ),
				boundAttribute( 'north', 'Upper edge, latitude', 90 ),
				boundAttribute( 'east', 'Right edge, longitude', 180 ),
				$chosen( 'location', 'Chosen locations', 'All locations with a position where it is empty.' ),
				attribute( 'walk', 'references', 'Way along the pier', 'The locations at the gate and at the far end, and those at its bends between them: in their order locations get their numbers. The whole length of the pier where it is empty.', array( 'of' => 'location' ) ),
			),
			array( 'page', 'experience', 'post', 'event' )
		),
	);
}

/** Makes one edge of the map in degrees. */
function boundAttribute( string $name, string $label, int $most ): array {
	return attribute( $name, 'number', $label, "From -$most to $most.", array( 'range' => array( -$most, $most ), 'setting' => "bounds.$name" ) );
}
