<?php
/**
 * Knows where the preview server is, and the secret that both sides share.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** Shorter secrets can be guessed. The server refuses them, too. */
const LEAST_PREVIEW_SECRET = 32;

/** Returns the address of the preview server; empty where there is none. */
function previewUrl(): string {
	return checkPreviewUrl( defined( 'BOARDWALK_PREVIEW_URL' ) ? (string) BOARDWALK_PREVIEW_URL : previewOption( 'url' ) );
}

/** Returns the shared secret; empty where there is none, or one that is too short. */
function previewSecret(): string {
	$secret = trim( defined( 'BOARDWALK_PREVIEW_SECRET' ) ? (string) BOARDWALK_PREVIEW_SECRET : previewOption( 'secret' ) );
	return strlen( $secret ) < LEAST_PREVIEW_SECRET ? '' : $secret;
}

/** Reads one of the settings; they are not loaded with every page. */
function previewOption( string $name ): string {
	$settings = get_option( 'boardwalk_preview', array() );
	return is_array( $settings ) && isset( $settings[ $name ] ) && is_string( $settings[ $name ] ) ? $settings[ $name ] : '';
}

/** Checks an address: http or https, without user, query and fragment. Returns it with a slash at its end; empty where it is wrong. */
function checkPreviewUrl( string $url ): string {
	$parts = wp_parse_url( trim( $url ) );
	if ( ! is_array( $parts ) || ! isset( $parts['scheme'], $parts['host'] ) || ! in_array( $parts['scheme'], array( 'http', 'https' ), true ) ) {
		return '';
	}
	$isPlain = ! array_intersect_key( $parts, array_flip( array( 'user', 'pass', 'query', 'fragment' ) ) ) && ( ! isset( $parts['path'] ) || '/' === $parts['path'] );
	return $isPlain ? esc_url_raw( rtrim( trim( $url ), '/' ) . '/', array( 'http', 'https' ) ) : '';
}
