<?php
/**
 * Counts the changes of the public site. The generator reads nothing again where the count is the same.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** The option with the count. */
const CHANGES = 'boardwalk_changes';

/**
 * Notes that the public site has changed. The first change of a request is counted at once, the others together at its end:
 * who reads in between sees another count later.
 */
function noteChange(): void {
	static $isRegistered = false;
	if ( ! $isRegistered ) {
		$isRegistered = true;
		add_action( 'shutdown', __NAMESPACE__ . '\\countPending', 20 );
		raiseChanges();
	} else {
		pendingChange( true );
	}
}

/** Counts the changes since the last count. */
function countPending(): void {
	if ( pendingChange() ) {
		pendingChange( false );
		raiseChanges();
	}
}

/** Remembers if there are changes that are not counted. */
function pendingChange( ?bool $is = null ): bool {
	static $isPending = false;
	$isPending        = null === $is ? $isPending : $is;
	return $isPending;
}

/** Raises the count in one step, so that two requests do not count as one. */
function raiseChanges(): void {
	global $wpdb;
	$raised = $wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->options} SET option_value = option_value + 1 WHERE option_name = %s", CHANGES ) );
	if ( ! $raised ) {
		// A count of its own: after the plugin was removed and added again no former one returns.
		add_option( CHANGES, (string) ( time() * 1000 ), '', false );
	}
	wp_cache_delete( CHANGES, 'options' );
}

/** Reads the count from the database: caches of options may be older. */
function countedChanges(): string {
	global $wpdb;
	countPending();
	$count = $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM {$wpdb->options} WHERE option_name = %s", CHANGES ) );
	if ( null === $count ) {
		raiseChanges();
		$count = $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM {$wpdb->options} WHERE option_name = %s", CHANGES ) );
	}
	return (string) $count;
}
