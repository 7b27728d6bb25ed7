<?php
/**
 * The names by which kinds and their fields are guessed, in English and German.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** The kinds by the words of a post type. The first that fits counts. */
function kindHints(): array {
	return array(
		'location'   => '/\b(venues?|locations?|places?|ort|orte|spielorte?)\b/',
		'artwork'    => '/\b(art|arts|artworks?|sculptures?|murals?|kunst|kunstwerke?)\b/',
		'experience' => '/\b(experiences?|attractions?|activities|activity|erlebnis|erlebnisse|attraktion|attraktionen)\b/',
		'event'      => '/\b(events?|gigs?|shows?|concerts?|performances?|termine?|veranstaltung|veranstaltungen|konzerte?)\b/',
	);
}

/** The fields of a kind: how a value has to look, and the words of its name. Another name that means it as well is third. */
function fieldHints( string $kind ): array {
	$texts = array(
		'text'    => array( 'html', '/\b(description|details|text|body|beschreibung|programm)\b/' ),
		'picture' => array( 'picture', '/\b(pictures?|images?|photos?|posters?|flyers?|bild|bilder|foto|plakat)\b/' ),
	);
	$place = '/\b(venues?|locations?|places?|hall|room|stage|where|ort|spielort|raum|saal|b(ü|ue)hne)\b/u';
	$hints = array(
		'event'    => array(
			'startDate'       => array( 'date', '/\b(starts?|begins?|beginn|anfang|from|von)\b/', '/\b(dates?|when|day|datum|termin|wann)\b/' ),
			'endDate'         => array( 'date', '/\b(ends?|finish|finishes|until|to|ende|bis)\b/' ),
			'doors'           => array( 'time', '/\b(doors?|einlass)\b/' ),
			'venue'           => array( 'text', $place ),
			'venueLocationId' => array( 'place', $place ),
			'eventUrl'        => array( 'url', '/\b(url|website|link|tickets?|karten)\b/' ),
			'price'           => array( 'money', '/\b(prices?|costs?|fee|admission|preis|preise|eintritt|kosten)\b/' ),
			'isFree'          => array( 'flag', '/\b(free|gratis|kostenlos|frei)\b/' ),
		),
		'location' => array(
			'address'   => array( 'text', '/\b(address|street|anschrift|adresse|stra(ß|ss)e)\b/u' ),
			'latitude'  => array( 'number', '/\b(lat|latitude|breite|breitengrad)\b/' ),
			'longitude' => array( 'number', '/\b(lng|lon|long|longitude|l(ä|ae)nge|l(ä|ae)ngengrad)\b/u' ),
			'hours'     => array( 'text', '/\b(hours|(ö|oe)ffnungszeiten)\b/u' ),
			'phone'     => array( 'text', '/\b(phone|tel|telephone|telefon)\b/' ),
			'website'   => array( 'url', '/\b(url|website|web|link)\b/' ),
		),
		'artwork'  => array(
			'artist'     => array( 'text', '/\b(artists?|creator|k(ü|ue)nstler(in)?)\b/u' ),
			'year'       => array( 'number', '/\b(year|jahr)\b/' ),
			'locationId' => array( 'place', $place ),
		),
	);
	return ( isset( $hints[ $kind ] ) ? $hints[ $kind ] : array() ) + $texts;
}

/** Finds the kind of a post type by its own words; '' for one that is none of them. */
function kindByName( \WP_Post_Type $type ): string {
	$words = wordsIn( $type->name . ' ' . valueIn( $type, 'graphql_single_name' ) . ' ' . $type->label );
	foreach ( kindHints() as $kind => $pattern ) {
		if ( preg_match( $pattern, $words ) ) {
			return $kind;
		}
	}
	return '';
}

/** Cuts names into their words: "eventDetails.start_time" has "event details start time". */
function wordsIn( string $name ): string {
	return strtolower( trim( preg_replace( array( '/(?<=[a-z\d])(?=[A-Z])/', '/[\W_]+/u' ), ' ', $name ) ) );
}

/** Tells how well the name of a field fits: its last step counts more than the way to it. 0 where it does not. */
function nameScore( string $path, array $hint ): int {
	$steps = array_diff( explode( '.', $path ), array( 'nodes', 'node', 'databaseId', 'title' ) );
	$steps = array_filter( $steps, static fn( string $step ): bool => ! ctype_upper( $step[0] ) );
	$last  = wordsIn( (string) end( $steps ) );
	if ( 'date' === $hint[0] && preg_match( '/\b(modified|created|updated|published|deadline|sales?|presale|expires|expiry)\b/', $last ) ) {
		return 0;
	}
	if ( preg_match( $hint[1], $last ) ) {
		// The other one is what people typed.
		return preg_match( '/\b(utc|gmt)\b/', $last ) ? 3 : 4;
	}
	if ( isset( $hint[2] ) && preg_match( $hint[2], $last ) ) {
		return preg_match( $hint[1], wordsIn( implode( '.', $steps ) ) ) ? 2 : 1;
	}
	return 0;
}
