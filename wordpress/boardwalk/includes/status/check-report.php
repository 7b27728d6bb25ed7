<?php
/**
 * Checks that a body is a report of the contract, and names the field that is not.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** Makes a report with exactly the fields that are known, or an error that names the wrong one. */
function checkReport( $sent ) {
	if ( ! is_array( $sent ) || ! isset( $sent['version'] ) ) {
		return notReport( 'version', __( 'The body has to be a report as JSON, with its content type.', 'boardwalk' ) );
	}
	$event = isset( $sent['event'] ) ? $sent['event'] : null;
	if ( 1 !== $sent['version'] ) {
		return notReport( 'version', __( 'Only reports of version 1 are understood.', 'boardwalk' ) );
	}
	if ( ! in_array( $event, array( 'building', 'stopped', 'built', 'refused', 'live' ), true ) ) {
		return notReport( 'event', __( 'It is one of building, stopped, built, refused and live.', 'boardwalk' ) );
	}
	if ( ! isset( $sent['site'] ) || ! is_string( $sent['site'] ) || ! preg_match( '#^https?://[^\s/?\#<>"]{1,255}$#D', $sent['site'] ) ) {
		return notReport( 'site', __( 'It is the origin of the site, such as https://www.pier.example.', 'boardwalk' ) );
	}
	if ( ! isset( $sent['at'] ) || ! is_string( $sent['at'] ) || ! isUtc( $sent['at'] ) ) {
		return notReport( 'at', __( 'It is a moment in UTC, such as 2026-11-25T12:00:00.000Z.', 'boardwalk' ) );
	}
	$build    = isset( $sent['build'] ) ? $sent['build'] : null;
	$hasBuild = is_string( $build ) && preg_match( '/^[0-9a-f]{64}$/D', $build );
	if ( in_array( $event, array( 'built', 'live' ), true ) ? ! $hasBuild : null !== $build ) {
		return notReport( 'build', __( 'Of what is built or live it is the digest of the manifest: 64 hexadecimal digits; otherwise null.', 'boardwalk' ) );
	}
	$repeated = isset( $sent['isRepeated'] ) ? $sent['isRepeated'] : false;
	if ( ! is_bool( $repeated ) ) {
		return notReport( 'isRepeated', __( 'It is true for a build that was said to be under way before.', 'boardwalk' ) );
	}
	$report = array( 'event' => $event, 'isRepeated' => $repeated, 'site' => strtolower( $sent['site'] ), 'at' => $sent['at'], 'build' => $build );
	return checkParts( $report, $sent );
}

/** Checks entries, problems and the next change, which only some events have. */
function checkParts( array $report, array $sent ) {
	$isBuilt  = 'built' === $report['event'];
	$entries  = checkEntries( $isBuilt ? valueOf( $sent, 'entries' ) : array() );
	$problems = checkProblems( $isBuilt || 'refused' === $report['event'] ? valueOf( $sent, 'problems' ) : array() );
	$next     = checkNextChange( $isBuilt ? valueOf( $sent, 'nextChange' ) : null );
	$colours  = checkColours( $isBuilt ? valueOf( $sent, 'colours' ) : null );
	foreach ( array( $entries, $problems, $next, $colours ) as $part ) {
		if ( is_wp_error( $part ) ) {
			return $part;
		}
	}
	$count = valueOf( $sent, 'problemCount' );
	if ( null !== $count && ( ! is_int( $count ) || $count < count( $problems ) ) ) {
		return notReport( 'problemCount', __( 'It is the number of all problems.', 'boardwalk' ) );
	}
	return $report + array(
		'entries'      => $entries,
		'problems'     => $problems,
		'problemCount' => null === $count ? count( $problems ) : $count,
		'nextChange'   => $next,
		'colours'      => $colours,
	);
}

/** Checks the moment of the next change by the clock; null for none. */
function checkNextChange( $next ) {
	if ( null === $next ) {
		return null;
	}
	$isRight = is_array( $next ) && is_string( valueOf( $next, 'at' ) ) && isUtc( $next['at'] ) && is_string( valueOf( $next, 'why' ) );
	return $isRight ? array( 'at' => $next['at'], 'why' => shortText( $next['why'], 300 ) ) : notReport( 'nextChange', __( 'It has a moment in UTC as "at" and words as "why", or is null.', 'boardwalk' ) );
}

/** Checks the colours of the site by the properties of its stylesheet; a build of an older version sends none. */
function checkColours( $colours ) {
	$colours = null === $colours ? array() : $colours;
	if ( ! is_array( $colours ) || count( $colours ) > 60 ) {
		return notReport( 'colours', __( 'It has the colours of the site, such as "--paper": "#ffffff".', 'boardwalk' ) );
	}
	foreach ( $colours as $name => $colour ) {
		if ( ! preg_match( '/^--[a-z][a-z0-9-]{0,40}$/D', (string) $name ) || ! is_string( $colour ) || ! preg_match( '/^#[0-9a-f]{6}$/D', $colour ) ) {
			return notReport( 'colours', __( 'It has the colours of the site, such as "--paper": "#ffffff".', 'boardwalk' ) );
		}
	}
	return $colours;
}

/** Reads a value of an object; null where it is missing. */
function valueOf( array $from, string $name ) {
	return isset( $from[ $name ] ) ? $from[ $name ] : null;
}

/** Tells if a text is a moment in UTC, such as 2026-11-25T12:00:00.000Z. */
function isUtc( string $text ): bool {
	return preg_match( '/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/D', $text ) && isDay( substr( $text, 0, 19 ), 'Y-m-d\TH:i:s' );
}

/** Says which field keeps a body from being a report. */
function notReport( string $field, string $words ): \WP_Error {
	return refusal( 400, "$field: $words" );
}

/** Makes a text of one line, not longer than this many characters. */
function shortText( string $text, int $most ): string {
	$text = wp_check_invalid_utf8( $text, true );
	$line = trim( (string) preg_replace( '/[\p{Cc}\p{Z}]+/u', ' ', $text ) );
	return mb_strlen( $line, 'UTF-8' ) > $most ? mb_substr( $line, 0, $most - 1, 'UTF-8' ) . '…' : $line;
}
