<?php
/**
 * Asks for a build when the clock changes the public site: an event ends, an entry is due.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** The event of cron that asks for a build. */
const DUE = 'boardwalk_due';

/** A moment that is past already waits for so long: builds whose clock stands still are not to follow one another. */
const PAST_SECONDS = 600;

add_action( DUE, __NAMESPACE__ . '\\askWhenDue', 10, 0 );

/**
 * Asks for a build at a moment such as "2026-12-01T10:00:00.000Z", in place of the former moment; never for null. A moment that is
 * longer past than a day comes from a build with another clock, and is not taken.
 */
function scheduleDueBuild( ?string $at ): void {
	wp_clear_scheduled_hook( DUE );
	$moment = null !== $at && isUtc( $at ) ? strtotime( $at ) : false;
	if ( false === $moment || $moment < time() - DAY_IN_SECONDS ) {
		return;
	}
	wp_schedule_single_event( $moment > time() ? $moment + 1 : time() + PAST_SECONDS, DUE );
}

/** Publishes what is due, which cron may have missed, and asks for a build. */
function askWhenDue(): void {
	publishDue();
	askForBuild( 'due' );
}
