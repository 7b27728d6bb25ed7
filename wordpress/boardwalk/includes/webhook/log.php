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
		return 'The message was taken.';
	}
	if ( 0 === $status ) {
		return 'There was no answer. Check the address, and if the receiver runs.';
	}
	if ( $status >= 300 && $status < 400 ) {
		return 'The address leads to another one, which is not followed: set the address that it leads to.';
	}
	$words = array(
		401 => $isPlain ? 'The signature is not accepted: the secret has to be the same on both sides.' : 'The token is not accepted: it may be wrong or have expired.',
		403 => $isPlain ? 'The receiver refuses the message: its clock may differ by more than five minutes.' : 'The token may not start builds: give it that right.',
		404 => $isPlain ? 'Nothing takes messages at this address.' : 'The project is not found: check the address, and if the token may see it.',
		405 => 'Nothing takes messages at this address.',
		409 => 'The receiver had this message already.',
		422 => 'The receiver does not understand the message: check the format.',
		429 => 'The receiver was asked too often. It is asked again later.',
	);
	if ( isset( $words[ $status ] ) ) {
		return $words[ $status ];
	}
	return $status >= 500 ? 'The receiver has an error of its own. It is asked again later.' : 'The receiver refuses the message: check address and format.';
}
