<?php
/**
 * The names of the post types: those of this version, and the bare ones of the former version, which the move leads from and back to.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** The option that says which names are used, and what was moved. */
const TYPES = 'boardwalk_types';

/** Cuts the prefix from the name of a post type: the name under which REST shows it, and the one of the former version. */
function bareName( string $postType ): string {
	return 0 === strpos( $postType, 'boardwalk_' ) ? substr( $postType, strlen( 'boardwalk_' ) ) : $postType;
}

/**
 * Reads the state of the names. `names` are "own" or, where they were taken back, "former"; `isDone` says that no entry is left to
 * move; `isUpgrade` that the former version ran here; `after` is the last entry whose text was looked at; `moved` counts entries and menu items by their
 * former type, `texts` those whose blocks name a type.
 */
function typesState(): array {
	$stored = get_option( TYPES );
	return ( is_array( $stored ) ? $stored : array() ) + array( 'names' => 'own', 'isDone' => false, 'isUpgrade' => null, 'after' => 0, 'moved' => array(), 'texts' => 0, 'problem' => '' );
}

/** Lists the bare names of the plugin's post types, each with its own name. Kinds of the site keep the names that it gave them. */
function ownNames(): array {
	$names = array();
	foreach ( ownKinds() as $kind ) {
		$names[ bareName( $kind['postType'] ) ] = $kind['postType'];
	}
	return $names;
}

/** Remembers before the first move if the former version ran here: it has left the role for reports or, in a network, the capability. */
function noteUpgrade(): void {
	$state = typesState();
	if ( null === $state['isUpgrade'] ) {
		$admin = get_role( 'administrator' );
		update_option( TYPES, array( 'isUpgrade' => get_role( REPORT_ROLE ) || ( $admin && $admin->has_cap( 'boardwalk_publish' ) ) ) + $state );
	}
}

/** Asks for a move to the names of this version, or for one back. The next request begins it, which may add to what was moved before. */
function askForMove( string $names ): void {
	$state = typesState();
	if ( ! $state['isDone'] || ( 'former' === $names && typesOfOthers() ) ) {
		return;
	}
	$kept = $names === $state['names'] ? $state : array();
	update_option( TYPES, array( 'names' => $names, 'isDone' => false, 'isUpgrade' => $state['isUpgrade'] ) + array_intersect_key( $kept, array( 'moved' => 1, 'texts' => 1 ) ) );
}

/** Lists the bare names that somebody else has registered as post types. */
function typesOfOthers(): array {
	$isOurs = 'former' === typesState()['names'];
	return $isOurs ? array() : array_values( array_filter( array_keys( ownNames() ), 'post_type_exists' ) );
}
