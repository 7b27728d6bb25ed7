<?php
/**
 * Checks what a visitor has typed into a form.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** Reads the fields of a form as plain texts. What the form does not have is left out. */
function readForm( string $form, array $sent ): array {
	$typed = array();
	foreach ( formFields( $form ) as $name => $field ) {
		$text           = wp_check_invalid_utf8( textOf( $sent, $name ) );
		$typed[ $name ] = 'textarea' === $field['type'] ? oneKindOfLines( $text ) : sanitize_text_field( $text );
	}
	return $typed;
}

/** Lists what is wrong with the fields: the name of each with words for the visitor. */
function formErrors( string $form, array $typed ): array {
	$errors = array();
	foreach ( formFields( $form ) as $name => $field ) {
		$message = formError( $field, $typed[ $name ] );
		if ( '' !== $message ) {
			$errors[] = array( 'field' => $name, 'message' => $message );
		}
	}
	return $errors;
}

/** Says what is wrong with a field; an empty text where nothing is. */
function formError( array $field, string $text ): string {
	$wrong = wrongOf( $field, $text );
	return '' === $wrong ? '' : formWord( "formAnswers.$wrong", array( 'label' => $field['label'], 'most' => $field['maxLength'] ) );
}

/** Names the word for what is wrong with a field; an empty text where nothing is. */
function wrongOf( array $field, string $text ): string {
	if ( '' === $text ) {
		return $field['isRequired'] ? 'missing' : '';
	}
	if ( formLength( $text ) > $field['maxLength'] ) {
		return 'tooLong';
	}
	if ( 'email' === $field['type'] && ! is_email( $text ) ) {
		return 'badEmail';
	}
	if ( 'date' === $field['type'] && ! isDay( $text, 'Y-m-d' ) ) {
		return 'badDate';
	}
	if ( 'number' === $field['type'] && ! preg_match( '/^[1-9][0-9]{0,3}$/', $text ) ) {
		return 'badNumber';
	}
	return '';
}

/** Counts characters as browsers do: those beyond the first 65,536 of Unicode, such as emojis, are two. */
function formLength( string $text ): int {
	return (int) preg_match_all( '/./us', $text ) + (int) preg_match_all( '/[\x{10000}-\x{10FFFF}]/u', $text );
}

/** Makes all ends of lines alike: browsers send two characters for each, and count one. */
function oneKindOfLines( string $text ): string {
	return sanitize_textarea_field( str_replace( array( "\r\n", "\r" ), "\n", $text ) );
}
