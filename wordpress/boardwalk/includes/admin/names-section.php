<?php
/**
 * The part of the page "Setup" about entries of the former version: what was moved to other post types, and the way back.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** Prints how many entries were moved and how many were left, with a button for the way back. Nothing for a site that has none. */
function printNamesSection(): void {
	$state  = typesState();
	$left   = 'own' === $state['names'] ? entriesLeft() : array();
	$moved  = array_filter( $state['moved'], 'array_sum' );
	$isBack = 'former' === $state['names'];
	if ( ! $moved && ! $left && ! $isBack && $state['isDone'] ) {
		return;
	}
	echo '<h2>' . esc_html__( 'Entries of the former version', 'boardwalk' ) . '</h2><p>';
	echo esc_html( $isBack ? __( 'The entries have the post types of the former version.', 'boardwalk' ) : __( 'The post types have names of their own now, so that other plugins may have types called "event". Addresses, ids and fields are the same.', 'boardwalk' ) );
	if ( ! $state['isDone'] ) {
		echo ' <strong>' . esc_html( '' === $state['problem'] ? __( 'The move goes on with the next page of WordPress that somebody opens.', 'boardwalk' ) : $state['problem'] ) . '</strong>';
	}
	echo '</p>';
	printMoved( $isBack ? array_flip( ownNames() ) : ownNames(), $moved, $left );
	/* translators: %d: number of texts */
	echo '<p>' . esc_html( sprintf( __( 'Texts with blocks that name a type, changed: %d', 'boardwalk' ), $state['texts'] ) ) . '</p>';
	if ( array_sum( $left ) > 0 ) {
		echo '<p>' . esc_html__( 'Entries stay where they are if another plugin has registered the type and they have no field of Boardwalk, or if they have fields that are named after the type, as those of other plugins are.', 'boardwalk' ) . '</p>';
	}
	echo '<div class="boardwalk-buttons">';
	if ( $state['isDone'] && ( $isBack || $left ) ) {
		printRemedy( action( 'boardwalk_types', $isBack ? __( 'Move the entries again', 'boardwalk' ) : __( 'Look again for entries to move', 'boardwalk' ) ) );
	}
	if ( $state['isDone'] && ! $isBack ) {
		if ( typesOfOthers() ) {
			/* translators: %s: names of post types */
			echo '<p>' . esc_html( sprintf( __( 'The move can be taken back while no other plugin has registered these types: %s', 'boardwalk' ), implode( ', ', typesOfOthers() ) ) ) . '</p>';
		} else {
			printRemedy( action( 'boardwalk_former_types', __( 'Take the move back', 'boardwalk' ) ) );
		}
	}
	echo '</div>';
}

/** Prints the table: `names` are former types with new ones. */
function printMoved( array $names, array $moved, array $left ): void {
	$heads = array( __( 'Former type', 'boardwalk' ), __( 'Present type', 'boardwalk' ), __( 'Entries', 'boardwalk' ), __( 'Menu items', 'boardwalk' ), __( 'Left', 'boardwalk' ) );
	echo '<table class="widefat striped boardwalk-moved"><thead><tr><th scope="col">' . implode( '</th><th scope="col">', array_map( 'esc_html', $heads ) ) . '</th></tr></thead><tbody>';
	foreach ( $names as $from => $to ) {
		$count = ( isset( $moved[ $from ] ) ? $moved[ $from ] : array() ) + array( 'entries' => 0, 'menuItems' => 0 );
		$cells = array( $count['entries'], $count['menuItems'], isset( $left[ $from ] ) ? $left[ $from ] : 0 );
		echo '<tr><td><code>' . esc_html( $from ) . '</code></td><td><code>' . esc_html( $to ) . '</code></td><td>' . implode( '</td><td>', array_map( 'intval', $cells ) ) . '</td></tr>';
	}
	echo '</tbody></table>';
}

/** Counts the entries that still have a bare type. */
function entriesLeft(): array {
	global $wpdb;
	$types = array_keys( ownNames() );
	$rows  = queryRows( $wpdb->prepare( "SELECT post_type, COUNT(*) FROM {$wpdb->posts} WHERE post_status <> 'auto-draft' AND post_type IN (" . placeholders( $types, '%s' ) . ') GROUP BY post_type', $types ) ); // phpcs:ignore WordPress.DB -- placeholders() makes one for each value.
	return array_map( 'intval', array_column( $rows, 1, 0 ) );
}
