<?php
/**
 * Tells which blocks show what is stored outside of their entry: fields of others, options, tables of plugins. The
 * generator reads such an entry again after any change.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** Tells if a block shows others. Those of WordPress itself are known to the generator by their names. */
function showsOthers( string $name, array $block ): bool {
	$type      = \WP_Block_Type_Registry::get_instance()->get_registered( $name );
	$isForeign = $type && $type->is_dynamic() && ! preg_match( '/^(core|boardwalk)\//', $name );
	return $isForeign || 'core/pattern' === $name || bindsOthers( $block['attrs'] ) || hasShortcode( (string) $block['innerHTML'] );
}

/** Tells if attributes are bound to something other than fields of the entry. */
function bindsOthers( array $attributes ): bool {
	$bindings = isset( $attributes['metadata']['bindings'] ) && is_array( $attributes['metadata']['bindings'] ) ? $attributes['metadata']['bindings'] : array();
	return (bool) array_diff( array_column( $bindings, 'source' ), array( 'core/post-meta', 'core/pattern-overrides' ) );
}

/** Tells if a text has a shortcode. Some of WordPress show what is written in them, and nothing else. */
function hasShortcode( string $html ): bool {
	global $shortcode_tags;
	if ( false === strpos( $html, '[' ) || ! preg_match_all( '@\[([^<>&/\[\]\x00-\x20=]++)@', $html, $found ) ) {
		return false;
	}
	$known = array_diff( array_keys( (array) $shortcode_tags ), array( 'caption', 'wp_caption', 'audio', 'video', 'embed' ) );
	return (bool) array_intersect( $found[1], $known );
}
