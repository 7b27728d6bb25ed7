<?php
/**
 * Writes messages: what they say, how they are signed, and the request of each format.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** How many changed entries a message names. */
const MOST_NAMED = 50;

/** Makes what a message says. `changes` are the names of what changed, `more` is the number of further ones. */
function makeMessage( string $reason, array $changes = array(), int $more = 0 ): array {
	return array(
		'version' => 1,
		'site'    => siteOrigin(),
		'at'      => gmdate( 'Y-m-d\TH:i:s' ) . '.000Z',
		'stamp'   => siteStamp(),
		'reason'  => $reason,
		'entries' => array_map( 'intval', array_slice( array_values( array_filter( $changes, 'is_numeric' ) ), 0, MOST_NAMED ) ),
		'count'   => count( $changes ) + $more,
	);
}

/** Makes the request of a message: its headers and its body. */
function requestOf( array $message, array $settings ): array {
	$json = static function ( array $value ): string {
		return (string) wp_json_encode( $value, JSON_UNESCAPED_SLASHES );
	};
	switch ( $settings['format'] ) {
		case 'github':
			return array(
				'headers' => array(
					'Content-Type'         => 'application/json',
					'Accept'               => 'application/vnd.github+json',
					'Authorization'        => 'Bearer ' . $settings['token'],
					'X-GitHub-Api-Version' => '2022-11-28',
				),
				'body'    => $json( array( 'event_type' => 'boardwalk', 'client_payload' => $message ) ),
			);
		case 'gitlab':
			$variables = array( 'BOARDWALK_REASON' => $message['reason'], 'BOARDWALK_STAMP' => $message['stamp'], 'BOARDWALK_MESSAGE' => $json( $message ) );
			return array(
				'headers' => array( 'Content-Type' => 'application/x-www-form-urlencoded' ),
				'body'    => http_build_query( array( 'token' => $settings['token'], 'ref' => $settings['ref'], 'variables' => $variables ), '', '&' ),
			);
	}
	$body = $json( $message );
	$sign = '' === $settings['secret'] ? array() : array( 'X-Boardwalk-Signature' => signatureOf( $body, time(), $settings['secret'] ) );
	return array( 'headers' => array( 'Content-Type' => 'application/json' ) + $sign, 'body' => $body );
}

/** Signs a body at a moment: who knows the secret can tell that both are ours. */
function signatureOf( string $body, int $time, string $secret ): string {
	return "t=$time,v1=" . hash_hmac( 'sha256', "$time.$body", $secret );
}
