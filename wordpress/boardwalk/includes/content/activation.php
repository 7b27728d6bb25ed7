<?php
/**
 * Keeps the addresses and the roles of WordPress in step with the plugin when it is switched on and off.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

register_activation_hook( FILE, __NAMESPACE__ . '\\activate' );
register_deactivation_hook( FILE, __NAMESPACE__ . '\\deactivate' );

/** Registers the post types, writes the rewrite rules with them, adds the role for reports, and grants capabilities. */
function activate(): void {
	registerPostTypes();
	addReportRole();
	grantPublishing();
	flush_rewrite_rules();
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
