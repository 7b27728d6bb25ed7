<?php
/**
 * Keeps what a user typed where it was refused, until the form is shown again.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** Remembers values that were refused in a form: by name, the value as `typed` and the reason as `message`. */
function keepRefused( string $form, array $refused ): void {
	if ( $refused ) {
		set_transient( refusedKey( $form ), $refused, HOUR_IN_SECONDS );
	} else {
		delete_transient( refusedKey( $form ) );
	}
}

/** Reads the values that were refused in a form, once: a later visit shows what is stored. */
function takeRefused( string $form ): array {
	static $taken = array();
	$key          = refusedKey( $form );
	if ( ! isset( $taken[ $key ] ) ) {
		$refused       = get_transient( $key );
		$taken[ $key ] = is_array( $refused ) ? $refused : array();
		if ( $taken[ $key ] ) {
			delete_transient( $key );
		}
	}
	return $taken[ $key ];
}

/** Names the memory of one user and one form. */
function refusedKey( string $form ): string {
	return 'boardwalk_refused_' . get_current_user_id() . '_' . $form;
}
