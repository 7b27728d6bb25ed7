<?php
/**
 * The log of the last attempts to send a message, in words.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** The option with the last attempts, the newest first. */
const ATTEMPTS = 'boardwalk_attempts';

/** How many attempts are kept. */
const MOST_ATTEMPTS = 20;

/** Keeps an attempt as the newest one. */
function logAttempt( array $attempt ): void {
	swapOption(
		ATTEMPTS,
		static function ( array $attempts ) use ( $attempt ): array {
			return array_slice( array_merge( array( $attempt ), $attempts ), 0, MOST_ATTEMPTS );
		}
	);
}

/** Lists the last attempts, the newest first. */
function attempts(): array {
	return readOption( ATTEMPTS );
}

/** Says in words what was answered to an attempt, and what to do. */
function wordsOf( array $attempt ): string {
	$status  = (int) $attempt['status'];
	$isPlain = 'plain' === webhookSettings()['format'];
	if ( $attempt['isTaken'] ) {
		return __( 'The message was taken.', 'boardwalk' );
	}
	if ( 0 === $status ) {
		return __( 'There was no answer. Check the address, and if the receiver runs.', 'boardwalk' );
	}
	if ( $status >= 300 && $status < 400 ) {
		return __( 'The address leads to another one, which is not followed: set the address that it leads to.', 'boardwalk' );
	}
	$words = array(
		401 => $isPlain ? __( 'The signature is not accepted: the secret has to be the same on both sides.', 'boardwalk' ) : __( 'The token is not accepted: it may be wrong or have expired.', 'boardwalk' ),
		403 => $isPlain ? __( 'The receiver refuses the message: its clock may differ by more than five minutes.', 'boardwalk' ) : __( 'The token may not start builds: give it that right.', 'boardwalk' ),
		404 => $isPlain ? __( 'Nothing takes messages at this address.', 'boardwalk' ) : __( 'The project is not found: check the address, and if the token may see it.', 'boardwalk' ),
		405 => __( 'Nothing takes messages at this address.', 'boardwalk' ),
		409 => __( 'The receiver had this message already.', 'boardwalk' ),
		422 => __( 'The receiver does not understand the message: check the format.', 'boardwalk' ),
		429 => __( 'The receiver was asked too often. It is asked again later.', 'boardwalk' ),
	);
	if ( isset( $words[ $status ] ) ) {
		return $words[ $status ];
	}
	return $status >= 500 ? __( 'The receiver has an error of its own. It is asked again later.', 'boardwalk' ) : __( 'The receiver refuses the message: check address and format.', 'boardwalk' );
}
