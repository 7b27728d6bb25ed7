<?php
/**
 * Limits how many forms are taken, without knowing who sent them.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/**
 * Counts a form, and tells if it is one too many: of a visitor in ten minutes, or of all in an hour.
 */
function isOverFormLimit(): bool {
	$limits = (array) apply_filters( 'boardwalk_form_limits', array( 'visitor' => 5, 'all' => 60 ) );
	$key    = visitorKey();
	return countWithin( "boardwalk_form_$key", 10 * MINUTE_IN_SECONDS ) > $limits['visitor']
		|| countWithin( 'boardwalk_form_all', HOUR_IN_SECONDS ) > $limits['all'];
}
