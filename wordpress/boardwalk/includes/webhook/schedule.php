<?php
/**
 * Decides who sends a message: the request that changed something after its answer, cron, or the next visit of the
 * administration.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** The event of cron that sends what is due. */
const SEND = 'boardwalk_send';

/** A message that is due for so long shows that cron does not run: a visit of the administration sends it. */
const LATE_SECONDS = 120;

add_action( SEND, __NAMESPACE__ . '\\sendWaiting', 10, 0 );
// After changes have become a message.
add_action( 'shutdown', __NAMESPACE__ . '\\passOn', 40 );

/** Sends what is due at the end of a request where nobody waits for it, and leaves it to cron otherwise. */
function passOn(): void {
	$isChange = did_action( 'shutdown' ) && has_action( 'shutdown', __NAMESPACE__ . '\\keepChanges' );
	if ( ! ( $isChange || is_admin() || wp_doing_cron() ) || ! isWebhookSetUp() ) {
		return;
	}
	$at = nextAttempt( readOption( MESSAGE ) );
	if ( null === $at ) {
		return;
	}
	if ( $at <= time() && maySend( $at ) ) {
		endAnswer();
		sendWaiting();
		return;
	}
	scheduleSending();
	if ( $at <= time() ) {
		// Also where visits of the site start no cron: the event is due, and an editor waits for it.
		spawn_cron();
	}
}

/** Tells if this request may send: its answer can be ended before, nobody waits for it, or cron does not run. */
function maySend( int $at ): bool {
	$isCommand = defined( 'WP_CLI' ) && WP_CLI;
	return function_exists( 'fastcgi_finish_request' ) || function_exists( 'litespeed_finish_request' ) || wp_doing_cron() || $isCommand || $at < time() - LATE_SECONDS;
}

/** Ends the answer of this request, where the server can: the browser has it, and PHP works on. */
function endAnswer(): void {
	ignore_user_abort( true );
	if ( function_exists( 'fastcgi_finish_request' ) ) {
		fastcgi_finish_request();
	} elseif ( function_exists( 'litespeed_finish_request' ) ) {
		litespeed_finish_request();
	}
}

/** Gives cron the moment of the next attempt, or nothing to do. */
function scheduleSending(): void {
	$at        = nextAttempt( readOption( MESSAGE ) );
	$scheduled = wp_next_scheduled( SEND );
	if ( $at === $scheduled || ( null === $at && false === $scheduled ) ) {
		return;
	}
	// WordPress takes no second event within ten minutes of the first.
	wp_clear_scheduled_hook( SEND );
	if ( null !== $at ) {
		wp_schedule_single_event( $at, SEND );
	}
}
