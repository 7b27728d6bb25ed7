<?php
/**
 * Prints the choice of one option, and of several.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** Lists the options of a field by their values; none where it has none. */
function optionsOf( array $field ): array {
	return isset( $field['options'] ) ? $field['options'] : array();
}

/** Prints a list from which one option is chosen. A value that is none of them stays in sight. */
function printChoice( array $options, string $name, string $value, string $attributes ): void {
	echo '<select id="' . esc_attr( idOf( $name ) ) . '" name="' . esc_attr( $name ) . '"' . $attributes . '>'; // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by the caller.
	foreach ( isset( $options[ $value ] ) ? $options : $options + array( $value => $value ) as $one => $label ) {
		echo '<option value="' . esc_attr( (string) $one ) . '"' . selected( (string) $one, $value, false ) . '>' . esc_html( $label ) . '</option>';
	}
	echo '</select>';
}

/** Prints a checkbox for each option. Values that are none of them stay until they are unchecked. */
function printChoices( string $legend, array $options, string $name, array $chosen ): void {
	echo '<fieldset class="boardwalk-choices"><legend class="screen-reader-text">' . esc_html( $legend ) . '</legend>';
	// The empty value arrives where no box is checked.
	echo '<input type="hidden" name="' . esc_attr( "{$name}[]" ) . '" value="">';
	$chosen = array_map( 'strval', array_filter( $chosen, 'is_scalar' ) );
	foreach ( $options + array_combine( $chosen, $chosen ) as $one => $label ) {
		printf(
			'<label><input type="checkbox" name="%1$s" value="%2$s"%3$s> %4$s</label> ',
			esc_attr( "{$name}[]" ),
			esc_attr( (string) $one ),
			checked( in_array( (string) $one, $chosen, true ), true, false ),
			esc_html( $label )
		);
	}
	echo '</fieldset>';
}
