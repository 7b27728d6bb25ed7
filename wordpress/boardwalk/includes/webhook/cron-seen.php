<?php
/**
 * Remembers when a cron of the server last ran the tasks of WordPress.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** The option with the moment, in Unix seconds. */
const CRON_SEEN = 'boardwalk_cron_seen';

add_action( 'init', __NAMESPACE__ . '\\noticeCron' );

/** Notes that a cron of the server runs, at most every five minutes. */
function noticeCron(): void {
	if ( isServerCron() && cronSeen() < time() - 5 * MINUTE_IN_SECONDS ) {
		update_option( CRON_SEEN, time(), false );
	}
}

/** Reads when a cron of the server last ran; 0 for never. */
function cronSeen(): int {
	return (int) get_option( CRON_SEEN, 0 );
}

/** Tells if this request is a cron of the server. A visit of the site that starts cron gives it a number. */
function isServerCron(): bool {
	if ( wp_doing_cron() ) {
		return empty( $_GET['doing_wp_cron'] ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Changes a moment only.
	}
	$words = isset( $GLOBALS['argv'] ) && is_array( $GLOBALS['argv'] ) ? $GLOBALS['argv'] : array();
	return defined( 'WP_CLI' ) && WP_CLI && in_array( 'cron', $words, true ) && in_array( 'run', $words, true );
}
