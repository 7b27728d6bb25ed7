<?php
/**
 * Takes a report that was checked: what each event changes.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** Changes the state of the site as a report says. */
function takeReport( array $report ): void {
	$before = storedStatus();
	$status = array( 'event' => $report['event'], 'at' => $report['at'], 'received' => time() ) + $before;
	switch ( $report['event'] ) {
		case 'building':
			if ( ! $report['isRepeated'] || 'building' !== $before['event'] ) {
				$status['begun'] = time();
			}
			break;
		case 'built':
			$status = takeBuilt( $status, $report );
			break;
		case 'refused':
			$status['refusal'] = refusalOf( $report );
			break;
		case 'live':
			$status = takeLive( $status, $report );
			break;
	}
	keepStatus( $status );
	if ( 'built' === $report['event'] ) {
		scheduleDueBuild( $report['nextChange'] ? $report['nextChange']['at'] : null );
	}
}

/** Remembers the table of a build. What it was refused for before is over. */
function takeBuilt( array $status, array $report ): array {
	$table = array();
	foreach ( $report['entries'] as $id => $row ) {
		if ( '' !== publicTypeOf( $row['kind'] ) ) {
			$table[ $id ] = array( $row['modified'], $row['path'] );
		}
	}
	$status['builds']  = keepBuilt( $status['builds'], $report['build'], $table );
	$status['built']   = array( 'build' => $report['build'], 'at' => $report['at'], 'begun' => $status['begun'] );
	$status['refusal'] = null;
	$status['remarks'] = $report['problems'];
	$status['colours'] = $report['colours'];
	// The same files are on the site already, made from entries that were saved since.
	if ( $status['live'] && $status['live']['build'] === $report['build'] ) {
		return goLive( $status, $report, $table );
	}
	return $status;
}

/** Makes a build the one that is on the site. After a rollback to one that is forgotten nothing is claimed of entries. */
function takeLive( array $status, array $report ): array {
	$table = builtTable( $report['build'] );
	if ( null !== $table ) {
		return goLive( $status, $report, $table );
	}
	$isSame         = $status['live'] && $status['live']['build'] === $report['build'];
	$status['live'] = $isSame ? $status['live'] : array( 'build' => $report['build'], 'since' => $report['at'], 'isKnown' => false, 'begun' => 0 );
	return $status;
}

/** Writes the live table. What was there before as it is keeps the moment since when. */
function goLive( array $status, array $report, array $table ): array {
	$isFirst = ! $status['live'] || ! $status['live']['isKnown'];
	$before  = $isFirst ? array() : liveTable();
	foreach ( $table as $id => $row ) {
		$isSame       = isset( $before[ $id ] ) && $before[ $id ][0] === $row[0] && $before[ $id ][1] === $row[1];
		$table[ $id ] = array_merge( $row, $isSame ? array_slice( $before[ $id ], 2 ) : array( $report['at'], $isFirst ) );
	}
	writeOnce( LIVE, $table );
	$isSame         = $status['live'] && $status['live']['build'] === $report['build'];
	$built          = $status['built'];
	$status['live'] = array(
		'build'   => $report['build'],
		'since'   => $isSame ? $status['live']['since'] : $report['at'],
		'isKnown' => true,
		'begun'   => $built && $built['build'] === $report['build'] ? $built['begun'] : 0,
	);
	return $status;
}

/** Makes what is kept of a refusal: with the modified dates of the entries that it names, to see that they were corrected. */
function refusalOf( array $report ): array {
	global $wpdb;
	$ids      = array_values( array_unique( array_filter( array_column( $report['problems'], 'id' ) ) ) );
	$modified = array();
	if ( $ids ) {
		foreach ( $wpdb->get_results( $wpdb->prepare( "SELECT ID, post_modified_gmt FROM {$wpdb->posts} WHERE ID IN (" . placeholders( $ids, '%d' ) . ')', $ids ) ) as $row ) { // phpcs:ignore WordPress.DB -- placeholders() makes one for each value.
			$modified[ (int) $row->ID ] = sameMoment( $row->post_modified_gmt );
		}
	}
	return array(
		'at'           => $report['at'],
		'problems'     => $report['problems'],
		'problemCount' => $report['problemCount'],
		'modified'     => $modified,
	);
}

/** Finds the post type of a public kind; an empty text for others. */
function publicTypeOf( string $kind ): string {
	$kinds = publicKinds();
	return isset( $kinds[ $kind ] ) ? $kinds[ $kind ]['postType'] : '';
}
