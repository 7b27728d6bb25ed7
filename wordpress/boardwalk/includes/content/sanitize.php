<?php
/**
 * Checks the value of a field by its type.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** Makes the value that is stored, or an error in words. An empty value is stored as nothing: null. */
function checkValue( array $field, $value ) {
	if ( null === $value || '' === $value || array() === $value ) {
		return null;
	}
	if ( 'hours' === $field['type'] ) {
		return checkHours( $value );
	}
	if ( 'dates' === $field['type'] ) {
		return checkDates( $value );
	}
	if ( 'choices' === $field['type'] ) {
		return checkChoices( $field, $value );
	}
	if ( ! is_scalar( $value ) ) {
		return wrongField( $field['label'], __( 'it has to be one value.', 'boardwalk' ) );
	}
	switch ( $field['type'] ) {
		case 'boolean':
			return rest_sanitize_boolean( $value );
		case 'number':
		case 'integer':
		case 'reference':
		case 'file':
			return checkNumber( $field, $value );
	}
	$text = trim( (string) $value );
	switch ( $field['type'] ) {
		case 'lines':
			return keepLessThan( sanitize_textarea_field( str_replace( "\r\n", "\n", $text ) ) );
		case 'url':
			return checkUrl( $field['label'], $text );
		case 'datetime':
			return checkMoment( $field['label'], $text );
		case 'date':
			return isDay( $text, 'Y-m-d' ) ? $text : wrongField( $field['label'], /* translators: %s: what was typed */ sprintf( __( '"%s" is not a date such as 2026-12-24.', 'boardwalk' ), $text ) );
		case 'time':
			return checkTime( $field['label'], $text );
		case 'choice':
			return isset( $field['options'][ $text ] ) ? $text : wrongField( $field['label'], /* translators: %s: what was sent */ sprintf( __( '%s is not one of its values.', 'boardwalk' ), "\"$text\"" ) );
		case 'phone':
			return checkPhone( $field['label'], $text );
		case 'email':
			return is_email( $text ) ? $text : wrongField( $field['label'], /* translators: %s: what was typed */ sprintf( __( '"%s" is not an e-mail address.', 'boardwalk' ), $text ) );
	}
	return cleanText( $text );
}

/** Makes the error of a field: its label, then what is wrong. */
function wrongField( string $label, string $message ): \WP_Error {
	/* translators: 1: the label of a field, 2: what is wrong with its value */
	return wrong( sprintf( __( '%1$s: %2$s', 'boardwalk' ), $label, $message ) );
}

/** Cleans a text of one line: without tags. */
function cleanText( string $text ): string {
	return keepLessThan( sanitize_text_field( $text ) );
}

/** Writes a "<" that begins no tag as it was typed, as in "5 < 6": WordPress turns it into an entity. */
function keepLessThan( string $text ): string {
	return (string) preg_replace( '/&lt;(?=[\s\d=])/', '<', $text );
}

/** Checks a number, its range, and for a reference the entry. */
function checkNumber( array $field, $value ) {
	$isWhole = 'number' !== $field['type'];
	if ( ! is_numeric( $value ) || ! is_finite( (float) $value ) || ( $isWhole && (float) $value !== floor( (float) $value ) ) ) {
		/* translators: %s: what was typed */
		return wrongField( $field['label'], sprintf( $isWhole ? __( '"%s" is not a whole number.', 'boardwalk' ) : __( '"%s" is not a number.', 'boardwalk' ), $value ) );
	}
	$number = $isWhole ? (int) $value : (float) $value;
	if ( 'file' === $field['type'] && 0 !== $number && 'attachment' !== get_post_type( $number ) ) {
		/* translators: %d: the number of a file */
		return wrongField( $field['label'], sprintf( __( 'file %d is not in the library.', 'boardwalk' ), $number ) );
	}
	if ( 'file' === $field['type'] ) {
		return 0 === $number ? null : $number;
	}
	if ( 'reference' === $field['type'] ) {
		return checkReference( $field, $number );
	}
	if ( $field['range'] && ( $number < $field['range'][0] || $number > $field['range'][1] ) ) {
		/* translators: 1: what was typed, 2: the lowest number, 3: the highest number */
		return wrongField( $field['label'], sprintf( __( '%1$s is not from %2$s to %3$s.', 'boardwalk' ), $value, $field['range'][0], $field['range'][1] ) );
	}
	return $number;
}

/** Checks that a reference names an entry of the right kind. Zero means: no entry. */
function checkReference( array $field, int $id ) {
	if ( 0 === $id ) {
		return null;
	}
	if ( get_post_type( $id ) !== kinds()[ $field['of'] ]['postType'] ) {
		/* translators: 1: the number of an entry, 2: the name of a kind, such as location */
		return wrongField( $field['label'], sprintf( __( 'entry %1$d is not a %2$s.', 'boardwalk' ), $id, $field['of'] ) );
	}
	return $id;
}

/** Checks an address of the web. */
function checkUrl( string $label, string $text ) {
	$url = preg_match( '#^https?://[^\s/?\#]+#i', $text ) ? esc_url_raw( $text, array( 'http', 'https' ) ) : '';
	return '' === $url ? wrongField( $label, /* translators: %s: what was typed */ sprintf( __( '"%s" is not an address that begins with https:// or http://.', 'boardwalk' ), $text ) ) : $url;
}

/** Checks a local time and adds the seconds that a form leaves away. */
function checkMoment( string $label, string $text ) {
	$full = 16 === strlen( $text ) ? "$text:00" : $text;
	return isDay( $full, 'Y-m-d\TH:i:s' ) ? $full : wrongField( $label, /* translators: %s: what was typed */ sprintf( __( '"%s" is not a date and time such as 2026-06-02T19:00.', 'boardwalk' ), $text ) );
}

/** Checks a time of the day. */
function checkTime( string $label, string $text ) {
	return preg_match( '/^([01]\d|2[0-3]):[0-5]\d$/D', $text ) ? $text : wrongField( $label, /* translators: %s: what was typed */ sprintf( __( '"%s" is not a time such as 18:30.', 'boardwalk' ), $text ) );
}

/** Checks a list of values, each one of the options. An empty list is stored as nothing. */
function checkChoices( array $field, $value ) {
	$chosen = array();
	foreach ( is_array( $value ) ? $value : array() as $one ) {
		if ( ! is_string( $one ) || ! isset( $field['options'][ $one ] ) ) {
			return wrongField( $field['label'], /* translators: %s: what was sent */ sprintf( __( '%s is not one of its values.', 'boardwalk' ), wp_json_encode( $one ) ) );
		}
		$chosen[] = $one;
	}
	return $chosen ? array_values( array_unique( $chosen ) ) : null;
}

/** Checks that a phone number has digits and nothing else than their usual separators. */
function checkPhone( string $label, string $text ) {
	$isPhone = preg_match( '/^[\d\s+()\-.\/]+$/D', $text ) && preg_match( '/\d{2}/', $text );
	return $isPhone ? $text : wrongField( $label, /* translators: %s: what was typed */ sprintf( __( '"%s" is not a phone number.', 'boardwalk' ), $text ) );
}
