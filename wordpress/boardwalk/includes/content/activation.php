<?php
/**
 * Keeps the addresses and the roles of WordPress in step with the plugin when it is switched on and off.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** Says of a user that the page "Setup" is still to be opened. */
const SETUP_UNSEEN = 'boardwalk_setup_unseen';

register_activation_hook( FILE, __NAMESPACE__ . '\\activate' );
register_deactivation_hook( FILE, __NAMESPACE__ . '\\deactivate' );

/** Registers the post types, writes the rewrite rules with them, adds the role for reports, grants capabilities, and leads to Setup. */
function activate(): void {
	registerPostTypes();
	noteUpgrade();
	addReportRole();
	grantPublishing();
	flush_rewrite_rules();
	update_user_option( get_current_user_id(), SETUP_UNSEEN, '1' );
}

/** Writes the rewrite rules without the post types, and takes back what cron was to do. */
function deactivate(): void {
	wp_clear_scheduled_hook( SEND );
	wp_clear_scheduled_hook( DUE );
	foreach ( kinds() as $kind ) {
		unregister_post_type( $kind['postType'] );
	}
	flush_rewrite_rules();
}
