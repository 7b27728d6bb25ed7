<?php
/**
 * Removes the settings of the plugin. Entries and their fields stay.
 *
 * @package Boardwalk
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

delete_option( 'boardwalk_pier' );
