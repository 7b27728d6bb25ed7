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

/** Gives the remembered entries, and those with remembered patterns and files, a new modified date. */
function touchNow(): void {
	$ids = touchLater();
	touchLater( 'forget' );
	$files    = array_merge( marksOf( 'fileMarks', $ids['files'] ), marksOf( 'numberMarks', $ids['named'] ) );
	$patterns = allPatterns( array_merge( $ids['patterns'], findByMarks( $files, array( 'wp_block' ) ) ) );
	$around   = findByMarks( array_merge( $files, marksOf( 'patternMarks', $patterns ) ), publicTypes() );
	$changed  = array_merge( $ids['entries'], $around, galleriesOf( $ids['files'] ) );
	touchEntries( array_values( array_diff( array_unique( $changed ), savedEntries() ) ) );
}

/** Writes a new modified date. Only entries that are public get one. */
function touchEntries( array $ids ): void {
	global $wpdb;
	foreach ( array_chunk( $ids, 200 ) as $chunk ) {
		$wpdb->query(
			$wpdb->prepare(
				"UPDATE {$wpdb->posts} SET post_modified = %s, post_modified_gmt = %s WHERE post_status = 'publish' AND ID IN (" . placeholders( $chunk, '%d' ) . ')',
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

/** Adds the patterns around patterns, however deep. */
function allPatterns( array $ids ): array {
	$all  = array();
	$next = array_values( $ids );
	while ( $next ) {
		$all  = array_merge( $all, $next );
		$next = array_values( array_diff( findByMarks( marksOf( 'patternMarks', $next ), array( 'wp_block' ) ), $all ) );
	}
	return $all;
}

/** Finds public entries of these types whose text contains one of the marks. */
function findByMarks( array $marks, array $types ): array {
	global $wpdb;
	$found = array();
	foreach ( array_chunk( array_values( $marks ), 50 ) as $chunk ) {
		$like  = array_map(
			static function ( string $mark ) use ( $wpdb ): string {
				return '%' . $wpdb->esc_like( $mark ) . '%';
			},
			$chunk
		);
		$where = implode( ' OR ', array_fill( 0, count( $like ), 'post_content LIKE %s' ) );
		$found = array_merge(
			$found,
			$wpdb->get_col(
				$wpdb->prepare(
					"SELECT ID FROM {$wpdb->posts} WHERE post_status = 'publish' AND post_type IN (" . placeholders( $types, '%s' ) . ") AND ( $where )",
					array_merge( $types, $like )
				)
			)
		);
	}
	return array_map( 'intval', array_unique( $found ) );
}

/** Lists the marks of several ids, by the function that makes them. */
function marksOf( string $make, array $ids ): array {
	return array_merge( array(), ...array_map( __NAMESPACE__ . '\\' . $make, array_values( $ids ) ) );
}

/** Lists the marks of a pattern in the text around it. */
function patternMarks( int $id ): array {
	return array( "\"ref\":$id}", "\"ref\":$id," );
}

/** Lists the marks of a file: the class of a picture, and its number in the attributes of any block. */
function fileMarks( int $id ): array {
	return array_merge( array( "wp-image-$id\"", "wp-image-$id " ), numberMarks( $id ) );
}

/** Lists the marks of a number in the attributes of any block: of a file, an entry, a category. */
function numberMarks( int $id ): array {
	return array( "\":$id,", "\":$id}", "[$id,", ",$id,", ",$id]", "[$id]" );
}

/** Finds entries with an old gallery that names a file, or that shows all files of its entry. */
function galleriesOf( array $files ): array {
	global $wpdb;
	$found = array();
	foreach ( $files as $id ) {
		$found = array_merge(
			$found,
			$wpdb->get_col(
				$wpdb->prepare(
					"SELECT ID FROM {$wpdb->posts} WHERE post_status = 'publish' AND post_type IN (" . placeholders( publicTypes(), '%s' ) . ') AND post_content LIKE %s AND ( ID = %d OR post_content LIKE %s )',
					array_merge( publicTypes(), array( '%[gallery%', (int) wp_get_post_parent_id( $id ), '%[gallery%ids=%' . $id . '%' ) )
				)
			)
		);
	}
	return array_map( 'intval', $found );
}
