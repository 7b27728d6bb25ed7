<?php
/**
 * Puts the pages of the plugin into the menu of the administration.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

add_action( 'admin_menu', __NAMESPACE__ . '\\addAdminPages' );

/** Adds "Boardwalk" with its pages: "Publishing" for those who may publish by hand, the others for those who may change settings. */
function addAdminPages(): void {
	add_menu_page( __( 'Pier', 'boardwalk' ), 'Boardwalk', 'manage_options', 'boardwalk', __NAMESPACE__ . '\\printPierPage', 'dashicons-palmtree', 58 );
	add_submenu_page( 'boardwalk', __( 'Pier', 'boardwalk' ), __( 'Pier', 'boardwalk' ), 'manage_options', 'boardwalk', __NAMESPACE__ . '\\printPierPage' );
	add_submenu_page( 'boardwalk', __( 'Publishing', 'boardwalk' ), __( 'Publishing', 'boardwalk' ), 'boardwalk_publish', 'boardwalk-publishing', __NAMESPACE__ . '\\printPublishingPage' );
	add_submenu_page( 'boardwalk', __( 'Setup', 'boardwalk' ), __( 'Setup', 'boardwalk' ), 'manage_options', 'boardwalk-setup', __NAMESPACE__ . '\\printSetupPage' );
}
