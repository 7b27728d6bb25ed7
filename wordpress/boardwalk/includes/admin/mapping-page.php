<?php
/**
 * The page "Content of other plugins" behind Setup: a proposal for the setting `mapping` of the generator.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** Prints the part of the page Setup that leads there. */
function printMappingSection(): void {
	echo '<h2>' . esc_html__( 'Content of other plugins', 'boardwalk' ) . '</h2><p>' . esc_html__( 'Events and places of another plugin or of fields of your own can stay where they are: a setting of the generator says where it finds them.', 'boardwalk' ) . '</p><div class="boardwalk-buttons">';
	printRemedy( remedy( admin_url( 'admin.php?page=boardwalk-setup&view=mapping' ), __( 'Propose the setting', 'boardwalk' ) ) );
	echo '</div>';
}

/** Prints the proposal: how the newest entries would be read, the text of the setting, and the types that fit nowhere. */
function printMappingPage(): void {
	echo '<div class="wrap"><h1>' . esc_html__( 'Content of other plugins', 'boardwalk' ) . '</h1><p><a href="' . esc_url( admin_url( 'admin.php?page=boardwalk-setup' ) ) . '">' . esc_html__( 'Back to Setup', 'boardwalk' ) . '</a></p>';
	if ( ! function_exists( 'graphql' ) ) {
		echo '<p>' . esc_html__( 'The plugin is not active. Without it the generator can read nothing.', 'boardwalk' ) . ' (WPGraphQL)</p>';
		printRemedy( graphqlRemedy() );
		echo '</div>';
		return;
	}
	$proposal = proposeMapping();
	if ( $proposal['kinds'] ) {
		echo '<p>' . esc_html__( 'This is guessed from names and from the newest public entries. Nothing is stored here. Compare the values with what you know, the hours above all, before you use it.', 'boardwalk' ) . '</p>';
	} else {
		echo '<div class="notice notice-info inline"><p>' . esc_html__( 'No type of another plugin fits a kind of Boardwalk: nothing is proposed.', 'boardwalk' ) . '</p></div>';
	}
	foreach ( $proposal['kinds'] as $kind => $found ) {
		printProposal( $kind, $found );
	}
	if ( $proposal['kinds'] ) {
		$text = settingsText( $proposal['kinds'] );
		echo '<h2><label for="boardwalk-mapping">' . esc_html__( 'The setting', 'boardwalk' ) . '</label></h2><p id="boardwalk-mapping-help">';
		/* translators: %s: the name of a file */
		printf( esc_html__( 'Copy it into %s, beside siteUrl. Then run:', 'boardwalk' ), '<code>site.config.ts</code>' );
		echo ' <code>boardwalk check</code></p><textarea id="boardwalk-mapping" class="large-text code" readonly aria-describedby="boardwalk-mapping-help" rows="' . (int) substr_count( $text, "\n" ) . '">' . esc_textarea( $text ) . '</textarea>';
	}
	printLeft( $proposal['left'] );
	echo '</div>';
}

/** Prints how the entries of a type would be read: a row for each field, a column for each entry. */
function printProposal( string $kind, array $found ): void {
	$type   = $found['type'];
	$labels = array_column( translatedFields( $kind ), 'label', 'graphql' ) + array( 'text' => __( 'Text', 'boardwalk' ), 'picture' => __( 'Picture', 'boardwalk' ) );
	/* translators: 1: the name of a kind, such as "Event", 2: the name of a type of another plugin */
	$title = sprintf( __( '%1$s: %2$s', 'boardwalk' ), kindText( kinds()[ $kind ]['labels'][0] ), $type->label );
	$heads = array( __( 'Field', 'boardwalk' ), __( 'Read from', 'boardwalk' ) );
	foreach ( array_keys( $found['entries'] ) as $id ) {
		$heads[] = wp_html_excerpt( get_the_title( $id ), 60, '…' );
	}
	echo '<h2>' . esc_html( $title ) . ' <code>' . esc_html( $type->name ) . '</code></h2>';
	foreach ( proposalNotes( $kind, $found ) as $note ) {
		echo '<p>' . esc_html( $note ) . '</p>';
	}
	echo '<div class="boardwalk-scroll" role="region" tabindex="0" aria-label="' . esc_attr( $title ) . '"><table class="widefat striped boardwalk-mapping">';
	printHead( array_map( 'html_entity_decode', $heads ) );
	foreach ( $found['fields'] as $name => $place ) {
		echo '<tr><th scope="row">' . esc_html( isset( $labels[ $name ] ) ? $labels[ $name ] : $name ) . '</th><td><code>' . esc_html( placeText( $place ) ) . '</code></td>';
		foreach ( $found['entries'] as $values ) {
			$words = valueWords( $name, $found['fields'], $values );
			echo '<td>' . ( '' === $words ? '<span aria-hidden="true">–</span><span class="screen-reader-text">' . esc_html__( 'Empty', 'boardwalk' ) . '</span>' : esc_html( $words ) ) . '</td>';
		}
		echo '</tr>';
	}
	echo '</tbody></table></div>';
}

