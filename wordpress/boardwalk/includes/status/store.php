<?php
/**
 * Keeps what builds have reported: the state of the site, the tables of the last builds, and the table of what is live.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** The option with the state of the site. */
const STATUS = 'boardwalk_status';

/** The option with the live table: by id the modified date, the path, since when, and if it may have been there earlier. */
const LIVE = 'boardwalk_live';

/** How many builds are remembered, for a rollback. */
const MOST_BUILDS = 5;

// WordPress reads an option of this size from its text each time: a list would do so for each row.
wp_cache_add_non_persistent_groups( array( 'boardwalk' ) );

/** Reads an option once in a request. */
function readOnce( string $option ): array {
	$stored = wp_cache_get( $option, 'boardwalk' );
	if ( ! is_array( $stored ) ) {
		$stored = get_option( $option );
		$stored = is_array( $stored ) ? $stored : array();
		wp_cache_set( $option, $stored, 'boardwalk' );
	}
	return $stored;
}

/** Writes an option that is read once in a request. */
function writeOnce( string $option, array $value ): void {
	update_option( $option, $value, false );
	wp_cache_delete( $option, 'boardwalk' );
}

/** Reads the state of the site. */
function storedStatus(): array {
	return readOnce( STATUS ) + array(
		// The last report that was taken, its moment, and when WordPress has received it.
		'event'    => '',
		'at'       => '',
		'received' => 0,
		// The digests of the last builds, the newest first.
		'builds'   => array(),
		// What is on the site: its digest, since when, and if its entries are known.
		'live'     => null,
		// What the last build was refused for; null after one that was built.
		'refusal'  => null,
		// What the last build has to say about entries that it built.
		'remarks'  => array(),
		// When WordPress has heard of the build that is on its way, and of the one that was built last.
		'begun'    => 0,
		'built'    => null,
		// The colours of the site, in which editors see its blocks.
		'colours'  => array(),
	);
}

/** Keeps the state of the site. */
function keepStatus( array $status ): void {
	writeOnce( STATUS, $status );
	forgetWaiting();
}

/** Names the option with the table of a build. */
function builtOption( string $digest ): string {
	return 'boardwalk_built_' . substr( $digest, 0, 12 );
}

/** Keeps the table of a build, and forgets those of older ones. Returns the digests that are remembered. */
function keepBuilt( array $digests, string $digest, array $table ): array {
	update_option( builtOption( $digest ), array( 'build' => $digest, 'entries' => $table ), false );
	$kept = array_merge( array( $digest ), array_values( array_diff( $digests, array( $digest ) ) ) );
	foreach ( array_slice( $kept, MOST_BUILDS ) as $old ) {
		delete_option( builtOption( $old ) );
	}
	return array_slice( $kept, 0, MOST_BUILDS );
}

/** Reads the table of a build: by id the modified date and the path. Null for a build that is not remembered. */
function builtTable( string $digest ): ?array {
	$built = get_option( builtOption( $digest ) );
	return is_array( $built ) && $built['build'] === $digest ? $built['entries'] : null;
}

/** Reads the table of what is live. */
function liveTable(): array {
	return readOnce( LIVE );
}
