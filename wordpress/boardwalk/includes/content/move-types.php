<?php
/**
 * Moves the entries of the former version from bare names of post types to those of this version, or back: in batches, on any
 * request, until none is left. Ids, addresses, fields, revisions and terms stay as they are.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** How many rows one batch changes. */
const MOVE_BATCH = 500;

/** How long one request moves, in seconds; the next one goes on. */
const MOVE_SECONDS = 10;

/** A request that has moved for so long has died. */
const MOVE_DIED = 120;

// Before the post types are registered: what others have registered is known then.
add_action( 'init', __NAMESPACE__ . '\\continueMove', PHP_INT_MAX );

/** Moves what is left. Nobody reads half of a site meanwhile: GraphQL says that it is busy. */
function continueMove(): void {
	if ( typesState()['isDone'] || wp_installing() ) {
		return;
	}
	$key  = wp_generate_password( 12, false );
	$lock = swapOption(
		'boardwalk_moving',
		static function ( array $lock ) use ( $key ): array {
			return isset( $lock['at'] ) && $lock['at'] > time() - MOVE_DIED ? $lock : array( 'at' => time(), 'by' => $key );
		}
	);
	$isDone = false;
	if ( $lock['by'] === $key ) {
		// Another request may have moved something since this one has read its options.
		wp_cache_delete( 'alloptions', 'options' );
		noteUpgrade();
		$isDone = moveTypes();
		delete_option( 'boardwalk_moving' );
	}
	if ( ! $isDone ) {
		refuseWhileMoving();
	}
}

/** Moves until nothing is left, which it returns, or the time is over, or the database refuses, which Setup says. */
function moveTypes(): bool {
	$state = typesState();
	$until = microtime( true ) + MOVE_SECONDS;
	$names = 'own' === $state['names'] ? ownNames() : array_flip( ownNames() );
	try {
		foreach ( $names as $from => $to ) {
			$count = isset( $state['moved'][ $from ] ) ? $state['moved'][ $from ] : array( 'entries' => 0, 'menuItems' => 0 );
			do {
				$entries             = moveEntries( $from, $to );
				$count['entries']   += $entries;
				$items               = moveMenuItems( $from, $to );
				$count['menuItems'] += $items;
			} while ( $entries + $items > 0 && microtime( true ) < $until );
			$state['moved'][ $from ] = $count;
		}
		if ( microtime( true ) < $until ) {
			$state['texts'] += moveTexts( $names, $state['after'], $until );
		}
		$state['isDone']  = microtime( true ) < $until;
		$state['problem'] = '';
	} catch ( \RuntimeException $error ) {
		$state['problem'] = $error->getMessage();
	}
	// Caches that outlive a request know the entries by their former types.
	wp_cache_flush();
	update_option( TYPES, $state );
	if ( $state['isDone'] ) {
		flush_rewrite_rules( false );
	}
	return $state['isDone'];
}

/**
 * Tells if all entries of a bare type may be ours: the former version ran here, and nobody else registers the type. Own names
 * are always ours.
 */
function isOursAlone( string $from ): bool {
	return 0 === strpos( $from, 'boardwalk_' ) || ( typesState()['isUpgrade'] && ! post_type_exists( $from ) );
}

/**
 * Moves a batch of entries, and returns how many. One with a field of ours is ours, one with a field that is named after the type
 * (`_event_id`) is of another plugin; one with neither is ours where the type is ours alone, one with both as well. ACF names its own
 * notes like that: they begin with "field_".
 */
function moveEntries( string $from, string $to ): int {
	global $wpdb;
	$field   = "EXISTS ( SELECT 1 FROM {$wpdb->postmeta} AS field WHERE field.post_id = post.ID AND field.meta_key LIKE %s";
	$ours    = $wpdb->prepare( "$field )", $wpdb->esc_like( 'boardwalk_' ) . '%' ); // phpcs:ignore WordPress.DB -- The text above has the placeholder.
	$foreign = $wpdb->prepare( "$field AND field.meta_value NOT LIKE %s )", $wpdb->esc_like( "_$from" ) . '%', $wpdb->esc_like( 'field_' ) . '%' ); // phpcs:ignore WordPress.DB -- The text above has the placeholder.
	$which   = isOursAlone( $from ) ? "( $ours OR NOT $foreign )" : "$ours AND NOT $foreign";
	$ids     = queryRows( $wpdb->prepare( "SELECT post.ID FROM {$wpdb->posts} AS post WHERE post.post_type = %s", $from ) . " AND $which ORDER BY post.ID LIMIT " . MOVE_BATCH );
	return changeRows( "UPDATE {$wpdb->posts} SET post_type = %s WHERE ID IN", $to, array_column( $ids, 0 ) );
}

/** Moves a batch of the menu items that lead to entries which are moved, and returns how many. */
function moveMenuItems( string $from, string $to ): int {
	global $wpdb;
	$ids = queryRows(
		$wpdb->prepare(
			"SELECT kind.meta_id FROM {$wpdb->postmeta} AS kind JOIN {$wpdb->postmeta} AS target ON target.post_id = kind.post_id AND target.meta_key = '_menu_item_object_id'
			JOIN {$wpdb->posts} AS post ON post.ID = target.meta_value
			WHERE kind.meta_key = '_menu_item_object' AND kind.meta_value = %s AND post.post_type = %s ORDER BY kind.meta_id LIMIT %d",
			$from,
			$to,
			MOVE_BATCH
		)
	);
	return changeRows( "UPDATE {$wpdb->postmeta} SET meta_value = %s WHERE meta_id IN", $to, array_column( $ids, 0 ) );
}

/** Moves the names within blocks, and returns in how many texts. `after` is the last entry that was looked at, and goes on. */
function moveTexts( array $names, int &$after, float $until ): int {
	global $wpdb;
	$count = 0;
	$likes = array();
	foreach ( array_keys( $names ) as $from ) {
		$likes[] = $wpdb->prepare( 'post_content LIKE %s', '%' . $wpdb->esc_like( "\"$from\"" ) . '%' );
	}
	do {
		$rows = queryRows( $wpdb->prepare( "SELECT ID, post_content FROM {$wpdb->posts} WHERE ID > %d AND ( ", $after ) . implode( ' OR ', $likes ) . ' ) ORDER BY ID LIMIT 50' );
		foreach ( $rows as $row ) {
			$text = typesInText( $row[1], $names );
			if ( $text !== $row[1] ) {
				// Nobody has edited the entry: its date stays.
				$count += changeRows( "UPDATE {$wpdb->posts} SET post_content = %s WHERE ID IN", $text, array( $row[0] ) );
			}
			$after = (int) $row[0];
		}
	} while ( $rows && microtime( true ) < $until );
	return $count;
}

/** Changes rows, and returns how many. Throws where the database refuses it. */
function changeRows( string $update, string $value, array $ids ): int {
	global $wpdb;
	$changed = $ids ? $wpdb->query( $wpdb->prepare( "$update (" . placeholders( $ids, '%d' ) . ')', array_merge( array( $value ), $ids ) ) ) : 0; // phpcs:ignore WordPress.DB -- placeholders() makes one for each value.
	if ( false === $changed ) {
		/* translators: %s: the words of the database */
		throw new \RuntimeException( sprintf( esc_html__( 'The database refused a change of the plugin Boardwalk: %s', 'boardwalk' ), esc_html( $wpdb->last_error ) ) );
	}
	return (int) $changed;
}
