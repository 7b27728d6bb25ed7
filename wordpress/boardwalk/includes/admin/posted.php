<?php
/**
 * Reads posted forms into the shapes that are checked: rows that were left empty are dropped.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** Reads the value of a field; an error where a form arrived in part. */
function readPosted( array $field, $posted ) {
	if ( 'hours' === $field['type'] ) {
		return readPostedHours( $field['label'], $posted );
	}
	if ( 'dates' === $field['type'] ) {
		return readPostedDates( $field['label'], $posted );
	}
	if ( 'choices' === $field['type'] ) {
		return is_array( $posted ) ? chosenOf( $posted ) : $posted;
	}
	return is_scalar( $posted ) ? trim( (string) $posted ) : $posted;
}

/** Drops the empty value that a form sends with a list of checkboxes. */
function chosenOf( array $posted ): array {
	return array_values( array_diff( array_filter( $posted, 'is_scalar' ), array( '' ) ) );
}

/** Reads the dates of an event; an empty list where it takes place once. */
function readPostedDates( string $label, $posted ) {
	if ( ! is_array( $posted ) || empty( $posted['whole'] ) ) {
		return arrivedInPart( $label );
	}
	if ( '' === textOf( $posted, 'repeats' ) ) {
		return array();
	}
	foreach ( array( 'interval', 'count' ) as $name ) {
		$number = textOf( $posted, $name );
		if ( '' !== $number && ! ctype_digit( $number ) ) {
			return wrongField( $label, /* translators: %s: what was typed */ sprintf( __( '"%s" is not a whole number.', 'boardwalk' ), $number ) );
		}
	}
	return array(
		'weekdays' => chosenOf( rows( $posted, 'weekdays' ) ),
		'weeks'    => chosenOf( rows( $posted, 'weeks' ) ),
		'days'     => filledRows( rows( $posted, 'days' ), array( 'date', 'from', 'until', 'note' ) ),
	) + $posted;
}

/** Makes the error of a form that the server has cut. */
function arrivedInPart( string $label ): \WP_Error {
	return wrongField( $label, __( 'the form arrived in part. Ask who runs the server to raise max_input_vars of PHP.', 'boardwalk' ) );
}

/** Reads opening hours; an empty list where nothing is filled in. */
function readPostedHours( string $label, $posted ) {
	if ( ! is_array( $posted ) || empty( $posted['whole'] ) ) {
		return arrivedInPart( $label );
	}
	$hours = array(
		'week'       => filledRows( rows( $posted, 'week' ), array( 'opens', 'closes' ) ),
		'exceptions' => filledRows( rows( $posted, 'exceptions' ), array( 'date', 'isClosed', 'opens', 'closes', 'note' ) ),
		'seasons'    => array(),
	);
	foreach ( rows( $posted, 'seasons' ) as $season ) {
		$week = filledRows( rows( $season, 'week' ), array( 'opens', 'closes' ) );
		if ( $week || filledRows( array( $season ), array( 'name', 'from', 'until' ) ) ) {
			$hours['seasons'][] = array( 'week' => $week ) + $season;
		}
	}
	return array_filter( $hours ) ? $hours : array();
}

/** Keeps the rows in which one of the named values is filled in. */
function filledRows( array $rows, array $names ): array {
	return array_values(
		array_filter(
			$rows,
			static function ( $row ) use ( $names ): bool {
				foreach ( $names as $name ) {
					if ( '' !== textOf( $row, $name ) ) {
						return true;
					}
				}
				return false;
			}
		)
	);
}
