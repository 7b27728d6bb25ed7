<?php
/**
 * Names post types within blocks: a list of entries (core/query), a link of a navigation.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** The attributes of blocks that name one post type, or a list of them. */
const TYPE_ATTRIBUTES = 'postType|postTypes|post_type|post_types';

/** Writes other names of post types into the blocks of a text: `names` are former ones with new ones. All else stays byte for byte. */
function typesInText( string $text, array $names ): string {
	$changed = preg_replace_callback(
		'/(<!--\s+wp:)([a-z0-9_\/-]+)(\s+)(\{[^<>]*\})(?=\s*\/?-->)/',
		static function ( array $found ) use ( $names ): string {
			$isLink = in_array( $found[2], array( 'navigation-link', 'navigation-submenu' ), true );
			return $found[1] . $found[2] . $found[3] . ( $isLink ? typesInLink( $found[4], $names ) : typesInAttributes( $found[4], $names ) );
		},
		$text
	);
	return null === $changed ? $text : $changed;
}

/** Changes the type of a link of a navigation where its entry has the new one. */
function typesInLink( string $json, array $names ): string {
	$link = json_decode( $json, true );
	$type = isset( $link['type'] ) && is_string( $link['type'] ) ? $link['type'] : '';
	$id   = isset( $link['id'] ) ? (int) $link['id'] : 0;
	if ( ! isset( $names[ $type ], $link['kind'] ) || 'post-type' !== $link['kind'] || get_post_type( $id ) !== $names[ $type ] ) {
		return $json;
	}
	return preg_replace( '/("type"\s*:\s*)"' . preg_quote( $type, '/' ) . '"/', '$1"' . $names[ $type ] . '"', $json );
}

/** Changes the attributes that name a post type, where the type is ours alone. */
function typesInAttributes( string $json, array $names ): string {
	$changed = preg_replace_callback(
		'/"(?:' . TYPE_ATTRIBUTES . ')"\s*:\s*(?:"[^"]*"|\[[^\]]*\])/',
		static function ( array $found ) use ( $names ): string {
			list( $name, $value ) = explode( ':', $found[0], 2 );
			foreach ( $names as $from => $to ) {
				$value = isOursAlone( $from ) ? str_replace( "\"$from\"", "\"$to\"", $value ) : $value;
			}
			return "$name:$value";
		},
		$json
	);
	return null === $changed ? $json : $changed;
}
