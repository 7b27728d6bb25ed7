<?php
/**
 * Notices changes of the settings that the public site depends on.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

add_action( 'updated_option', __NAMESPACE__ . '\\noticeOption', 10, 3 );
add_action( 'added_option', __NAMESPACE__ . '\\noticeNewOption', 10, 2 );
add_action( 'deleted_option', __NAMESPACE__ . '\\noticeNewOption' );
add_action( 'switch_theme', __NAMESPACE__ . '\\noticeTheme', 10, 0 );

/** Notices a public setting that has another value, and menus that get another place. */
function noticeOption( string $name, $old, $new ): void {
	if ( in_array( $name, publicOptionNames(), true ) ) {
		askForBuild( 'change', 'settings' );
	} elseif ( get_option( 'stylesheet' ) === substr( $name, strlen( 'theme_mods_' ) ) && 0 === strpos( $name, 'theme_mods_' ) && placesOf( $old ) !== placesOf( $new ) ) {
		askForBuild( 'change', 'menus' );
	}
}

/** Notices a public setting that is stored for the first time, or deleted. */
function noticeNewOption( string $name, $value = null ): void {
	noticeOption( $name, null, $value );
}

/** Notices another theme: the menus of its places are other ones. */
function noticeTheme(): void {
	askForBuild( 'change', 'menus' );
}

/** Reads the menus of the places from the settings of a theme. */
function placesOf( $settings ): array {
	return is_array( $settings ) && isset( $settings['nav_menu_locations'] ) ? (array) $settings['nav_menu_locations'] : array();
}
