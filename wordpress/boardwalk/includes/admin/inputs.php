<?php
/**
 * Prints the fields of the tables as rows of a form, without script.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** Prints a field with its label, help and the reason why its value was refused. */
function printRow( array $field, string $name, $value, string $wrong = '' ): void {
	$id    = idOf( $name );
	$label = in_array( $field['type'], array( 'hours', 'dates', 'choices', 'boolean' ), true ) ? esc_html( $field['label'] ) : '<label for="' . esc_attr( $id ) . '">' . esc_html( $field['label'] ) . '</label>';
	echo '<tr><th scope="row">' . $label . '</th><td>'; // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped above.
	if ( '' !== $wrong ) {
		echo '<p class="boardwalk-wrong" id="' . esc_attr( $id ) . '-wrong">' . esc_html( $wrong ) . '</p>';
	}
	printControl( $field, $name, $value, '' !== $wrong );
	if ( '' !== $field['help'] && 'boolean' !== $field['type'] ) {
		echo '<p class="description" id="' . esc_attr( $id ) . '-help">' . esc_html( $field['help'] ) . '</p>';
	}
	echo '</td></tr>';
}

/** Prints the control of a field by its type. */
function printControl( array $field, string $name, $value, bool $isWrong ): void {
	$id = idOf( $name );
	switch ( $field['type'] ) {
		case 'hours':
			printHours( $field['label'], $name, $value );
			return;
		case 'dates':
			printDates( $field['label'], $name, $value );
			return;
		case 'choices':
			printChoices( $field['label'], optionsOf( $field ), $name, is_array( $value ) ? $value : array() );
			return;
		case 'choice':
			printChoice( array( '' => '—' ) + optionsOf( $field ), $name, scalar( $value ), described( $field, $id, $isWrong ) );
			return;
		case 'reference':
			printReference( $field, $name, $value );
			return;
		case 'file':
			printNumberOf( $name, scalar( $value ), __( 'The number of the file, from its address in the library.', 'boardwalk' ) );
			return;
		case 'boolean':
			// The hidden value arrives where the box is not checked.
			printf(
				'<input type="hidden" name="%1$s" value="0"><label><input type="checkbox" id="%2$s" name="%1$s" value="1"%3$s> %4$s</label>',
				esc_attr( $name ),
				esc_attr( $id ),
				checked( rest_sanitize_boolean( is_scalar( $value ) ? $value : false ), true, false ),
				esc_html( '' === $field['help'] ? $field['label'] : $field['help'] )
			);
			return;
		case 'lines':
			printf(
				'<textarea id="%1$s" name="%2$s" rows="3" class="large-text"%3$s>%4$s</textarea>',
				esc_attr( $id ),
				esc_attr( $name ),
				described( $field, $id, $isWrong ), // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there.
				esc_textarea( scalar( $value ) )
			);
			return;
	}
	list( $type, $attributes, $class ) = inputOf( $field['type'], scalar( $value ) );
	printf(
		'<input type="%1$s" id="%2$s" name="%3$s" value="%4$s" class="%5$s"%6$s%7$s>',
		esc_attr( $type ),
		esc_attr( $id ),
		esc_attr( $name ),
		// As in a text area: esc_attr() would turn a typed "&lt;" into "<".
		esc_textarea( scalar( $value ) ),
		esc_attr( $class ),
		$attributes, // phpcs:ignore WordPress.Security.EscapeOutput -- Constants.
		described( $field, $id, $isWrong ) // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there.
	);
}

/**
 * Chooses the type, further attributes and the class of an input. The server says what is wrong with a value: a
 * browser would refuse the whole form, without a word where the box is closed.
 */
function inputOf( string $type, string $value ): array {
	$text = array(
		'number'  => array( 'text', ' inputmode="decimal"', 'small-text boardwalk-number' ),
		'integer' => array( 'text', ' inputmode="numeric"', 'small-text boardwalk-number' ),
		'url'     => array( 'text', ' inputmode="url" placeholder="https://"', 'large-text code' ),
		'email'   => array( 'text', ' inputmode="email"', 'regular-text' ),
		'phone'   => array( 'tel', '', 'regular-text' ),
		'money'   => array( 'text', '', 'regular-text' ),
	);
	if ( isset( $text[ $type ] ) ) {
		return $text[ $type ];
	}
	$patterns = array(
		'datetime' => array( 'datetime-local', '/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/D' ),
		'date'     => array( 'date', '/^\d{4}-\d\d-\d\d$/D' ),
		'time'     => array( 'time', '/^\d\d:\d\d$/D' ),
	);
	if ( ! isset( $patterns[ $type ] ) ) {
		return array( 'text', '', 'large-text' );
	}
	list( $input, $pattern ) = $patterns[ $type ];
	// A browser shows nothing for a value of another form: as text it stays in sight.
	$isShown = '' === $value || preg_match( $pattern, $value );
	$seconds = 'datetime' === $type && 19 === strlen( $value ) && ':00' !== substr( $value, -3 ) ? ' step="1"' : '';
	return array( $isShown ? $input : 'text', $seconds, '' );
}

/**
 * Says the zone of the dates and times of a form, once, with the address of the setting where it is no city, for those who may
 * change it; null for a kind without them.
 */
function zoneNote( string $kind ): ?array {
	if ( ! in_array( 'datetime', array_column( fields( $kind ), 'type' ), true ) ) {
		return null;
	}
	$isCity = '' !== (string) get_option( 'timezone_string' );
	return array(
		/* translators: %s: a time zone, such as America/New_York or +02:00 */
		'text' => sprintf( __( 'Dates and times are those of the pier, in the time zone %s.', 'boardwalk' ), wp_timezone_string() ),
		'link' => __( 'Choose the nearest city', 'boardwalk' ),
		'url'  => ! $isCity && current_user_can( 'manage_options' ) ? admin_url( 'options-general.php#timezone_string' ) : '',
	);
}

/** Makes the attributes that lead from a control to its help, and to the reason of a refusal. */
function described( array $field, string $id, bool $isWrong ): string {
	$ids = array_merge( $isWrong ? array( "$id-wrong" ) : array(), '' === $field['help'] ? array() : array( "$id-help" ) );
	return ( $ids ? ' aria-describedby="' . esc_attr( implode( ' ', $ids ) ) . '"' : '' ) . ( $isWrong ? ' aria-invalid="true"' : '' );
}

/** Makes an id of a name such as "boardwalk[hours][0]". */
function idOf( string $name ): string {
	return trim( (string) preg_replace( '/[^A-Za-z0-9_]+/', '-', $name ), '-' );
}

/** Writes a value as text; nothing for lists. */
function scalar( $value ): string {
	return is_scalar( $value ) ? (string) $value : '';
}
