<?php
/**
 * Makes the picture of a block in the editor: its html with the classes of the site's own stylesheet.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** Makes the picture of a block, below what is wrong with it; where it is not complete, it only says what is missing. */
function previewBlock( string $name, array $read, array $attributes ): string {
	$title = blocks()[ $name ]['title'];
	$notes = eachOf( $read['problems'], static fn( string $problem ): string => words( 'li', '', $problem ) );
	if ( $read['missing'] ) {
		return previewNotice( /* translators: 1: the name of a block, 2: names of fields */ sprintf( __( '%1$s: not shown on the site yet. Missing: %2$s.', 'boardwalk' ), $title, implode( ', ', $read['missing'] ) ), $notes );
	}
	$make = array(
		'event-grid'         => 'previewEvents',
		'news-grid'          => 'previewNews',
		'experience-grid'    => 'previewExperiences',
		'location-grid'      => 'previewLocations',
		'map'                => 'previewMap',
		'hero'               => 'previewHero',
		'slideshow'          => 'previewSlideshow',
		'video'              => 'previewVideo',
		'team'               => 'previewTeam',
		'press-kit'          => 'previewPressKit',
		'access-guide'       => 'previewAccessGuide',
		'leasing-statistics' => 'previewLeasing',
		'getting-here'       => 'previewGettingHere',
		'parking'            => 'previewParking',
		'schedule'           => 'previewSchedule',
		'sustainability'     => 'previewSustainability',
		'timeline'           => 'previewTimeline',
	);
	$html = call_user_func( __NAMESPACE__ . "\\{$make[ $name ]}", $read['settings'], $attributes );
	return ( '' === $notes ? '' : previewNotice( /* translators: %s: the name of a block */ sprintf( __( '%s: the site leaves this out.', 'boardwalk' ), $title ), $notes ) ) . ( '' === $html
		? previewNotice( /* translators: %s: the name of a block */ sprintf( __( '%s: there is nothing to show at present. It is shown on the site when there is.', 'boardwalk' ), $title ), '' )
		: element( 'div', 'boardwalk-preview', $html ) );
}

/** Makes a notice in words above a block. */
function previewNotice( string $text, string $items ): string {
	return element( 'div', 'boardwalk-notice', words( 'p', '', $text ) . around( 'ul', '', $items ) );
}

/** Makes a band of the page with its heading, text and link. */
function section( array $settings, string $html, string $tone = 'paper' ): string {
	$header = words( 'h2', 'Section_heading', settingOf( $settings, 'heading' ) )
		. words( 'p', 'Section_text', settingOf( $settings, 'text' ) )
		. actionLink( isset( $settings['more'] ) ? $settings['more'] : null, 'text' );
	return element(
		'section',
		'Section_section' . ( 'paper' === $tone ? '' : " Section_$tone" ),
		element( 'div', 'Section_inner', around( 'div', 'Section_header', $header ) . $html )
	);
}

/** Names the headings inside of a section: below its own, or the same without one. */
function headingInside( array $settings ): string {
	return '' === settingOf( $settings, 'heading' ) ? 'h2' : 'h3';
}
