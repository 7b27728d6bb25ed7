<?php
/**
 * Says the state of an entry in words: the same ones in lists, in both editors and behind "View".
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** Makes what is shown of an entry: a label with its moment, a note, its address on the site and the problems. */
function statusView( \WP_Post $post ): array {
	$status = entryStatus( $post );
	$site   = siteStatus();
	$label  = labelOf( $post, $status );
	return array(
		'state'     => $status['state'],
		'label'     => $label,
		'since'     => $status['since'],
		'sinceText' => momentText( $status['since'] ),
		'note'      => trim( noteOf( $status, $site ) . ' ' . fixedNote( $post ) ),
		'url'       => $status['url'],
		'problems'  => array_map( __NAMESPACE__ . '\\problemView', $status['problems'] ),
		// A panel that is open asks again.
		'isMoving'  => 'waiting' === $status['state'] || 'building' === $site['state'],
	);
}

/** Says the state in a few words, to which the moment belongs where there is one. */
function labelOf( \WP_Post $post, array $status ): string {
	if ( 'waiting' === $status['state'] && ! isPublicEntry( $post ) ) {
		return __( 'Still on the site, waiting to leave it since', 'boardwalk' );
	}
	$labels = array(
		'live'      => $status['isLeast'] ? __( 'On the site, at least since', 'boardwalk' ) : __( 'On the site since', 'boardwalk' ),
		'waiting'   => __( 'Waiting since', 'boardwalk' ),
		'refused'   => __( 'Refused', 'boardwalk' ),
		'draft'     => __( 'Not published', 'boardwalk' ),
		'scheduled' => __( 'Scheduled for', 'boardwalk' ),
		'hidden'    => isPostsPage( $post->ID ) ? __( 'The list of posts: it has no page of its own', 'boardwalk' ) : __( 'Not public, so not on the site', 'boardwalk' ),
		'unknown'   => __( 'Not known', 'boardwalk' ),
	);
	return $labels[ $status['state'] ];
}

/** Says what else there is to know; an empty text for nothing. */
function noteOf( array $status, array $site ): string {
	if ( 'unknown' === $status['state'] ) {
		return '' === $site['build'] ? __( 'No build has reported yet that it is live.', 'boardwalk' ) : __( 'The site was set back to a build that is not remembered here. The next build tells more.', 'boardwalk' );
	}
	$notes = array();
	if ( 'waiting' === $status['state'] || 'refused' === $status['state'] ) {
		$notes[] = $status['isOnSite'] ? __( 'The site still has the former version.', 'boardwalk' ) : __( 'It is not on the site yet.', 'boardwalk' );
	}
	if ( 'waiting' === $status['state'] && 'refused' === $site['state'] ) {
		/* translators: %s: a number of problems, such as "2 problems" */
		$notes[] = sprintf( __( 'The last build was refused for %s.', 'boardwalk' ), countedProblems( $site['problemCount'] ) );
	}
	if ( 'building' === $site['state'] ) {
		$notes[] = __( 'A build is running.', 'boardwalk' );
	} elseif ( 'waiting' === $status['state'] && 'lost' === $site['state'] ) {
		/* translators: %s: a moment */
		$notes[] = sprintf( __( 'No word from the build since %s.', 'boardwalk' ), momentText( $site['at'] ) );
	} elseif ( 'waiting' === $status['state'] && 'stopped' === $site['state'] ) {
		/* translators: %s: a moment */
		$notes[] = sprintf( __( 'The last build was stopped before its end, %s.', 'boardwalk' ), momentText( $site['at'] ) );
	}
	return implode( ' ', $notes );
}

/** Counts problems in words. */
function countedProblems( int $count ): string {
	/* translators: %s: a number */
	return sprintf( _n( '%s problem', '%s problems', $count, 'boardwalk' ), number_format_i18n( $count ) );
}

/** Makes what is shown of a problem: where it is, its words, and what to do. */
function problemView( array $problem ): array {
	$where = array();
	foreach ( array( 'field' => __( 'Field', 'boardwalk' ), 'block' => __( 'Block', 'boardwalk' ) ) as $name => $label ) {
		if ( '' !== $problem[ $name ] ) {
			$where[] = "$label: " . $problem[ $name ];
		}
	}
	return array( 'where' => implode( ', ', $where ), 'message' => $problem['message'], 'hint' => $problem['hint'] );
}

/** Writes a moment for people, in the zone of the site; an empty text for none. */
function momentText( string $at ): string {
	$time = '' === $at ? false : strtotime( substr( $at, 0, 19 ) . 'Z' );
	return false === $time ? '' : (string) wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), $time );
}

/** Writes a moment as html. */
function timeHtml( string $at ): string {
	$text = momentText( $at );
	return '' === $text ? '' : '<time datetime="' . esc_attr( $at ) . '">' . esc_html( $text ) . '</time>';
}

/** Tells if the moment of a state belongs to its words. */
function hasMoment( string $state ): bool {
	return in_array( $state, array( 'live', 'waiting', 'refused', 'scheduled' ), true );
}

/** Writes the label of a state with its moment as html. */
function labelHtml( array $view ): string {
	$time = hasMoment( $view['state'] ) ? timeHtml( $view['since'] ) : '';
	return '<span class="boardwalk-state boardwalk-state-' . esc_attr( $view['state'] ) . '">' . esc_html( $view['label'] ) . '</span>' . ( '' === $time ? '' : " $time" );
}

/** Writes problems as a list of html. */
function problemsHtml( array $problems ): string {
	$items = '';
	foreach ( $problems as $problem ) {
		$where  = '' === $problem['where'] ? '' : '<strong>' . esc_html( $problem['where'] ) . '</strong> ';
		$hint   = '' === $problem['hint'] ? '' : ' <em>' . esc_html( $problem['hint'] ) . '</em>';
		$items .= '<li>' . $where . esc_html( $problem['message'] ) . $hint . '</li>';
	}
	return '' === $items ? '' : "<ul class=\"boardwalk-problems\">$items</ul>";
}
