<?php
/**
 * Removes the settings of the plugin. Entries and their fields stay.
 *
 * @package Boardwalk
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

delete_option( 'boardwalk_pier' );

// Values that were refused in a form, and not looked at since.
global $wpdb;
foreach ( array( '_transient_boardwalk_', '_transient_timeout_boardwalk_' ) as $start ) {
	$wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->options} WHERE option_name LIKE %s", $wpdb->esc_like( $start ) . '%' ) );
}
