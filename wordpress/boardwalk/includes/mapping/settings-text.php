<?php
/**
 * Writes a proposed mapping as a part of site.config.ts.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** Writes the setting `mapping`, to be put among the others. `proposals` are by kind. */
function settingsText( array $proposals ): string {
	$text = "  mapping: {\n";
	foreach ( $proposals as $kind => $proposal ) {
		$text .= "    $kind: {\n      list: " . quoted( $proposal['list'] ) . ",\n      fields: {\n";
		foreach ( $proposal['fields'] as $name => $place ) {
			$text .= "        $name: " . placeText( $place ) . ",\n";
		}
		$text .= "      },\n    },\n";
	}
	return "$text  },\n";
}

/** Writes where a field is: a path alone, or an object with what else is said. */
function placeText( array $place ): string {
	if ( 1 === count( $place ) ) {
		return quoted( $place['path'] );
	}
	$parts = array();
	foreach ( $place as $name => $value ) {
		$parts[] = "$name: " . quoted( $value );
	}
	return '{ ' . implode( ', ', $parts ) . ' }';
}

/** Writes a text in quotes, as TypeScript reads it. */
function quoted( string $text ): string {
	return "'" . addcslashes( preg_replace( '/[\x00-\x1f]/', '', $text ), "'\\" ) . "'";
}
