<?php
/**
 * Keeps the table of references: what is saved is forgotten at once and read at the end of the request. An entry without a row
 * for its text is unknown, and is read by the next search: nothing is ever missed while the table is filled.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** The event of cron that fills the table. */
const FILL = 'boardwalk_fill';

/** How many texts are in the memory at once. */
const TEXTS_AT_ONCE = 50;

/** For how long one request fills the table. */
const FILL_SECONDS = 5;

add_action( 'save_post', __NAMESPACE__ . '\\forgetSaved', 10, 2 );
add_action( 'deleted_post', __NAMESPACE__ . '\\forgetSaved', 10, 2 );
add_action( FILL, __NAMESPACE__ . '\\fillReferences', 10, 0 );

/** Forgets the references of an entry that is saved or deleted, and has them read at the end of the request. */
function forgetSaved( int $id, \WP_Post $post ): void {
	if ( in_array( $post->post_type, typesWithReferences(), true ) && 'auto-draft' !== $post->post_status ) {
		forgetReferences( array( $id ) );
		if ( 'publish' === $post->post_status ) {
			savedTexts( $id );
		}
	}
}

/** Remembers an entry whose text is read at the end of the request. Returns all of them. */
function savedTexts( int $id = 0 ): array {
	static $ids = array();
	if ( $id > 0 && ! $ids ) {
		// Before the search of touchNow().
		add_action( 'shutdown', __NAMESPACE__ . '\\readSavedTexts', 9 );
	}
	if ( $id > 0 ) {
		$ids[ $id ] = $id;
	}
	return $ids;
}

/** Reads the texts that this request has saved. Nobody waits for it, where the server can end the answer before. */
function readSavedTexts(): void {
	endAnswer();
	readTexts( array_values( savedTexts() ) );
}

/** Forgets the references of entries. */
function forgetReferences( array $ids ): void {
	foreach ( array_chunk( $ids, 1000 ) as $chunk ) {
		askReferences( 'DELETE FROM ' . referencesTable() . ' WHERE entry IN (' . implode( ', ', array_map( 'intval', $chunk ) ) . ')' );
	}
}

/** Reads unknown texts for some seconds, and lets cron go on where that was not enough. */
function fillReferences(): void {
	endAnswer();
	$until = microtime( true ) + FILL_SECONDS;
	$ids   = unknownTexts();
	while ( $ids && microtime( true ) < $until ) {
		readTexts( array_splice( $ids, 0, TEXTS_AT_ONCE ) );
	}
	if ( $ids && ! wp_next_scheduled( FILL ) ) {
		wp_schedule_single_event( time(), FILL );
	}
}

/** Forgets the references of entries whose text was changed by no hook. `texts` are the hashes of all texts, by id. */
function forgetChangedTexts( array $texts ): void {
	$known = array();
	foreach ( (array) askReferences( 'SELECT entry, target FROM ' . referencesTable() . ' WHERE kind = ' . TEXT ) as $row ) {
		$known[ $row[0] ] = (int) $row[1];
	}
	$changed = array();
	foreach ( $texts as $id => $hash ) {
		if ( isset( $known[ $id ] ) && textNumber( $hash ) !== $known[ $id ] ) {
			$changed[] = $id;
		}
	}
	forgetReferences( $changed );
}

/** Makes a number of the hash of a text. */
function textNumber( string $hash ): int {
	return (int) hexdec( substr( md5( $hash ), 0, 15 ) );
}

/** Lists the entries whose references are not known: all of them where there is no table. */
function unknownTexts(): array {
	$known   = referencesTable();
	$unknown = askReferences( "SELECT post.ID FROM {$GLOBALS['wpdb']->posts} AS post LEFT JOIN $known AS known ON known.entry = post.ID AND known.kind = " . TEXT . ' WHERE ' . hasReferences() . ' AND known.entry IS NULL' );
	return null === $unknown ? allTexts() : array_map( 'intval', array_column( $unknown, 0 ) );
}

/** Lists all entries that have references. */
function allTexts(): array {
	return array_map( 'intval', array_column( queryRows( "SELECT post.ID FROM {$GLOBALS['wpdb']->posts} AS post WHERE " . hasReferences() ), 0 ) );
}

/** Lists the types of posts that have references: those of the public site, and synced patterns. */
function typesWithReferences(): array {
	return array_merge( publicTypes(), array( 'wp_block' ) );
}

/** Writes the condition for the entries that have references. */
function hasReferences(): string {
	$types = typesWithReferences();
	return $GLOBALS['wpdb']->prepare( "post.post_status = 'publish' AND post.post_type IN (" . placeholders( $types, '%s' ) . ')', $types ); // phpcs:ignore WordPress.DB -- placeholders() makes one for each value.
}

/** Reads the references of texts into the table, and passes them on, behind the id and the type of their entry. */
function readTexts( array $ids, ?callable $see = null ): void {
	if ( count( $ids ) > 20 * TEXTS_AT_ONCE && function_exists( 'set_time_limit' ) ) {
		set_time_limit( 300 ); // phpcs:ignore Squiz.PHP.DiscouragedFunctions -- A large site is filled once.
	}
	foreach ( array_chunk( $ids, TEXTS_AT_ONCE ) as $chunk ) {
		$texts      = queryRows( 'SELECT post.ID, post.post_type, ' . textHash( 'post.post_content' ) . ", post.post_content FROM {$GLOBALS['wpdb']->posts} AS post WHERE post.ID IN (" . implode( ', ', $chunk ) . ') AND ' . hasReferences() );
		$references = array();
		$known      = array();
		foreach ( $texts as $row ) {
			$id    = (int) $row[0];
			$found = referencesOfText( (string) $row[3], $id );
			foreach ( $found as $reference ) {
				$references[] = "($id, $reference[0], $reference[1])";
			}
			$known[] = "($id, " . TEXT . ', ' . textNumber( (string) $row[2] ) . ')';
			if ( $see ) {
				$see( $id, $row[1], $found );
			}
		}
		// What is half written does not count: an entry is known by its last row.
		forgetReferences( $chunk );
		storeRows( $references ) && storeRows( $known );
	}
}

/** Adds rows to the table. Returns false where the database refuses them. */
function storeRows( array $rows ): bool {
	foreach ( array_chunk( $rows, 1000 ) as $chunk ) {
		if ( null === askReferences( 'INSERT IGNORE INTO ' . referencesTable() . ' (entry, kind, target) VALUES ' . implode( ', ', $chunk ) ) ) {
			return false;
		}
	}
	return true;
}
