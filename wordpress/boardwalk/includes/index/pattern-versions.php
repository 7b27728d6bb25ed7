<?php
/**
 * Makes the versions of entries change with the synced patterns in their texts, however deep.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** Adds the versions of their patterns to those of entries, by id. */
function withPatterns( array $versions ): array {
	$refs = patternRefs();
	foreach ( array_keys( $refs ) as $id ) {
		$inside = patternsInside( $id, $refs );
		sort( $inside );
		foreach ( $inside as $pattern ) {
			$versions[ $id ] = ( isset( $versions[ $id ] ) ? $versions[ $id ] : '' ) . ( isset( $versions[ $pattern ] ) ? md5( $pattern . $versions[ $pattern ] ) : '' );
		}
	}
	return array_map( 'md5', $versions );
}

/** Lists the patterns that the texts of entries and patterns name. */
function patternRefs(): array {
	global $wpdb;
	$refs  = array();
	$types = array_merge( publicTypes(), array( 'wp_block' ) );
	// A site without patterns has no text searched.
	$isAny = "EXISTS ( SELECT 1 FROM {$wpdb->posts} AS pattern WHERE pattern.post_type = 'wp_block' AND pattern.post_status = 'publish' )";
	eachRow(
		$wpdb->prepare( "SELECT post.ID, post.post_content FROM {$wpdb->posts} AS post WHERE $isAny AND post.post_status = 'publish' AND post.post_type IN (" . placeholders( $types, '%s' ) . ') AND post.post_content LIKE BINARY %s', array_merge( $types, array( '%<!-- wp:block %' ) ) ), // phpcs:ignore WordPress.DB -- placeholders() makes one for each value.
		'post.ID',
		static function ( array $row ) use ( &$refs ): void {
			preg_match_all( '/<!-- wp:block [^>]*?"ref":(\d+)/', $row[1], $found );
			$refs[ (int) $row[0] ] = array_map( 'intval', $found[1] );
		}
	);
	return $refs;
}

/** Lists the patterns in a text and in its patterns, each once. */
function patternsInside( int $id, array $refs ): array {
	$inside = array();
	$next   = isset( $refs[ $id ] ) ? $refs[ $id ] : array();
	while ( $next ) {
		$pattern = array_pop( $next );
		if ( ! isset( $inside[ $pattern ] ) ) {
			$inside[ $pattern ] = $pattern;
			$next               = array_merge( $next, isset( $refs[ $pattern ] ) ? $refs[ $pattern ] : array() );
		}
	}
	return array_values( $inside );
}
