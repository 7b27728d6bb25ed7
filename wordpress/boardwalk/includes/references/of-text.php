<?php
/**
 * Finds what a text names: numbers of files, entries and categories, patterns, galleries, and files by their address.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** The kinds of references. The number of a file, an entry or a category in the attributes of any block, or in the class of a picture. */
const NUMBER = 1;
/** The number of a synced pattern. */
const PATTERN = 2;
/** The files of an old gallery, and the entry whose files it shows. */
const GALLERY = 3;
/** A hash of the name of a file. */
const ADDRESS = 4;
/** A hash of the text itself: its references are in the table. */
const TEXT = 5;
/** The text names more than is kept: it is found by every search. */
const MUCH = 6;

/** How many references of one text are kept. */
const MOST_REFERENCES = 2000;

/** Lists the references of the text of an entry: kinds with targets, each once. */
function referencesOfText( string $text, int $entry ): array {
	$found = array( NUMBER => array(), PATTERN => array(), GALLERY => array(), ADDRESS => array() );
	preg_match_all( '/(?:":|[\[,])([1-9]\d{0,17})(?=[,\]}])/', $text, $numbers );
	preg_match_all( '/\bwp-image-([1-9]\d{0,17})\b/', $text, $pictures );
	preg_match_all( '/"ref":([1-9]\d{0,17})(?=[,}])/', $text, $patterns );
	preg_match_all( '/\[gallery\b[^\]]*/', $text, $galleries );
	preg_match_all( '~(?<![/<]|/\\\\)/([^/\s"\'<>()\\\\?#&]*\.[^/\s"\'<>()\\\\?#&]*)~', $text, $files );
	$found[ NUMBER ]  = array_flip( array_merge( $numbers[1], $pictures[1] ) );
	$found[ PATTERN ] = array_flip( $patterns[1] );
	if ( $galleries[0] ) {
		preg_match_all( '/\b[1-9]\d{0,17}\b/', implode( ' ', $galleries[0] ), $inside );
		$found[ GALLERY ] = array_flip( $inside[0] ) + array( $entry => 0 );
	}
	$found[ ADDRESS ] = array_flip( array_map( __NAMESPACE__ . '\\addressNumber', array_unique( $files[1] ) ) );
	$references       = array();
	foreach ( $found as $kind => $targets ) {
		foreach ( array_keys( $targets ) as $target ) {
			$references[] = array( $kind, (int) $target );
		}
	}
	return count( $references ) > MOST_REFERENCES ? array( array( MUCH, 0 ) ) : $references;
}

/** Hashes the name of a file, which is the same for all of its sizes and copies: `boat-300x200.png`, `boat-scaled.jpg.webp`. */
function addressNumber( string $file ): int {
	$name = (string) strtok( rawurldecode( $file ), '.' );
	return crc32( (string) preg_replace( '/(-\d+x\d+.*|-scaled|-rotated|-e\d{10,})+$/', '', $name ) );
}

/** Makes the references by which texts name a file: by its number, in an old gallery, or in that of the entry it was uploaded to. */
function fileTargets( int $id ): array {
	return array_merge( array( array( NUMBER, $id ) ), galleryTargets( $id ) );
}

/** Makes the reference by which html names a file without its number. */
function addressTargets( int $id ): array {
	$file = wp_basename( (string) get_post_meta( $id, '_wp_attached_file', true ) );
	return '' === $file ? array() : array( array( ADDRESS, addressNumber( $file ) ) );
}

/** Makes the references by which old galleries show a file. */
function galleryTargets( int $id ): array {
	return array_map(
		static function ( int $shown ): array {
			return array( GALLERY, $shown );
		},
		array_filter( array( $id, (int) wp_get_post_parent_id( $id ) ) )
	);
}
