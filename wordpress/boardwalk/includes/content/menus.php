<?php
/**
 * Registers the locations of menus.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

add_action( 'after_setup_theme', __NAMESPACE__ . '\\registerMenus', 20 );

/** Registers the menus that the site shows above and below every page. */
function registerMenus(): void {
	register_nav_menus(
		array(
			'primary' => 'Main menu of the site',
			'footer'  => 'Footer of the site',
		)
	);
}
