<?php
/**
 * Counts what comes from outside, to limit it: forms of visitors, reports of builds.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** Counts one more within a span of time that begins with the first one, and returns how many there are. */
function countWithin( string $key, int $seconds ): int {
	$known = get_transient( $key );
	$until = is_array( $known ) && $known['until'] > time() ? $known['until'] : time() + $seconds;
	$count = is_array( $known ) && $known['until'] > time() ? $known['count'] + 1 : 1;
	set_transient( $key, array( 'count' => $count, 'until' => $until ), max( 1, $until - time() ) );
	return $count;
}

/** Names who asks, by a keyed hash of the address: nothing else of it is kept, and only for the span of a count. */
function visitorKey(): string {
	$address = isset( $_SERVER['REMOTE_ADDR'] ) ? sanitize_text_field( wp_unslash( $_SERVER['REMOTE_ADDR'] ) ) : '';
	/** Behind a proxy every visitor has its address: a site may know the visitor's from a header. */
	$visitor = (string) apply_filters( 'boardwalk_form_visitor', $address );
	return substr( hash_hmac( 'sha256', $visitor, wp_salt( 'nonce' ) ), 0, 20 );
}
