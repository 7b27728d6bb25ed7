<?php
/**
 * Renders the blocks: for the site as settings, for the editor as a picture.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

add_filter( 'rest_request_before_callbacks', __NAMESPACE__ . '\\startPreview', 10, 3 );
add_filter( 'rest_request_after_callbacks', __NAMESPACE__ . '\\endPreview', 10, 3 );

/** Renders a block. One that is not complete is not printed: the site would refuse it. */
function renderBlock( string $name, array $attributes ): string {
	$read = readBlock( $name, $attributes );
	if ( isPreview() ) {
		return previewBlock( $name, $read, $attributes );
	}
	if ( $read['missing'] ) {
		return '';
	}
	return '<div data-pier-block="' . esc_attr( $name ) . '" data-props="' . esc_attr( settingsAsJson( $read['settings'] ) ) . '">'
		. fallbackOf( $read['settings'] ) . '</div>';
}

/**
 * Writes settings as JSON that WordPress leaves alone in an attribute: it looks for shortcodes there, so texts have no
 * square brackets.
 */
function settingsAsJson( array $settings ): string {
	$json = wp_json_encode( (object) $settings, JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_HEX_QUOT );
	return (string) preg_replace_callback(
		'/"(?:[^"\\\\]|\\\\.)*"/',
		static fn( array $text ): string => str_replace( array( '[', ']' ), array( '\u005b', '\u005d' ), $text[0] ),
		(string) $json
	);
}

/** Writes what readers of feeds see, who know nothing of the settings. */
function fallbackOf( array $settings ): string {
	$html = '';
	foreach ( array( 'heading' => 'h2', 'text' => 'p' ) as $name => $tag ) {
		if ( isset( $settings[ $name ] ) ) {
			$html .= "<$tag>" . str_replace( '[', '&#091;', esc_html( $settings[ $name ] ) ) . "</$tag>";
		}
	}
	return $html;
}

/** Notes that the editor asks for the picture of one of the blocks. */
function startPreview( $response, $handler, \WP_REST_Request $request ) {
	if ( 0 === strpos( $request->get_route(), '/wp/v2/block-renderer/pier/' ) ) {
		isPreview( true );
	}
	return $response;
}

/** Notes that the picture is made. */
function endPreview( $response ) {
	isPreview( false );
	return $response;
}

/** Tells if the editor asks for a picture; remembers it where a value is given. */
function isPreview( ?bool $is = null ): bool {
	static $isPreview = false;
	if ( null !== $is ) {
		$isPreview = $is;
	}
	return $isPreview;
}
