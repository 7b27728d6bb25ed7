<?php
/**
 * Makes the value of a field in GraphQL from what is stored.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/**
 * Makes the value of a field. `read` reads a stored value by its key, null where nothing is stored; `title` finds the title
 * of an entry by id and post type, null where it is not public. A missing value is null, never 0.
 */
function fieldValue( array $field, callable $read, callable $title ) {
	$value = ownValue( $field, $read( $field['meta'] ), $title );
	if ( null === $value && 'venue' === $field['graphql'] ) {
		$id = $read( 'boardwalk_venue_location' );
		return is_numeric( $id ) ? $title( (int) $id, kinds()['location']['postType'] ) : null;
	}
	if ( null === $value && 'hours' === $field['graphql'] ) {
		$lines = hoursAsLines( (array) checkedHours( $read( 'boardwalk_opening_hours' ) ) );
		return '' === $lines ? null : $lines;
	}
	return $value;
}

/** Makes the value of a field from its own stored value. */
function ownValue( array $field, $stored, callable $title ) {
	if ( null === $stored ) {
		return null;
	}
	switch ( $field['type'] ) {
		case 'hours':
			return checkedHours( $stored );
		case 'dates':
			$dates = checkDates( $stored );
			return is_array( $dates ) ? $dates : null;
		case 'choices':
			$choices = checkChoices( $field, $stored );
			return is_array( $choices ) ? $choices : null;
		case 'boolean':
			return is_scalar( $stored ) ? rest_sanitize_boolean( $stored ) : null;
		case 'number':
			return is_numeric( $stored ) ? (float) $stored : null;
		case 'integer':
		case 'file':
			return is_numeric( $stored ) ? (int) $stored : null;
		case 'reference':
			$isPublic = is_numeric( $stored ) && null !== $title( (int) $stored, kinds()[ $field['of'] ]['postType'] );
			return $isPublic ? (int) $stored : null;
	}
	$text = is_scalar( $stored ) ? trim( (string) $stored ) : '';
	return '' === $text ? null : $text;
}

/** Makes opening hours that are well formed; null where nothing is filled in, or where an import stored something else. */
function checkedHours( $stored ): ?array {
	$hours = is_array( $stored ) ? checkHours( $stored ) : null;
	return is_array( $hours ) && array_filter( $hours ) ? $hours : null;
}
