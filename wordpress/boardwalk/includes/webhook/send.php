<?php
/**
 * Sends messages, and notes what is answered.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** The longest time that one attempt takes. */
const ATTEMPT_SECONDS = 8;

/** The longest time for which a receiver may ask to be left alone. */
const MOST_RETRY_AFTER = 10800;

/** Sends the message that is due; does nothing where none is. Returns the attempt, or null. */
function sendWaiting(): ?array {
	$taken = takeMessage();
	if ( null === $taken ) {
		return null;
	}
	$attempt = attempt( makeMessage( $taken['reason'], $taken['changes'], (int) $taken['more'] ), (int) $taken['tries'] );
	settleMessage( $attempt['isTaken'], $attempt['retryAfter'] );
	scheduleSending();
	return $attempt;
}

/** Sends a message once and logs it. Redirects are not followed: the secret is for the address that was set. */
function attempt( array $message, int $tries = 0 ): array {
	$settings = webhookSettings();
	$request  = requestOf( $message, $settings );
	$started  = microtime( true );
	$answer   = wp_remote_post(
		$settings['url'],
		$request + array(
			'timeout'             => ATTEMPT_SECONDS,
			'redirection'         => 0,
			'limit_response_size' => 10000,
			'user-agent'          => 'Boardwalk/' . VERSION,
		)
	);
	$status   = is_wp_error( $answer ) ? 0 : (int) wp_remote_retrieve_response_code( $answer );
	$attempt  = array(
		'at'         => time(),
		'ms'         => (int) round( ( microtime( true ) - $started ) * 1000 ),
		'host'       => (string) wp_parse_url( $settings['url'], PHP_URL_HOST ),
		'reason'     => $message['reason'],
		'count'      => $message['count'],
		'tries'      => $tries + 1,
		'status'     => $status,
		'isTaken'    => $status >= 200 && $status < 300,
		'answer'     => firstWords( is_wp_error( $answer ) ? $answer->get_error_message() : wp_remote_retrieve_body( $answer ) ),
		'retryAfter' => is_wp_error( $answer ) ? 0 : retryAfter( (string) wp_remote_retrieve_header( $answer, 'retry-after' ) ),
	);
	logAttempt( $attempt );
	return $attempt;
}

/** Cuts the first words from an answer, without markup and without secrets. */
function firstWords( string $answer ): string {
	$text = wp_strip_all_tags( withoutSecrets( wp_check_invalid_utf8( $answer, true ) ) );
	return mb_substr( trim( (string) preg_replace( '/[\s\p{C}]+/u', ' ', $text ) ), 0, 160 );
}

/** Reads for how many seconds a receiver wants to be left alone. */
function retryAfter( string $header ): int {
	return ctype_digit( $header ) ? (int) min( (float) $header, MOST_RETRY_AFTER ) : 0;
}
