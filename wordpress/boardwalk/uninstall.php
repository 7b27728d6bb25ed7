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
$wpdb->query( "DELETE FROM {$wpdb->options} WHERE option_name LIKE '\_transient\_boardwalk\_%' OR option_name LIKE '\_transient\_timeout\_boardwalk\_%'" );
