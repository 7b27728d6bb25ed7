<?php
/**
 * Removes the settings and the memory of the plugin, in each site of a network. Entries and their fields stay.
 *
 * @package Boardwalk
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

require_once ABSPATH . 'wp-admin/includes/user.php';
global $wpdb;

foreach ( is_multisite() ? get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) : array( 0 ) as $boardwalk_site ) {
	if ( $boardwalk_site > 0 ) {
		switch_to_blog( (int) $boardwalk_site );
	}
	delete_option( 'boardwalk_pier' );
	delete_option( 'boardwalk_changes' );
	delete_option( 'boardwalk_types' );
	delete_option( 'boardwalk_moving' );
	delete_option( 'boardwalk_read_again' );
	foreach ( array( 'references', 'status', 'status_log', 'live', 'webhook', 'message', 'attempts', 'cron_seen', 'preview' ) as $name ) {
		delete_option( "boardwalk_$name" );
	}
	foreach ( array( 'send', 'due', 'fill' ) as $name ) {
		wp_unschedule_hook( "boardwalk_$name" );
	}
	foreach ( wp_roles()->role_objects as $role ) {
		$role->remove_cap( 'boardwalk_publish' );
	}
	delete_post_meta_by_key( '_boardwalk_former' );
	delete_metadata( 'term', 0, '_boardwalk_former', '', true );
	delete_metadata( 'user', 0, $wpdb->get_blog_prefix() . 'boardwalk_setup_unseen', '', true );

	// Values that were refused in a form, and not looked at since; the tables of the last builds are named by them.
	foreach ( array( '_transient_boardwalk_', '_transient_timeout_boardwalk_', 'boardwalk_built_' ) as $start ) {
		$wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->options} WHERE option_name LIKE %s", $wpdb->esc_like( $start ) . '%' ) );
	}

	$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}boardwalk_references" );

	// The account for reports goes with its role; a user who has other roles keeps them.
	foreach ( get_users( array( 'role' => 'boardwalk_report' ) ) as $user ) {
		if ( 'boardwalk-report' === $user->user_login && 1 === count( $user->roles ) ) {
			wp_delete_user( $user->ID );
		} else {
			$user->remove_role( 'boardwalk_report' );
		}
	}
	remove_role( 'boardwalk_report' );
	if ( $boardwalk_site > 0 ) {
		restore_current_blog();
	}
}

// WordPress takes a user out of a site of a network, and keeps the account.
$boardwalk_user = is_multisite() ? get_user_by( 'login', 'boardwalk-report' ) : false;
if ( $boardwalk_user && ! get_blogs_of_user( $boardwalk_user->ID ) ) {
	require_once ABSPATH . 'wp-admin/includes/ms.php';
	wpmu_delete_user( $boardwalk_user->ID );
}
