<?php
/**
 * Finds what keeps a right report from being taken here: another site, another time, other entries.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** How far the clock of a build may be from that of WordPress, in seconds. */
const MOST_CLOCK_DIFFERENCE = 600;

/** Finds the conflict of a report with this WordPress; null for none. */
function findConflict( array $report ): ?\WP_Error {
	if ( siteOrigin() !== $report['site'] ) {
		return refusal( 409, /* translators: 1: the address of a site, 2: that of another one */ sprintf( __( 'The report is of %1$s, and the site of this WordPress is %2$s: Boardwalk, Pier, "Public site".', 'boardwalk' ), $report['site'], siteOrigin() ) );
	}
	if ( abs( strtotime( substr( $report['at'], 0, 19 ) . 'Z' ) - time() ) > MOST_CLOCK_DIFFERENCE ) {
		return refusal( 409, /* translators: 1: a moment, 2: another one */ sprintf( __( 'The report is of %1$s, and here it is %2$s. More than ten minutes are too much.', 'boardwalk' ), $report['at'], gmdate( 'Y-m-d\TH:i:s\Z' ) ) );
	}
	$newest = storedStatus()['at'];
	// A report that is sent again, since its answer was lost, has the same moment.
	if ( '' !== $newest && comparableMoment( $report['at'] ) < comparableMoment( $newest ) ) {
		return refusal( 409, /* translators: %s: a moment */ sprintf( __( 'A newer report was taken already: of %s.', 'boardwalk' ), $newest ) );
	}
	return findForeignEntry( $report );
}

/** Writes a moment in UTC so that texts compare as moments do. */
function comparableMoment( string $at ): string {
	return substr( $at, 0, 19 ) . '.' . str_pad( rtrim( substr( $at, 20 ), 'Z' ), 6, '0' );
}

/** Finds an entry that is something else here than the report says. One that is gone is none, nor one of a kind that is unknown. */
function findForeignEntry( array $report ): ?\WP_Error {
	$kinds = array_map(
		static function ( array $row ): string {
			return $row['kind'];
		},
		$report['entries']
	);
	foreach ( $report['problems'] as $problem ) {
		if ( $problem['id'] > 0 ) {
			$kinds += array( $problem['id'] => $problem['kind'] );
		}
	}
	$known = array_intersect( $kinds, array_keys( publicKinds() ) );
	foreach ( postTypesOf( array_keys( $known ) ) as $id => $postType ) {
		if ( publicKinds()[ $known[ $id ] ]['postType'] !== $postType ) {
			return refusal( 409, /* translators: 1: the number of an entry, 2: the name of a kind, such as location */ sprintf( __( 'Entry %1$d is no %2$s here: is this the report of another WordPress?', 'boardwalk' ), $id, $known[ $id ] ) );
		}
	}
	return null;
}

/** Reads the post types of entries by id, with a query for a thousand of them. */
function postTypesOf( array $ids ): array {
	global $wpdb;
	$types = array();
	foreach ( array_chunk( $ids, 1000 ) as $chunk ) {
		$rows = $wpdb->get_results( $wpdb->prepare( "SELECT ID, post_type FROM {$wpdb->posts} WHERE ID IN (" . placeholders( $chunk, '%d' ) . ')', $chunk ) ); // phpcs:ignore WordPress.DB -- placeholders() makes one for each value.
		foreach ( $rows as $row ) {
			$types[ (int) $row->ID ] = $row->post_type;
		}
	}
	return $types;
}
