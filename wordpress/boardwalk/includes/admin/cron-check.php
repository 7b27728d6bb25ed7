<?php
/**
 * The check for a cron of the server on the page "Setup".
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** A cron that was not seen for so long does not run often enough. */
const CRON_SECONDS = 3600;

/** Checks that a cron of the server runs the tasks of WordPress: a site without visitors has no other clock. */
function cronCheck(): array {
	return check( __( 'Cron', 'boardwalk' ), isCronSeen(), cronWords(), remedy( admin_url( 'admin.php?page=boardwalk-publishing#cron' ), __( 'Set up cron', 'boardwalk' ) ) );
}

/** Tells if a cron of the server was seen within the last hour. */
function isCronSeen(): bool {
	return cronSeen() > time() - CRON_SECONDS;
}

/** Says when a cron of the server was seen. */
function cronWords(): string {
	if ( cronSeen() > 0 ) {
		/* translators: %s: a moment */
		return sprintf( __( 'A cron of the server last ran at %s.', 'boardwalk' ), wp_date( 'Y-m-d H:i', cronSeen() ) );
	}
	return __( 'No cron of the server was seen: scheduled entries and events that end wait for visitors of this WordPress, who may never come.', 'boardwalk' );
}
