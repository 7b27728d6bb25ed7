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

/** Registers the post types, writes the rewrite rules with them, and adds the role for reports. */
function activate(): void {
	registerPostTypes();
	addReportRole();
	flush_rewrite_rules();
}

/** Writes the rewrite rules without the post types. */
function deactivate(): void {
	foreach ( kinds() as $kind ) {
		unregister_post_type( $kind['postType'] );
	}
	flush_rewrite_rules();
}
