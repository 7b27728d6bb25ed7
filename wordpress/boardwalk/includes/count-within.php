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
