<?php
/**
 * Tells which files of the library the public site shows. An upload that nothing uses asks for no build.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

add_action( 'delete_attachment', __NAMESPACE__ . '\\noticeFileDeletion', 5 );

/** Remembers a file that changed until the end of the request, which looks if it is in use. Returns all of them. */
function changedFiles( int $id = 0 ): array {
	static $ids = array();
	if ( $id > 0 && ! $ids ) {
		add_action( 'shutdown', __NAMESPACE__ . '\\noticeUsedFiles', 25 );
	}
	if ( $id > 0 ) {
		$ids[ $id ] = $id;
	}
	return $ids;
}

/** Remembers a file that this request has added, and returns all of them: nothing can name them yet. */
function newFiles( int $id = 0 ): array {
	static $ids = array();
	if ( $id > 0 ) {
		$ids[ $id ] = $id;
	}
	return $ids;
}

/** Asks for a build where a file that changed is in use; one that is new is in the old gallery of its entry, or nowhere. */
function noticeUsedFiles(): void {
	foreach ( isWebhookSetUp() ? changedFiles() : array() as $id ) {
		if ( in_array( $id, newFiles(), true ) ? (bool) entriesWith( galleryTargets( $id ) ) : isFileInUse( $id ) ) {
			askForBuild( 'change', 'media' );
		}
	}
}

/** Asks for a build where a file is deleted that is in use: afterwards nothing tells of it. */
function noticeFileDeletion( int $id ): void {
	if ( isWebhookSetUp() && isFileInUse( $id ) ) {
		askForBuild( 'change', 'media' );
	}
}

/** Tells if a file is the picture of a public entry, in its text, in a pattern, or the icon of the site. */
function isFileInUse( int $id ): bool {
	return (int) get_option( 'site_icon' ) === $id
		|| (bool) entriesWithPicture( $id )
		|| (bool) entriesWith( array_merge( fileTargets( $id ), addressTargets( $id ) ) );
}

/** Lists the public entries that have a file as their picture, as their picture for networks, or in a field. */
function entriesWithPicture( int $id ): array {
	global $wpdb;
	$types = publicTypes();
	$keys  = array_merge( array( '_thumbnail_id', '_yoast_wpseo_opengraph-image-id', '_yoast_wpseo_twitter-image-id' ), fileKeys() );
	$found = $wpdb->get_col(
		$wpdb->prepare( // phpcs:ignore WordPress.DB -- placeholders() makes one for each value.
			"SELECT DISTINCT post.ID FROM {$wpdb->postmeta} AS meta JOIN {$wpdb->posts} AS post ON post.ID = meta.post_id
			WHERE meta.meta_key IN (" . placeholders( $keys, '%s' ) . ") AND meta.meta_value = %s AND post.post_status = 'publish' AND post.post_type IN (" . placeholders( $types, '%s' ) . ')', // phpcs:ignore WordPress.DB -- placeholders() makes one for each value.
			array_merge( $keys, array( (string) $id ), $types )
		)
	);
	return array_map( 'intval', $found );
}

/** Lists the keys of the fields that are files. */
function fileKeys(): array {
	$keys = array();
	foreach ( kinds() as $kind ) {
		foreach ( $kind['fields'] as $field ) {
			if ( 'file' === $field['type'] ) {
				$keys[] = $field['meta'];
			}
		}
	}
	return array_values( array_unique( $keys ) );
}
