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
	return is_scalar( $posted ) ? trim( (string) $posted ) : $posted;
}

/** Reads opening hours; an empty list where nothing is filled in. */
function readPostedHours( string $label, $posted ) {
	if ( ! is_array( $posted ) || empty( $posted['whole'] ) ) {
		return wrong( "$label: the form arrived in part. Ask who runs the server to raise max_input_vars of PHP." );
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
