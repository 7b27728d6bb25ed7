<?php
/**
 * Notes that the public site has changed: how many entries wait for a build is then counted again.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** The transient with the number of entries that wait. */
const WAITING = 'boardwalk_waiting';

/** Notes a change, until the end of the request. */
function noteChange(): void {
	add_action( 'shutdown', __NAMESPACE__ . '\\forgetWaiting', 20 );
}

/** Forgets how many entries wait. */
function forgetWaiting(): void {
	delete_transient( WAITING );
}
