<?php
/**
 * Gives a new modified date to entries that changed without being saved: their pattern, a field, the words of a picture, or
 * the address of an entry that a block of theirs names. The generator reads an entry again when this date is another one.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/**
 * Remembers an id until the end of the request: of `entries`, `patterns` or `files`, or of what blocks name by its number.
 * Returns all that are remembered.
 */
function touchLater( string $what = '', int $id = 0 ): array {
	static $ids = array( 'entries' => array(), 'patterns' => array(), 'files' => array(), 'named' => array() );
	if ( ! array_filter( $ids ) && $id > 0 ) {
		add_action( 'shutdown', __NAMESPACE__ . '\\touchNow', 10 );
	}
	if ( $id > 0 ) {
		$ids[ $what ][ $id ] = $id;
	} elseif ( 'forget' === $what ) {
		$ids = array( 'entries' => array(), 'patterns' => array(), 'files' => array(), 'named' => array() );
	}
	return $ids;
}

/** Remembers the entries that were saved in this request, and returns them. */
function savedEntries( int $id = 0 ): array {
	static $ids = array();
	if ( $id > 0 ) {
		$ids[ $id ] = $id;
	}
	return $ids;
}

/**
 * Gives the remembered entries, and those with remembered patterns and files, a new modified date. Nobody waits for it, where the
 * server can end the answer before.
 */
function touchNow(): void {
	$ids = touchLater();
	touchLater( 'forget' );
	endAnswer();
	$targets = array_merge( targetsOf( PATTERN, $ids['patterns'] ), targetsOf( NUMBER, $ids['named'] ), ...array_map( __NAMESPACE__ . '\\fileTargets', array_values( $ids['files'] ) ) );
	$changed = array_merge( $ids['entries'], entriesAround( $targets ) );
	touchEntries( array_values( array_diff( array_unique( $changed ), savedEntries() ) ) );
}

/** Writes a new modified date. Only entries that are public get one. */
function touchEntries( array $ids ): void {
	global $wpdb;
	foreach ( array_chunk( $ids, 200 ) as $chunk ) {
		$wpdb->query(
			$wpdb->prepare( // phpcs:ignore WordPress.DB -- placeholders() makes one for each value.
				"UPDATE {$wpdb->posts} SET post_modified = %s, post_modified_gmt = %s WHERE post_status = 'publish' AND ID IN (" . placeholders( $chunk, '%d' ) . ')', // phpcs:ignore WordPress.DB -- placeholders() makes one for each value.
				array_merge( array( current_time( 'mysql' ), current_time( 'mysql', true ) ), $chunk )
			)
		);
		array_map( 'clean_post_cache', $chunk );
		foreach ( $chunk as $id ) {
			askForBuild( 'change', (string) $id );
		}
	}
	if ( $ids ) {
		noteChange();
	}
}
