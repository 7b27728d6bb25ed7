<?php
/**
 * Finds the public entries and patterns whose texts name something.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** Finds the public entries with one of the targets in their text, or in that of a pattern within them, however deep. */
function entriesAround( array $targets ): array {
	$found = array();
	while ( $targets ) {
		$new     = array_diff_key( entriesWith( $targets ), $found );
		$found  += $new;
		$targets = targetsOf( PATTERN, array_keys( $new, 'wp_block', true ) );
	}
	return array_keys( array_diff( $found, array( 'wp_block' ) ) );
}

/**
 * Finds the public entries and patterns whose text has one of the targets, each a kind with its number. Returns their types by
 * id. Unknown texts are read first.
 */
function entriesWith( array $targets ): array {
	if ( ! $targets ) {
		return array();
	}
	$wanted = array( MUCH => array( 0 => true ) );
	foreach ( $targets as $target ) {
		$wanted[ $target[0] ][ $target[1] ] = true;
	}
	$found = array();
	$see   = static function ( int $id, string $type, array $references ) use ( $wanted, &$found ): void {
		foreach ( $references as $reference ) {
			if ( isset( $wanted[ $reference[0] ][ $reference[1] ] ) ) {
				$found[ $id ] = $type;
			}
		}
	};
	readTexts( unknownTexts(), $see );
	foreach ( $wanted as $kind => $numbers ) {
		foreach ( array_chunk( array_keys( $numbers ), 1000 ) as $chunk ) {
			$rows = askReferences( 'SELECT DISTINCT post.ID, post.post_type FROM ' . referencesTable() . " AS reference JOIN {$GLOBALS['wpdb']->posts} AS post ON post.ID = reference.entry WHERE reference.kind = $kind AND reference.target IN (" . implode( ', ', $chunk ) . ') AND ' . hasReferences() );
			if ( null === $rows ) {
				readTexts( allTexts(), $see );
				return $found;
			}
			$found += array_column( $rows, 1, 0 );
		}
	}
	return $found;
}

/** Makes references of one kind to several numbers. */
function targetsOf( int $kind, array $ids ): array {
	return array_map(
		static function ( int $id ) use ( $kind ): array {
			return array( $kind, $id );
		},
		array_values( $ids )
	);
}
