<?php
/**
 * Reads the state of the site and of each entry from what builds have reported.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** After how many seconds without a word a build counts as lost. A build that goes on says so every four minutes. */
const MOST_SILENCE = 10 * MINUTE_IN_SECONDS;

/**
 * Reads the state of the site: `none` before the first report, `building`, `lost` (nothing was heard of the build that was
 * on its way), `stopped` before its end, `refused`, `built` or `live`, with the moment of that report, when the build on its way has begun, since when which build is live, and the problems of the last refusal.
 */
function siteStatus(): array {
	$status = storedStatus();
	$state  = '' === $status['event'] ? 'none' : $status['event'];
	// A build that was killed reports nothing more.
	if ( 'building' === $state && time() - $status['received'] > MOST_SILENCE ) {
		$state = 'lost';
	}
	// A rollback is live, and yet the last build was refused.
	if ( 'live' === $state && $status['refusal'] ) {
		$state = 'refused';
	}
	return array(
		'state'        => $state,
		'at'           => $status['at'],
		'begunAt'      => $status['begun'] ? gmdate( 'Y-m-d\TH:i:s\Z', $status['begun'] ) : '',
		'build'        => $status['live'] ? $status['live']['build'] : '',
		'since'        => $status['live'] ? $status['live']['since'] : '',
		'isKnown'      => $status['live'] && $status['live']['isKnown'],
		'refusedAt'    => $status['refusal'] ? $status['refusal']['at'] : '',
		'problems'     => $status['refusal'] ? $status['refusal']['problems'] : array(),
		'problemCount' => $status['refusal'] ? $status['refusal']['problemCount'] : 0,
	);
}

/**
 * Reads the state of an entry: `live`, `waiting`, `refused`, `draft`, `scheduled`, `hidden` (private, or with a password)
 * or `unknown`, since when, its path and address on the site now (empty where it is not there), and the problems that name it.
 */
function entryStatus( \WP_Post $post ): array {
	$status  = storedStatus();
	$isKnown = $status['live'] && $status['live']['isKnown'];
	$row     = $isKnown ? rowOfLive( $post->ID ) : null;
	$path    = $row ? $row[1] : '';
	$found   = array(
		'state'    => 'unknown',
		'since'    => '',
		'isLeast'  => false,
		'isOnSite' => (bool) $row,
		'path'     => $path,
		'url'      => '' === $path ? '' : siteOrigin() . $path,
		'problems' => problemsOf( $post->ID, $status['remarks'] ),
	);
	if ( ! isPublicEntry( $post ) ) {
		$states = array( 'future' => 'scheduled', 'private' => 'hidden', 'publish' => 'hidden' );
		$state  = isset( $states[ $post->post_status ] ) ? $states[ $post->post_status ] : 'draft';
		$since  = 'scheduled' === $state ? $post->post_date_gmt : $post->post_modified_gmt;
		return array( 'state' => $row ? 'waiting' : $state, 'since' => isoOf( $row ? $post->post_modified_gmt : $since ), 'problems' => array() ) + $found;
	}
	if ( isRefusedEntry( $post, $status['refusal'] ) ) {
		return array( 'state' => 'refused', 'since' => $status['refusal']['at'], 'problems' => problemsOf( $post->ID, $status['refusal']['problems'] ) ) + $found;
	}
	if ( ! $isKnown ) {
		return $found;
	}
	if ( $row && sameMoment( $post->post_modified_gmt ) === $row[0] ) {
		return array( 'state' => 'live', 'since' => $row[2], 'isLeast' => $row[3] ) + $found;
	}
	// What the last build has said is of the entry as it was.
	return array( 'state' => 'waiting', 'since' => isoOf( $post->post_modified_gmt ), 'problems' => array() ) + $found;
}

/** Counts the entries that are on the site otherwise than here, missing there, or there and not public here. */
function countWaiting(): int {
	if ( ! siteStatus()['isKnown'] ) {
		return 0;
	}
	// Changes that are noticed forget the number; after direct writes it is right ten minutes later.
	$known = get_transient( WAITING );
	if ( false === $known ) {
		$known = count( waitingIds() );
		set_transient( WAITING, $known, 10 * MINUTE_IN_SECONDS );
	}
	return (int) $known;
}

/** Lists the ids of the entries that wait, with one query. */
function waitingIds(): array {
	global $wpdb;
	$types = publicTypes();
	$rows  = $wpdb->get_results( $wpdb->prepare( "SELECT ID, post_modified_gmt FROM {$wpdb->posts} WHERE post_status = 'publish' AND post_password = '' AND post_type IN (" . placeholders( $types, '%s' ) . ')', $types ) ); // phpcs:ignore WordPress.DB -- placeholders() makes one for each value.
	$live  = liveTable();
	$ids   = array();
	foreach ( $rows as $row ) {
		$id = (int) $row->ID;
		if ( ! isPostsPage( $id ) && ( ! isset( $live[ $id ] ) || sameMoment( $row->post_modified_gmt ) !== $live[ $id ][0] ) ) {
			$ids[] = $id;
		}
		unset( $live[ $id ] );
	}
	return array_merge( $ids, array_keys( $live ) );
}

/** Finds the row of an entry in the live table. */
function rowOfLive( int $id ): ?array {
	$table = liveTable();
	return isset( $table[ $id ] ) ? $table[ $id ] : null;
}

/** Tells if the public site has a page of an entry: the page that lists the posts is none of its own. */
function isPublicEntry( \WP_Post $post ): bool {
	return 'publish' === $post->post_status && '' === $post->post_password && ! isPostsPage( $post->ID );
}

/** Tells if the last build was refused for an entry that was not saved since. */
function isRefusedEntry( \WP_Post $post, ?array $refusal ): bool {
	return $refusal && isset( $refusal['modified'][ $post->ID ] ) && sameMoment( $post->post_modified_gmt ) === $refusal['modified'][ $post->ID ];
}

/** Picks the problems that name an entry. */
function problemsOf( int $id, array $problems ): array {
	return array_values(
		array_filter(
			$problems,
			static function ( array $problem ) use ( $id ): bool {
				return $problem['id'] === $id;
			}
		)
	);
}

/** Writes a moment of the database, which is in UTC, as reports do. */
function isoOf( string $moment ): string {
	return 0 === strpos( $moment, '0000' ) ? '' : str_replace( ' ', 'T', $moment ) . 'Z';
}
