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

/** Registers the menus that the site shows above and below every page. A theme that has such a place keeps its words for it. */
function registerMenus(): void {
	$places = array(
		'primary' => __( 'Main menu of the site', 'boardwalk' ),
		'footer'  => __( 'Footer of the site', 'boardwalk' ),
	);
	placesOfOthers( array_intersect_key( get_registered_nav_menus(), $places ) );
	register_nav_menus( array_diff_key( $places, placesOfOthers() ) );
}

/** Keeps the places of the theme that have the names of ours, with its words. Without a list, returns it. */
function placesOfOthers( ?array $found = null ): array {
	static $places = array();
	$places        = null === $found ? $places : $found;
	return $places;
}
