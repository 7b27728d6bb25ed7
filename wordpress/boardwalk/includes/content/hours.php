<?php
/**
 * Checks opening hours, and writes them as lines.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** Names the days of the week, 1 is Monday. */
function dayNames(): array {
	return array( 1 => __( 'Monday', 'boardwalk' ), 2 => __( 'Tuesday', 'boardwalk' ), 3 => __( 'Wednesday', 'boardwalk' ), 4 => __( 'Thursday', 'boardwalk' ), 5 => __( 'Friday', 'boardwalk' ), 6 => __( 'Saturday', 'boardwalk' ), 7 => __( 'Sunday', 'boardwalk' ) );
}

/** Makes hours of the stored shape, without unknown names, or an error that says which row is wrong. */
function checkHours( $hours ) {
	if ( ! is_array( $hours ) ) {
		return wrong( __( 'Opening hours have to be a list of days.', 'boardwalk' ) );
	}
	$week = checkWeek( rows( $hours, 'week' ), __( 'Week', 'boardwalk' ) );
	if ( is_wp_error( $week ) ) {
		return $week;
	}
	$checked = array( 'week' => $week, 'exceptions' => array(), 'seasons' => array() );
	foreach ( rows( $hours, 'exceptions' ) as $index => $row ) {
		$exception = checkException( $row, /* translators: %d: the number of a row */ sprintf( __( 'Exception %d', 'boardwalk' ), $index + 1 ) );
		if ( is_wp_error( $exception ) ) {
			return $exception;
		}
		$checked['exceptions'][] = $exception;
	}
	foreach ( rows( $hours, 'seasons' ) as $index => $row ) {
		$season = checkSeason( $row, /* translators: %d: the number of a row */ sprintf( __( 'Season %d', 'boardwalk' ), $index + 1 ) );
		if ( is_wp_error( $season ) ) {
			return $season;
		}
		$checked['seasons'][] = $season;
	}
	return $checked;
}

/** Checks the openings of a week and sorts them by day and time. */
function checkWeek( array $week, string $where ) {
	$openings = array();
	foreach ( $week as $row ) {
		$day = is_array( $row ) && isset( $row['day'] ) && is_numeric( $row['day'] ) ? (int) $row['day'] : 0;
		if ( $day < 1 || $day > 7 ) {
			return wrongField( $where, __( 'a day is a number from 1, Monday, to 7, Sunday.', 'boardwalk' ) );
		}
		$times = checkTimes( $row, "$where, " . dayNames()[ $day ] );
		if ( is_wp_error( $times ) ) {
			return $times;
		}
		$openings[] = array( 'day' => $day ) + $times;
	}
	usort(
		$openings,
		static function ( array $a, array $b ): int {
			return array( $a['day'], $a['opens'] ) <=> array( $b['day'], $b['opens'] );
		}
	);
	return $openings;
}

/** Checks one day that differs from the week. */
function checkException( $row, string $where ) {
	$date = textOf( $row, 'date' );
	if ( ! isDay( $date, 'Y-m-d' ) ) {
		return wrongField( $where, /* translators: %s: what was typed */ sprintf( __( '"%s" is not a date such as 2026-12-24.', 'boardwalk' ), $date ) );
	}
	$isClosed = ! empty( $row['isClosed'] );
	$times    = $isClosed ? array( 'opens' => '', 'closes' => '' ) : checkTimes( $row, "$where, $date" );
	if ( is_wp_error( $times ) ) {
		return $times;
	}
	return array( 'date' => $date, 'isClosed' => $isClosed ) + $times + array( 'note' => cleanText( textOf( $row, 'note' ) ) );
}

/** Checks a part of the year with a week of its own. */
function checkSeason( $row, string $where ) {
	foreach ( array( 'from', 'until' ) as $name ) {
		// A leap year, so that 29 February is a day.
		if ( ! isDay( '2024-' . textOf( $row, $name ), 'Y-m-d' ) ) {
			return wrongField( $where, /* translators: %s: what was typed */ sprintf( __( '"%s" is not a month and day such as 05-01.', 'boardwalk' ), textOf( $row, $name ) ) );
		}
	}
	$week = checkWeek( rows( $row, 'week' ), $where );
	if ( is_wp_error( $week ) ) {
		return $week;
	}
	return array(
		'name'  => cleanText( textOf( $row, 'name' ) ),
		'from'  => textOf( $row, 'from' ),
		'until' => textOf( $row, 'until' ),
		'week'  => $week,
	);
}

/** Checks when it opens and closes. A closing time before the opening one belongs to the next day. */
function checkTimes( array $row, string $where ) {
	$times = array();
	foreach ( array( 'opens', 'closes' ) as $name ) {
		$times[ $name ] = textOf( $row, $name );
		if ( ! preg_match( '/^([01]\d|2[0-3]):[0-5]\d$/D', $times[ $name ] ) ) {
			return wrongField( $where, /* translators: %s: what was typed */ sprintf( __( '"%s" is not a time such as 09:00.', 'boardwalk' ), $times[ $name ] ) );
		}
	}
	if ( $times['opens'] === $times['closes'] ) {
		return wrongField( $where, __( 'it opens and closes at the same time.', 'boardwalk' ) );
	}
	return $times;
}

/** Writes the week as lines, such as "Monday 09:00–17:00, 19:00–22:00". */
function hoursAsLines( array $hours ): string {
	$days = array();
	foreach ( rows( $hours, 'week' ) as $opening ) {
		$days[ $opening['day'] ][] = $opening['opens'] . '–' . $opening['closes'];
	}
	if ( ! $days ) {
		return '';
	}
	$lines = array();
	foreach ( dayNames() as $day => $name ) {
		$lines[] = $name . ' ' . ( isset( $days[ $day ] ) ? implode( ', ', $days[ $day ] ) : __( 'closed', 'boardwalk' ) );
	}
	return implode( "\n", $lines );
}

/** Reads a list from an array; an empty one where it is missing. */
function rows( $from, string $name ): array {
	return is_array( $from ) && isset( $from[ $name ] ) && is_array( $from[ $name ] ) ? array_values( $from[ $name ] ) : array();
}

/** Reads a text from an array; an empty one where it is missing. */
function textOf( $from, string $name ): string {
	return is_array( $from ) && isset( $from[ $name ] ) && is_scalar( $from[ $name ] ) ? trim( (string) $from[ $name ] ) : '';
}

/** Tells if a text is a moment of the calendar in exactly this format. */
function isDay( string $text, string $format ): bool {
	$moment = \DateTimeImmutable::createFromFormat( '!' . $format, $text );
	return $moment && $moment->format( $format ) === $text;
}

/** Makes the error of a value that is refused. The block editor does not show messages with tags, so none is left. */
function wrong( string $message ): \WP_Error {
	$message = str_replace( array( '<', '>' ), array( '‹', '›' ), $message );
	return new \WP_Error( 'boardwalk_wrong_value', $message, array( 'status' => 400 ) );
}
