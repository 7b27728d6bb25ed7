<?php
/**
 * Limits how many forms are taken, without knowing who sent them.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/**
 * Counts a form, and tells if it is one too many: of a visitor in ten minutes, or of all in an hour. Of the visitor's
 * address only a keyed hash is kept, and only so long.
 */
function isOverFormLimit(): bool {
	$address = isset( $_SERVER['REMOTE_ADDR'] ) ? sanitize_text_field( wp_unslash( $_SERVER['REMOTE_ADDR'] ) ) : '';
	/** Behind a proxy every visitor has its address: a site may know the visitor's from a header. */
	$visitor = (string) apply_filters( 'boardwalk_form_visitor', $address );
	$limits  = (array) apply_filters( 'boardwalk_form_limits', array( 'visitor' => 5, 'all' => 60 ) );
	$key     = substr( hash_hmac( 'sha256', $visitor, wp_salt( 'nonce' ) ), 0, 20 );
	return countForm( "boardwalk_form_$key", 10 * MINUTE_IN_SECONDS ) > $limits['visitor']
		|| countForm( 'boardwalk_form_all', HOUR_IN_SECONDS ) > $limits['all'];
}

/** Counts within a span of time that begins with the first form. */
function countForm( string $key, int $seconds ): int {
	$known = get_transient( $key );
	$until = is_array( $known ) && $known['until'] > time() ? $known['until'] : time() + $seconds;
	$count = is_array( $known ) && $known['until'] > time() ? $known['count'] + 1 : 1;
	set_transient( $key, array( 'count' => $count, 'until' => $until ), max( 1, $until - time() ) );
	return $count;
}