/** Lists what somebody has to know before the setting is used. */
function proposalNotes( string $kind, array $found ): array {
	$notes  = array();
	$count  = wp_count_posts( kinds()[ $kind ]['postType'] );
	$own    = isset( $count->publish ) && isset( registeredKinds()[ $kind ] ) ? (int) $count->publish : 0;
	$fields = $found['fields'];
	if ( $own > 0 ) {
		/* translators: %s: a number */
		$notes[] = sprintf( _n( 'With this setting builds read these entries in the place of the %s published entry that Boardwalk has of this kind.', 'With this setting builds read these entries in the place of the %s published entries that Boardwalk has of this kind.', $own, 'boardwalk' ), number_format_i18n( $own ) );
	}
	if ( isset( $fields['startDate']['format'] ) && isAmbiguous( array_merge( ...array_values( array_column( $found['entries'], $fields['startDate']['path'] ) ) ), $fields['startDate']['format'] ) ) {
		$notes[] = __( 'Each of these dates has a meaning with day and month exchanged, too: look at them closely.', 'boardwalk' );
	}
	if ( isset( $fields['price'] ) && count( $fields['price'] ) > 1 ) {
		$notes[] = __( 'The amounts have no currency: the one of the language of this site is proposed.', 'boardwalk' );
	}
	return $notes;
}

/** Writes a value as it would be read; '' for none. */
function valueWords( string $name, array $fields, array $values ): string {
	$place = $fields[ $name ];
	if ( 'startDate' === $name || 'endDate' === $name ) {
		return mappedDateWords( dateIn( $values, $fields, 'startDate' ), dateIn( $values, $fields, 'endDate' ), 'endDate' === $name );
	}
	$found = $values[ $place['path'] ];
	if ( $found && ( 'venueLocationId' === $name || 'locationId' === $name ) ) {
		return html_entity_decode( get_the_title( (int) $found[0] ) );
	}
	$words = array();
	foreach ( $found as $value ) {
		$words[] = is_bool( $value ) ? ( $value ? __( 'Yes', 'boardwalk' ) : __( 'No', 'boardwalk' ) ) : amountWords( (string) $value, $place );
	}
	return wp_html_excerpt( implode( ', ', $words ), 60, '…' );
}

/** Adds the currency to an amount alone, as the generator does. */
function amountWords( string $value, array $place ): string {
	if ( ! preg_match( '/^\d+([.,]\d+)?$/', trim( $value ) ) || ( ! isset( $place['before'] ) && ! isset( $place['after'] ) ) ) {
		return $value;
	}
	$amount = preg_replace( '/^(\d+[.,]\d)$/', '${1}0', trim( $value ) );
	return ( isset( $place['before'] ) ? $place['before'] : '' ) . $amount . ( isset( $place['after'] ) ? $place['after'] : '' );
}

/** Reads a date of an entry; null without. */
function dateIn( array $values, array $fields, string $name ): ?array {
	$place = isset( $fields[ $name ] ) ? $fields[ $name ] : array();
	if ( ! $place || ! $values[ $place['path'] ] ) {
		return null;
	}
	$zone = isset( $place['zoneField'], $values[ $place['zoneField'] ][0] ) ? (string) $values[ $place['zoneField'] ][0] : '';
	$time = isset( $place['timeField'], $values[ $place['timeField'] ][0] ) ? (string) $values[ $place['timeField'] ][0] : '';
	$date = readDate( $values[ $place['path'] ][0], $place, $zone, $time );
	if ( ! $date || 'endDate' !== $name || ! isset( $place['timeField'] ) || $place['path'] !== $fields['startDate']['path'] ) {
		return $date;
	}
	// An end on the day of the start: without a time it is none, and before the start it is after midnight.
	$start = dateIn( $values, $fields, 'startDate' );
	$isDue = ! $start || $date['date'] >= $start['date'];
	return '' === $time ? null : ( $isDue ? $date : array( 'date' => $date['date']->modify( '+1 day' ) ) + $date );
}

/** Prints the types that are not in the proposal, with the reason. */
function printLeft( array $left ): void {
	if ( ! $left ) {
		return;
	}
	echo '<h2>' . esc_html__( 'Not proposed', 'boardwalk' ) . '</h2><table class="widefat striped boardwalk-pages">';
	printHead( array( __( 'Type', 'boardwalk' ), __( 'Reason', 'boardwalk' ) ) );
	foreach ( $left as $name => list( $label, $reason ) ) {
		echo '<tr><th scope="row">' . esc_html( $label ) . ' <code>' . esc_html( $name ) . '</code></th><td>' . esc_html( $reason ) . '</td></tr>';
	}
	echo '</tbody></table>';
}
