<?php
/**
 * Shows the state of the site in the bar at the top, to everybody who may edit.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** How many problems the menu lists. */
const MOST_IN_BAR = 10;

add_action( 'admin_bar_menu', __NAMESPACE__ . '\\addStatusToBar', 90 );
add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\\styleStatusBar' );
add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\\styleStatusBar' );

/** Adds the state of the site, with a menu that says more. */
function addStatusToBar( \WP_Admin_Bar $bar ): void {
	if ( ! current_user_can( 'edit_posts' ) ) {
		return;
	}
	$site    = siteStatus();
	$waiting = countWaiting();
	$bar->add_node(
		array(
			'id'    => 'boardwalk-status',
			'title' => '<span class="ab-icon dashicons dashicons-admin-site-alt3" aria-hidden="true"></span><span class="ab-label">' . esc_html( barTitle( $site, $waiting ) ) . '</span>',
		)
	);
	foreach ( barLines( $site, $waiting ) as $name => $html ) {
		$bar->add_node( array( 'parent' => 'boardwalk-status', 'id' => "boardwalk-status-$name", 'title' => $html ) );
	}
	foreach ( seenProblems( $site['problems'] ) as $index => $problem ) {
		$title = $problem['title'] ? "{$problem['title']}: {$problem['message']}" : $problem['message'];
		$bar->add_node(
			array(
				'parent' => 'boardwalk-status',
				'id'     => "boardwalk-status-problem-$index",
				'title'  => esc_html( shortText( $title, 120 ) ),
				'href'   => $problem['id'] ? get_edit_post_link( $problem['id'], 'raw' ) : false,
			)
		);
	}
	if ( '' !== $site['build'] && '' !== siteOrigin() ) {
		$bar->add_node( array( 'parent' => 'boardwalk-status', 'id' => 'boardwalk-status-site', 'title' => __( 'Open the public site', 'boardwalk' ), 'href' => siteOrigin() . '/' ) );
	}
}

/** Says the state of the site in a few words. */
function barTitle( array $site, int $waiting ): string {
	$words = array(
		'none'     => __( 'No report yet', 'boardwalk' ),
		'building' => __( 'Building', 'boardwalk' ),
		'refused'  => __( 'Build refused', 'boardwalk' ),
		'lost'     => __( 'No word from the build', 'boardwalk' ),
		'stopped'  => __( 'Build stopped', 'boardwalk' ),
		'built'    => __( 'Built', 'boardwalk' ),
		'live'     => __( 'Live', 'boardwalk' ),
	);
	return $words[ $site['state'] ] . ( $waiting > 0 ? /* translators: %s: a number of entries */ sprintf( __( ', %s waiting', 'boardwalk' ), number_format_i18n( $waiting ) ) : '' );
}

/** Writes the lines of the menu as html. */
function barLines( array $site, int $waiting ): array {
	$lines = array();
	if ( 'none' === $site['state'] ) {
		return array( 'none' => __( 'No build has reported to this WordPress yet.', 'boardwalk' ) );
	}
	if ( '' !== $site['since'] ) {
		/* translators: %s: a moment */
		$lines['live'] = sprintf( esc_html__( 'Live since %s', 'boardwalk' ), timeHtml( $site['since'] ) );
	}
	if ( 'building' === $site['state'] ) {
		/* translators: %s: a moment */
		$lines['building'] = sprintf( esc_html__( 'Build begun %s', 'boardwalk' ), timeHtml( $site['begunAt'] ) );
	} elseif ( 'lost' === $site['state'] ) {
		/* translators: %s: a moment */
		$lines['building'] = sprintf( esc_html__( 'No word from the build since %s', 'boardwalk' ), timeHtml( $site['at'] ) );
	} elseif ( 'stopped' === $site['state'] ) {
		/* translators: %s: a moment */
		$lines['building'] = sprintf( esc_html__( 'Build stopped before its end %s', 'boardwalk' ), timeHtml( $site['at'] ) );
	}
	if ( '' !== $site['since'] && ! $site['isKnown'] ) {
		$lines['waiting'] = __( 'Set back to a build that is not remembered here', 'boardwalk' );
	} elseif ( $site['isKnown'] ) {
		/* translators: %s: a number */
		$counted          = esc_html( sprintf( _n( '%s entry is waiting', '%s entries are waiting', $waiting, 'boardwalk' ), number_format_i18n( $waiting ) ) );
		$lines['waiting'] = 0 === $waiting ? esc_html__( 'Nothing is waiting', 'boardwalk' ) : $counted;
	}
	if ( '' !== $site['refusedAt'] ) {
		/* translators: 1: a moment, 2: a number of problems, such as "2 problems" */
		$lines['refused'] = sprintf( esc_html__( 'Refused %1$s for %2$s', 'boardwalk' ), timeHtml( $site['refusedAt'] ), esc_html( countedProblems( $site['problemCount'] ) ) );
	}
	return $lines;
}

/** Picks the problems that this user may see: of entries that he may edit; those of none are for who may change settings. */
function seenProblems( array $problems ): array {
	$problems = array_slice( $problems, 0, MOST_IN_BAR );
	_prime_post_caches( array_filter( array_column( $problems, 'id' ) ), false, false );
	return array_filter(
		$problems,
		static function ( array $problem ): bool {
			return $problem['id'] ? maySeeStatus( get_post( $problem['id'] ) ) : current_user_can( 'manage_options' );
		}
	);
}

/** Shows the state on narrow screens, too, where WordPress hides what it does not know. */
function styleStatusBar(): void {
	if ( ! current_user_can( 'edit_posts' ) ) {
		return;
	}
	wp_add_inline_style(
		'admin-bar',
		'#wp-admin-bar-boardwalk-status .ab-icon::before{content:"\\f319";top:2px}
		#wpadminbar #wp-admin-bar-boardwalk-status time{font-size:inherit;line-height:inherit;color:inherit}
		@media screen and (max-width:782px){
		#wpadminbar li#wp-admin-bar-boardwalk-status{display:block;position:static}
		#wpadminbar #wp-admin-bar-boardwalk-status>.ab-item{width:52px;padding:0;overflow:hidden}
		#wpadminbar #wp-admin-bar-boardwalk-status .ab-icon{width:52px;margin:0}
		#wpadminbar #wp-admin-bar-boardwalk-status>.ab-item .ab-label{position:absolute;display:block;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
		#wpadminbar #wp-admin-bar-boardwalk-status .ab-sub-wrapper{width:100%;box-sizing:border-box}
		#wpadminbar #wp-admin-bar-boardwalk-status .ab-sub-wrapper .ab-item{white-space:normal;overflow-wrap:anywhere;height:auto;line-height:1.4;padding:8px 16px}}'
	);
}
