<?php
/**
 * Changes options that several requests change at the same time, without losing a change of any of them.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/**
 * Changes an option by a function from its value to the new one, and returns that. Where another request was faster, the
 * function is called again with what that one wrote. The option is no part of what every request loads.
 */
function swapOption( string $name, callable $change ): array {
	global $wpdb;
	$value = array();
	for ( $try = 0; $try < 50; $try++ ) {
		$stored  = $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM {$wpdb->options} WHERE option_name = %s", $name ) );
		$value   = readSwapped( $stored );
		$changed = $change( $value );
		if ( $changed === $value ) {
			return $value;
		}
		// Databases compare texts without regard to case: a random mark tells two values apart.
		$text      = (string) wp_json_encode( array( 'mark' => wp_generate_password( 20, false ), 'value' => $changed ), JSON_INVALID_UTF8_SUBSTITUTE );
		$isWritten = null === $stored
			? $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO {$wpdb->options} (option_name, option_value, autoload) VALUES (%s, %s, 'no')", $name, $text ) )
			: $wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->options} SET option_value = %s WHERE option_name = %s AND option_value = %s", $text, $name, $stored ) );
		wp_cache_delete( $name, 'options' );
		wp_cache_delete( 'notoptions', 'options' );
		if ( $isWritten ) {
			return $changed;
		}
		usleep( wp_rand( 1000, 20000 ) );
	}
	return $value;
}

/** Reads such an option from the database: caches of options may be older. */
function readOption( string $name ): array {
	global $wpdb;
	return readSwapped( $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM {$wpdb->options} WHERE option_name = %s", $name ) ) );
}

/** Reads the stored text of such an option. */
function readSwapped( ?string $stored ): array {
	$read = null === $stored ? null : json_decode( $stored, true );
	return isset( $read['value'] ) && is_array( $read['value'] ) ? $read['value'] : array();
}
