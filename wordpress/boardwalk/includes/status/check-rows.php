<?php
/**
 * Checks the rows of a report: its entries with their pages, and its problems.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** How many problems a report has at most; it tells how many there were. */
const MOST_PROBLEMS = 200;

/** Makes the table of the built entries by id, or an error. */
function checkEntries( $rows ) {
	if ( ! isList( $rows ) ) {
		return notReport( 'entries', __( 'It is the list of all entries of the site.', 'boardwalk' ) );
	}
	$entries = array();
	foreach ( $rows as $index => $row ) {
		$wrong = is_array( $row ) ? wrongInEntry( $row ) : 'id';
		if ( '' !== $wrong ) {
			return notReport( "entries[$index].$wrong", __( 'An entry has kind, id, modified and paths.', 'boardwalk' ) );
		}
		if ( isset( $entries[ $row['id'] ] ) ) {
			return notReport( "entries[$index].id", __( 'An entry has one row.', 'boardwalk' ) );
		}
		$entries[ $row['id'] ] = array(
			'kind'     => $row['kind'],
			'modified' => sameMoment( $row['modified'] ),
			'path'     => $row['paths'] ? $row['paths'][0] : '',
		);
	}
	return $entries;
}

/** Names the field of an entry that is wrong; an empty text where none is. */
function wrongInEntry( array $row ): string {
	$modified = valueOf( $row, 'modified' );
	if ( ! isKindName( valueOf( $row, 'kind' ) ) ) {
		return 'kind';
	}
	if ( ! is_int( valueOf( $row, 'id' ) ) || $row['id'] < 1 ) {
		return 'id';
	}
	if ( ! array_key_exists( 'modified', $row ) || ( null !== $modified && ( ! is_string( $modified ) || ! preg_match( '/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(\.\d{1,6})?Z?$/D', $modified ) ) ) ) {
		return 'modified';
	}
	$paths = valueOf( $row, 'paths' );
	return isList( $paths ) && count( array_filter( $paths, __NAMESPACE__ . '\\isSitePath' ) ) === count( $paths ) ? '' : 'paths';
}

/** Makes the problems of a report, or an error. */
function checkProblems( $rows ) {
	if ( ! isList( $rows ) || count( $rows ) > MOST_PROBLEMS ) {
		return notReport( 'problems', /* translators: %d: a number */ sprintf( __( 'It is a list of at most %d problems.', 'boardwalk' ), MOST_PROBLEMS ) );
	}
	$problems = array();
	foreach ( $rows as $index => $row ) {
		if ( ! is_array( $row ) || ! is_string( valueOf( $row, 'message' ) ) ) {
			return notReport( "problems[$index].message", __( 'A problem says what is wrong.', 'boardwalk' ) );
		}
		$entry = valueOf( $row, 'entry' );
		if ( null !== $entry && ( ! is_array( $entry ) || ! isKindName( valueOf( $entry, 'kind' ) ) || ! is_int( valueOf( $entry, 'id' ) ) ) ) {
			return notReport( "problems[$index].entry", __( 'An entry has kind, id and title.', 'boardwalk' ) );
		}
		// Links to edit are made here: those of a report could lead anywhere.
		$problem = array(
			'message' => shortText( $row['message'], 1000 ),
			'kind'    => $entry ? $entry['kind'] : '',
			'id'      => $entry ? $entry['id'] : 0,
			'title'   => $entry ? shortText( textOf( $entry, 'title' ), 200 ) : '',
		);
		foreach ( array( 'field', 'block', 'hint', 'check' ) as $name ) {
			if ( null !== valueOf( $row, $name ) && ! is_string( $row[ $name ] ) ) {
				return notReport( "problems[$index].$name", __( 'It is a text.', 'boardwalk' ) );
			}
			$problem[ $name ] = shortText( textOf( $row, $name ), 500 );
		}
		$problems[] = $problem;
	}
	return $problems;
}

/** Writes a modified date as it is compared: without the Z and the fraction that a CMS may add. */
function sameMoment( ?string $modified ): string {
	return null === $modified || 0 === strpos( $modified, '0000' ) ? '' : str_replace( ' ', 'T', substr( $modified, 0, 19 ) );
}

/** Tells if a value could be the name of a kind. */
function isKindName( $kind ): bool {
	return is_string( $kind ) && preg_match( '/^[a-zA-Z][\w-]{0,39}$/D', $kind );
}

/** Tells if a value is a path of the site, and leads to no other host. */
function isSitePath( $path ): bool {
	return is_string( $path ) && strlen( $path ) <= 2000 && preg_match( '#^/(?![/\\\\])[^\s<>"\\\\^`{|}]*$#D', $path );
}

/** Tells if a value is a list: an array without names. */
function isList( $value ): bool {
	return is_array( $value ) && array_keys( $value ) === array_keys( array_keys( $value ) );
}
