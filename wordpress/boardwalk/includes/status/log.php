<?php
/**
 * The log of refused reports: an option of its own, so that somebody without a password who fills it never touches the status.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** The option with the log. */
const STATUS_LOG = 'boardwalk_status_log';

/** How many lines the log has. */
const MOST_REFUSALS = 20;

/** Adds a line to the log, or counts the last one up: a flood is one line. */
function logRefusal( int $status, string $words ): void {
	$log   = refusedReports();
	$words = shortText( wp_strip_all_tags( $words ), 300 );
	$user  = wp_get_current_user()->user_login;
	$line  = array( 'at' => time(), 'status' => $status, 'words' => $words, 'user' => $user ? $user : '', 'count' => 1 );
	if ( $log && $log[0]['status'] === $status && $log[0]['words'] === $words && $log[0]['user'] === $line['user'] ) {
		$line['count'] = $log[0]['count'] + 1;
		array_shift( $log );
	}
	array_unshift( $log, $line );
	update_option( STATUS_LOG, array_slice( $log, 0, MOST_REFUSALS ), false );
}

/** Lists the last refusals, the newest first. */
function refusedReports(): array {
	$log = get_option( STATUS_LOG );
	return is_array( $log ) ? array_values( $log ) : array();
}
