<?php
/**
 * Reads rows from the database without filling the memory. A query that fails is an error, not an empty list: a stamp of
 * nothing would say for ever that nothing has changed.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** How many rows one query reads. */
const CHUNK = 5000;

/** Separates the columns of a hash: no editor writes it. */
const COLUMN_END = "\x1f";

/** Reads the rows of a query as lists. Throws where the database refuses it. */
function queryRows( string $query ): array {
	global $wpdb;
	$rows = $wpdb->get_results( $query, ARRAY_N ); // phpcs:ignore WordPress.DB -- The callers prepare it.
	if ( '' !== (string) $wpdb->last_error || ! is_array( $rows ) ) {
		throw new \RuntimeException( 'The database refused a query of the plugin Boardwalk: ' . esc_html( $wpdb->last_error ) );
	}
	return $rows;
}

/** Passes the rows of a query whose WHERE is open at its end, in the order of `id`, which is their first column. */
function eachRow( string $query, string $id, callable $take, int $most = CHUNK ): void {
	global $wpdb;
	$after = 0;
	do {
		$rows = queryRows( $query . $wpdb->prepare( " AND $id > %d ORDER BY $id LIMIT %d", $after, $most ) ); // phpcs:ignore WordPress.DB -- The callers prepare it.
		foreach ( $rows as $row ) {
			$take( $row );
			$after = (int) $row[0];
		}
	} while ( count( $rows ) === $most );
}

/** Hashes all rows of such a query as one. */
function hashRows( string $query, string $id ): string {
	$hash = hash_init( 'md5' );
	eachRow(
		$query,
		$id,
		static function ( array $row ) use ( $hash ): void {
			hash_update( $hash, implode( COLUMN_END, $row ) . "\n" );
		}
	);
	return hash_final( $hash );
}

/** Writes an SQL expression that hashes columns together, for any database: CONCAT_WS is missing in older SQLite. */
function hashOf( array $columns ): string {
	return 'MD5( CONCAT( COALESCE( ' . implode( ", '' ), '" . COLUMN_END . "', COALESCE( ", $columns ) . ", '' ) ) )";
}

/**
 * Writes an SQL expression that changes with a long text. On MySQL its CRC-32 and its length: to hash all texts by MD5 takes
 * half of the time of a stamp there.
 */
function textHash( string $column ): string {
	global $wpdb;
	return empty( $wpdb->is_mysql ) ? "MD5( $column )" : "CONCAT( CRC32( $column ), '-', LENGTH( $column ) )";
}
