<?php
/**
 * Removes the settings and the memory of the plugin. Entries and their fields stay.
 *
 * @package Boardwalk
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

delete_option( 'boardwalk_pier' );
delete_option( 'boardwalk_changes' );
delete_option( 'boardwalk_preview' );
delete_post_meta_by_key( '_boardwalk_former' );

// Values that were refused in a form, and not looked at since.
global $wpdb;
foreach ( array( '_transient_boardwalk_', '_transient_timeout_boardwalk_' ) as $start ) {
	$wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->options} WHERE option_name LIKE %s", $wpdb->esc_like( $start ) . '%' ) );
}
