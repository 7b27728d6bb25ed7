<?php
/**
 * Asks WPGraphQL for the values of the newest entries, as a visitor: what is private or protected is not among them.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

const NEWEST = 5;

/** Lists the newest entries of a type that everybody may read. */
function newestEntries( string $postType ): array {
	return get_posts( array( 'post_type' => $postType, 'post_status' => 'publish', 'has_password' => false, 'numberposts' => NEWEST, 'orderby' => 'date', 'order' => 'DESC' ) );
}

/**
 * Reads the values at paths of some entries: by the id of the entry, then by path. `deadline` is a time of microtime(): after it nothing more is
 * resolved. `error` says why there is nothing, in the words of WPGraphQL; '' where all is well.
 */
function valuesOf( array $ids, array $paths, string $list, float $deadline ): array {
	$tree = array( 'databaseId' => array() );
	foreach ( $paths as $path ) {
		$tree = array_replace_recursive( $tree, array_reduce( array_reverse( explode( '.', $path ) ), static fn( array $inner, string $step ): array => array( $step => $inner ), array() ) );
	}
	$stop = static fn( $value ) => microtime( true ) > $deadline ? null : $value;
	add_filter( 'graphql_pre_resolve_field', $stop, PHP_INT_MAX );
	ob_start();
	try {
		$answer = graphql( array( 'query' => "query(\$ids: [ID]) { $list(first: " . NEWEST . ', where: { in: $ids }) { nodes' . selectionOf( $tree ) . ' } }', 'variables' => array( 'ids' => $ids ) ) );
	} catch ( \Throwable $error ) {
		$answer = array( 'errors' => array( array( 'message' => $error->getMessage() ) ) );
	} finally {
		ob_end_clean();
		remove_filter( 'graphql_pre_resolve_field', $stop, PHP_INT_MAX );
	}
	if ( microtime( true ) > $deadline ) {
		return array( 'values' => array(), 'error' => __( 'WPGraphQL takes too long to answer.', 'boardwalk' ) );
	}
	$values = array();
	foreach ( isset( $answer['data'][ $list ]['nodes'] ) ? $answer['data'][ $list ]['nodes'] : array() as $node ) {
		if ( isset( $node['databaseId'] ) && in_array( $node['databaseId'], $ids, true ) ) {
			foreach ( $paths as $path ) {
				$values[ $node['databaseId'] ][ $path ] = valuesAt( $node, $path );
			}
		}
	}
	$error = isset( $answer['errors'][0]['message'] ) ? (string) $answer['errors'][0]['message'] : '';
	return array( 'values' => $values, 'error' => $values ? '' : $error );
}

/** Writes a selection of GraphQL. A step with a capital is a type. */
function selectionOf( array $tree ): string {
	$parts = array();
	foreach ( $tree as $step => $inner ) {
		$parts[] = ( ctype_upper( $step[0] ) ? "... on $step" : $step ) . ( $inner ? selectionOf( $inner ) : '' );
	}
	return $parts ? ' { ' . implode( ' ', $parts ) . ' }' : '';
}

/** Follows a path as the generator does: lists on the way give several values, and what is missing gives none. */
function valuesAt( array $node, string $path ): array {
	$values = array( $node );
	foreach ( explode( '.', $path ) as $step ) {
		if ( ctype_upper( $step[0] ) ) {
			continue;
		}
		$next = array();
		foreach ( $values as $value ) {
			$found = is_array( $value ) && isset( $value[ $step ] ) ? $value[ $step ] : null;
			$next  = array_merge( $next, is_array( $found ) && array_values( $found ) === $found ? $found : array( $found ) );
		}
		$values = $next;
	}
	return array_values( array_filter( $values, static fn( $value ): bool => is_scalar( $value ) && '' !== $value ) );
}
