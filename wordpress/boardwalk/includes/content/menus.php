<?php
/**
 * Registers the locations of menus.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

// Before it, WordPress has no texts yet.
add_action( 'init', __NAMESPACE__ . '\\registerMenus', 1 );

/** Registers the menus that the site shows above and below every page. */
function registerMenus(): void {
	register_nav_menus(
		array(
			'primary' => __( 'Main menu of the site', 'boardwalk' ),
			'footer'  => __( 'Footer of the site', 'boardwalk' ),
		)
	);
}
