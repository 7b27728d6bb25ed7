<?php
/**
 * The one table of kinds: post types, fields, names in REST and GraphQL, labels and help.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** Lists the kinds of the plugin, by name. */
function kinds(): array {
	return array(
		'event'      => array(
			'postType' => 'event',
			'single'   => 'event',
			'plural'   => 'events',
			'folder'   => 'event',
			'labels'   => array( 'Event', 'Events' ),
			'icon'     => 'dashicons-calendar-alt',
			'fields'   => array(
				field( 'start', 'startDate', 'datetime', 'Starts', 'Date and time at the pier.' ),
				field( 'end', 'endDate', 'datetime', 'Ends', 'Leave it empty if the end is open.' ),
				field( 'venue', 'venue', 'text', 'Venue in words', 'Only where it is not one of the locations, or needs other words.' ),
				field( 'venue_location', 'venueLocationId', 'reference', 'Venue', 'One of the locations of the pier.', 'location' ),
				field( 'event_url', 'eventUrl', 'url', 'Tickets or more information', 'A full address, beginning with https://' ),
				field( 'price', 'price', 'money', 'Price', 'As visitors read it: "$12", "from $5".' ),
				field( 'is_free', 'isFree', 'boolean', 'Free admission', '' ),
				field( 'is_for_families', 'isForFamilies', 'boolean', 'For families', '' ),
			),
		),
		'location'   => array(
			'postType' => 'location',
			'single'   => 'location',
			'plural'   => 'locations',
			'folder'   => 'location',
			'labels'   => array( 'Location', 'Locations' ),
			'icon'     => 'dashicons-location',
			'fields'   => array(
				field( 'address', 'address', 'lines', 'Address', 'As on a letter.' ),
				field( 'latitude', 'latitude', 'number', 'Latitude', 'From -90 to 90, such as 27.7676.', '', array( -90, 90 ) ),
				field( 'longitude', 'longitude', 'number', 'Longitude', 'From -180 to 180, such as -82.6299.', '', array( -180, 180 ) ),
				field( 'opening_hours', 'openingHours', 'hours', 'Opening hours', 'A day without a row is closed.' ),
				field( 'hours', 'hours', 'lines', 'Opening hours in words', 'Only where they need other words than those made from the hours above.' ),
				field( 'phone', 'phone', 'phone', 'Phone', 'Digits, spaces and + ( ) - . only.' ),
				field( 'website', 'website', 'url', 'Website', 'A full address, beginning with https://' ),
			),
		),
		'artwork'    => array(
			'postType' => 'art',
			'single'   => 'artwork',
			'plural'   => 'artworks',
			'folder'   => 'art',
			'labels'   => array( 'Artwork', 'Art' ),
			'icon'     => 'dashicons-art',
			'fields'   => array(
				field( 'artist', 'artist', 'text', 'Artist', '' ),
				field( 'year', 'year', 'integer', 'Year', 'When it was made.', '', array( -3000, 2200 ) ),
				field( 'location', 'locationId', 'reference', 'Location', 'Where it is to be seen.', 'location' ),
			),
		),
		'experience' => array(
			'postType' => 'experience',
			'single'   => 'experience',
			'plural'   => 'experiences',
			'folder'   => 'experiences',
			'labels'   => array( 'Experience', 'Experiences' ),
			'icon'     => 'dashicons-star-filled',
			'fields'   => array(),
		),
	);
}

/** Lists every kind that the public site shows: those of the plugin, and the posts and pages of WordPress. */
function publicKinds(): array {
	return kinds() + array(
		'post' => array(
			'postType' => 'post',
			'single'   => 'post',
			'plural'   => 'posts',
			'fields'   => array(),
		),
		'page' => array(
			'postType' => 'page',
			'single'   => 'page',
			'plural'   => 'pages',
			'fields'   => array(),
		),
	);
}

/** Lists the fields of a kind; none for a kind that is unknown. */
function fields( string $kind ): array {
	$kinds = publicKinds();
	return isset( $kinds[ $kind ] ) ? $kinds[ $kind ]['fields'] : array();
}

/** Finds the kind of a post type; an empty string for other types. */
function kindOf( string $postType ): string {
	foreach ( publicKinds() as $kind => $row ) {
		if ( $row['postType'] === $postType ) {
			return $kind;
		}
	}
	return '';
}

/** Makes one row of the table. `range` is the lowest and the highest number. */
function field( string $meta, string $graphql, string $type, string $label, string $help, string $of = '', array $range = array() ): array {
	return array(
		'meta'    => 'boardwalk_' . $meta,
		'graphql' => $graphql,
		'type'    => $type,
		'label'   => $label,
		'help'    => $help,
		'of'      => $of,
		'range'   => $range,
	);
}
