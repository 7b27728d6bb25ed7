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
	return countWithin( "boardwalk_form_$key", 10 * MINUTE_IN_SECONDS ) > $limits['visitor']
		|| countWithin( 'boardwalk_form_all', HOUR_IN_SECONDS ) > $limits['all'];
}
