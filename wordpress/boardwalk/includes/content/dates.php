<?php
/**
 * Checks the dates of an event that takes place more than once.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** Checks a rule and the days that differ from it; null where the event takes place once. */
function checkDates( $dates ) {
	if ( ! is_array( $dates ) || ! isset( $dates['repeats'] ) || '' === $dates['repeats'] ) {
		return null;
	}
	if ( ! in_array( $dates['repeats'], array( 'list', 'daily', 'weekly', 'monthly' ), true ) ) {
		return wrongField( kindText( 'Repeats' ), /* translators: %s: what was sent */ sprintf( __( '%s is not list, daily, weekly or monthly.', 'boardwalk' ), wp_json_encode( $dates['repeats'] ) ) );
	}
	$until = textOf( $dates, 'until' );
	if ( '' !== $until && ! isDay( $until, 'Y-m-d' ) ) {
		return wrongField( kindText( 'Repeats' ), /* translators: %s: what was typed */ sprintf( __( '"%s" is not a day such as 2026-09-30.', 'boardwalk' ), $until ) );
	}
	$days = array();
	foreach ( rows( $dates, 'days' ) as $index => $row ) {
		$day = checkEventDay( $row, /* translators: %d: the number of a row */ sprintf( __( 'Repeats: day %d', 'boardwalk' ), $index + 1 ) );
		if ( is_wp_error( $day ) ) {
			return $day;
		}
		$days[] = $day;
	}
	return array(
		'repeats'  => $dates['repeats'],
		'interval' => max( 1, wholeOf( $dates, 'interval' ) ),
		'weekdays' => wholesOf( $dates, 'weekdays', 1, 7 ),
		'weeks'    => wholesOf( $dates, 'weeks', -1, 5 ),
		'until'    => $until,
		'count'    => max( 0, wholeOf( $dates, 'count' ) ),
		'days'     => $days,
	);
}

/** Checks a day that differs from the rule. */
function checkEventDay( $row, string $where ) {
	$day = array();
	foreach ( array( 'date', 'change', 'from', 'until', 'note' ) as $name ) {
		$day[ $name ] = cleanText( textOf( $row, $name ) );
	}
	if ( ! isDay( $day['date'], 'Y-m-d' ) ) {
		return wrongField( $where, /* translators: %s: what was typed */ sprintf( __( '"%s" is not a day such as 2026-07-04.', 'boardwalk' ), $day['date'] ) );
	}
	if ( ! in_array( $day['change'], array( 'added', 'left-out', 'cancelled', 'sold-out', 'other-times' ), true ) ) {
		return wrongField( $where, /* translators: %s: what was sent */ sprintf( __( '"%s" is not added, left-out, cancelled, sold-out or other-times.', 'boardwalk' ), $day['change'] ) );
	}
	foreach ( array( 'from', 'until' ) as $name ) {
		$time = '' === $day[ $name ] ? '' : checkTime( $where, $day[ $name ] );
		if ( is_wp_error( $time ) ) {
			return $time;
		}
	}
	return $day;
}

/** Reads a whole number; 0 for anything else. */
function wholeOf( array $dates, string $name ): int {
	return isset( $dates[ $name ] ) && is_numeric( $dates[ $name ] ) ? (int) $dates[ $name ] : 0;
}

/** Reads whole numbers within a range, but for 0. */
function wholesOf( array $dates, string $name, int $from, int $to ): array {
	$numbers = isset( $dates[ $name ] ) && is_array( $dates[ $name ] ) ? $dates[ $name ] : array();
	$numbers = array_map( 'intval', array_filter( $numbers, 'is_numeric' ) );
	return array_values(
		array_unique(
			array_filter(
				$numbers,
				static function ( int $number ) use ( $from, $to ): bool {
					return 0 !== $number && $number >= $from && $number <= $to;
				}
			)
		)
	);
}

/** Makes the REST schema of these dates. */
function datesSchema(): array {
	$text  = array( 'type' => 'string' );
	$whole = array( 'type' => 'integer' );
	$list  = array( 'type' => 'array', 'items' => $whole );
	return objectOf(
		array(
			'repeats'  => $text,
			'interval' => $whole,
			'weekdays' => $list,
			'weeks'    => $list,
			'until'    => $text,
			'count'    => $whole,
			'days'     => listOf( array( 'date' => $text, 'change' => $text, 'from' => $text, 'until' => $text, 'note' => $text ) ),
		)
	);
}
