<?php
/**
 * Writes the html of the previews: everything is escaped here, and links lead nowhere.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** Makes an element with html inside. */
function element( string $tag, string $class, string $html, array $attributes = array() ): string {
	$written = '' === $class ? '' : ' class="' . esc_attr( $class ) . '"';
	foreach ( $attributes as $name => $value ) {
		$written .= ' ' . $name . '="' . esc_attr( (string) $value ) . '"';
	}
	return "<$tag$written>$html</$tag>";
}

/** Makes an element with a text inside; nothing for an empty text. */
function words( string $tag, string $class, string $text ): string {
	return '' === $text ? '' : element( $tag, $class, esc_html( $text ) );
}

/** Makes an element around html; nothing where it is empty. */
function around( string $tag, string $class, string $html ): string {
	return '' === $html ? '' : element( $tag, $class, $html );
}

/** Makes the html of each row and joins it. */
function eachOf( array $rows, callable $make ): string {
	return implode( '', array_map( $make, $rows, array_keys( $rows ) ) );
}

/** Makes an image of the library; nothing where it is missing. */
function picture( ?int $id, string $class = '' ): string {
	$html = $id ? wp_get_attachment_image( $id, 'large', false, array_filter( array( 'class' => $class, 'loading' => 'lazy' ) ) ) : '';
	return '' === $class ? preg_replace( '/ class="[^"]*"/', '', $html ) : $html;
}

/** Makes a link with the look of a button, or of a text with an arrow. */
function actionLink( ?array $link, string $look ): string {
	if ( ! $link ) {
		return '';
	}
	return element( 'a', "ActionLink_action ActionLink_$look", words( 'span', '', $link['label'] ) . ( 'text' === $look ? icon( 'M5 12h14M13 6l6 6-6 6' ) : '' ) );
}

/** Makes an icon of its path. */
function icon( string $path ): string {
	return '<svg class="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><path d="' . esc_attr( $path ) . '"></path></svg>';
}

/** Makes a list of names and values, those with a value only. */
function factList( string $class, array $facts ): string {
	$html = '';
	foreach ( $facts as $name => $value ) {
		$html .= '' === (string) $value ? '' : element( 'div', '', words( 'dt', '', $name ) . words( 'dd', '', (string) $value ) );
	}
	return around( 'dl', $class, $html );
}

/** Writes a number with separators of thousands, as the language of the user does. */
function numberText( float $value ): string {
	$decimals = strlen( (string) strrchr( (string) round( $value, 3 ), '.' ) );
	return number_format_i18n( $value, $decimals > 1 ? $decimals - 1 : 0 );
}

/** Reads a text of settings; an empty one where it is missing. */
function settingOf( array $settings, string $name ): string {
	return isset( $settings[ $name ] ) && is_scalar( $settings[ $name ] ) ? (string) $settings[ $name ] : '';
}
