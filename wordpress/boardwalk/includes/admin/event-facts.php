<?php
/**
 * Reads when and where the events take place, for their list: with one query for all, whatever the rules.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** Reads the facts of these events, or of all that are not in the trash, by their ids. */
function eventFacts( array $ids = array() ): array {
	global $wpdb;
	$names = array( 'boardwalk_start', 'boardwalk_end', 'boardwalk_dates', 'boardwalk_state', 'boardwalk_venue', 'boardwalk_venue_location' );
	$where = $ids ? 'p.ID IN (' . placeholders( $ids, '%d' ) . ')' : 'p.post_type = %s';
	// phpcs:disable WordPress.DB -- The parts are lists of placeholders; the list is read once for a page.
	$rows = $wpdb->get_results(
		$wpdb->prepare(
			"SELECT p.ID, m.meta_key, m.meta_value FROM {$wpdb->posts} p LEFT JOIN {$wpdb->postmeta} m ON m.post_id = p.ID AND m.meta_key IN (" . placeholders( $names, '%s' ) . ") WHERE $where",
			array_merge( $names, $ids ? $ids : array( eventType() ) )
		)
	);
	// phpcs:enable
	$stored = array();
	foreach ( $rows as $row ) {
		$stored[ (int) $row->ID ][ (string) $row->meta_key ] = maybe_unserialize( (string) $row->meta_value );
	}
	return array_map( __NAMESPACE__ . '\\factsOf', $stored );
}

/** Makes the facts of an event: its dates, the next one (or else the last one), its state and its venue. */
function factsOf( array $stored ): array {
	$value = static function ( string $name ) use ( $stored ) {
		return isset( $stored[ "boardwalk_$name" ] ) ? $stored[ "boardwalk_$name" ] : '';
	};
	$now   = current_time( 'Y-m-d\TH:i:s' );
	$dates = occurrencesOf( array( 'start' => $value( 'start' ), 'end' => $value( 'end' ), 'dates' => $value( 'dates' ) ), (int) substr( $now, 0, 4 ) );
	$next  = null;
	foreach ( $dates as $date ) {
		if ( null === $next && lastMomentOf( $date ) > $now ) {
			$next = $date;
		}
	}
	$repeats = is_array( $value( 'dates' ) ) ? textOf( $value( 'dates' ), 'repeats' ) : '';
	return array(
		'dates'    => $dates,
		'next'     => $next,
		'last'     => $dates ? $dates[ count( $dates ) - 1 ] : null,
		'repeats'  => $repeats,
		'state'    => scalar( $value( 'state' ) ),
		'location' => is_numeric( $value( 'venue_location' ) ) ? (int) $value( 'venue_location' ) : 0,
		'venue'    => scalar( $value( 'venue' ) ),
	);
}

/** Returns the moment after which a date is over: its end, or that of its day where the end is open. */
function lastMomentOf( array $date ): string {
	return null === $date['end'] ? substr( $date['start'], 0, 10 ) . 'T24' : $date['end'];
}

/** Returns "coming", "over" or "none" for an event without a date. */
function timeOf( array $facts ): string {
	if ( $facts['next'] ) {
		return 'coming';
	}
	return $facts['last'] ? 'over' : 'none';
}

/** Finds the date that is on a day; null where there is none. */
function dateOnDay( array $facts, string $day ): ?array {
	foreach ( $facts['dates'] as $date ) {
		// A night that ends in the morning belongs to the day on which it began.
		$lastDay = null === $date['end'] || nightsBetween( $date['start'], $date['end'] ) <= 1 ? $date['start'] : $date['end'];
		if ( substr( $date['start'], 0, 10 ) <= $day && substr( $lastDay, 0, 10 ) >= $day ) {
			return $date;
		}
	}
	return null;
}

/** Writes where an event takes place: in the words of the editor, or the title of the location. */
function venueText( array $facts ): string {
	if ( '' !== $facts['venue'] || 0 === $facts['location'] ) {
		return $facts['venue'];
	}
	return titleOf( $facts['location'] );
}

/** Returns the post type of the events. */
function eventType(): string {
	return kinds()['event']['postType'];
}
