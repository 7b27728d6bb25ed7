<?php
/**
 * The page "Boardwalk → Pier": what belongs to the pier and not to a developer.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

// Before the callback of the setting, which checks and stores.
add_filter( 'sanitize_option_boardwalk_pier', __NAMESPACE__ . '\\readPierForm', 5 );

/** Prints the form with the stored settings, or what was typed where it was refused. */
function printPierPage(): void {
	$refused = takeRefused( 'pier' );
	$pier    = $refused ? $refused['pier']['typed'] : (array) get_option( 'boardwalk_pier', array() );
	echo '<div class="wrap"><h1>' . esc_html__( 'Pier', 'boardwalk' ) . '</h1>';
	settings_errors();
	echo '<p>' . esc_html__( 'The details of the pier. The site shows them in place of those in the settings of the generator.', 'boardwalk' ) . '</p>';
	echo '<form method="post" action="' . esc_url( admin_url( 'options.php' ) ) . '">';
	settings_fields( 'boardwalk_pier' );
	echo '<input type="hidden" name="boardwalk_pier[form]" value="1">';
	echo '<table class="form-table boardwalk-form" role="presentation">';
	foreach ( pierFields() as $name => $field ) {
		printRow( $field, "boardwalk_pier[$name]", isset( $pier[ $name ] ) ? $pier[ $name ] : '' );
	}
	printRow( field( 'hours', 'hours', 'hours', __( 'Opening hours', 'boardwalk' ), '' ), 'boardwalk_pier[hours]', isset( $pier['hours'] ) ? $pier['hours'] : array() );
	printSocial( rows( $pier, 'social' ) );
	echo '</table><h2>' . esc_html__( 'Notice', 'boardwalk' ) . '</h2><p>' . esc_html__( 'A line above every page, such as "Closed on Friday". Without a text there is no notice.', 'boardwalk' ) . '</p>';
	echo '<table class="form-table boardwalk-form" role="presentation">';
	foreach ( noticeFields() as $name => $field ) {
		printRow( $field, "boardwalk_pier[notice][$name]", textOf( isset( $pier['notice'] ) ? $pier['notice'] : array(), $name ) );
	}
	echo '</table>';
	submit_button();
	echo '</form></div>';
}

/** Lists the parts of the notice. */
function noticeFields(): array {
	return array(
		'text'  => field( 'text', 'text', 'text', __( 'Text', 'boardwalk' ), '' ),
		'url'   => field( 'url', 'url', 'url', __( 'Link', 'boardwalk' ), __( 'Where the notice leads to; may be empty.', 'boardwalk' ) ),
		'until' => field( 'until', 'until', 'datetime', __( 'Shown until', 'boardwalk' ), __( 'May be empty.', 'boardwalk' ) ),
	);
}

/** Prints the links to social networks, and three empty rows. */
function printSocial( array $links ): void {
	echo '<tr><th scope="row">' . esc_html__( 'Social networks', 'boardwalk' ) . '</th><td><table class="boardwalk-rows">';
	printHead( array( __( 'Name', 'boardwalk' ), __( 'Address', 'boardwalk' ) ) );
	foreach ( array_merge( $links, array( array(), array(), array() ) ) as $index => $link ) {
		$name   = "boardwalk_pier[social][$index]";
		/* translators: %d: the number of a row */
		$number = sprintf( __( 'Link %d', 'boardwalk' ), $index + 1 );
		echo '<tr><td>';
		printCell( 'text', "{$name}[label]", textOf( $link, 'label' ), "$number, " . __( 'name', 'boardwalk' ) );
		echo '</td><td>';
		printCell( 'text', "{$name}[url]", textOf( $link, 'url' ), "$number, " . __( 'address', 'boardwalk' ) );
		echo '</td></tr>';
	}
	echo '</tbody></table><p class="description">' . esc_html__( 'To remove a link, empty its row. After saving there are more empty rows.', 'boardwalk' ) . '</p></td></tr>';
}

/** Turns the posted form into settings, and remembers it where they are refused. Other settings pass as they are. */
function readPierForm( $pier ) {
	if ( ! is_array( $pier ) || ! isset( $pier['form'] ) ) {
		return $pier;
	}
	$typed = $pier;
	unset( $pier['form'] );
	foreach ( array_intersect_key( pierFields(), $pier ) as $name => $field ) {
		$pier[ $name ] = readPosted( $field, $pier[ $name ] );
	}
	$pier['social'] = filledRows( rows( $pier, 'social' ), array( 'label', 'url' ) );
	$pier['hours']  = readPostedHours( __( 'Opening hours', 'boardwalk' ), isset( $pier['hours'] ) ? $pier['hours'] : null );
	$checked        = checkPier( $pier );
	// Without the rows that were left empty: the form adds some of its own.
	$typed = array( 'social' => $pier['social'] ) + ( is_wp_error( $pier['hours'] ) ? array() : array( 'hours' => $pier['hours'] ) ) + $typed;
	keepRefused( 'pier', is_wp_error( $checked ) ? array( 'pier' => array( 'typed' => $typed ) ) : array() );
	return $pier;
}
