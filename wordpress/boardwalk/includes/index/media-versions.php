<?php
/**
 * Gives every file of the library a version, which changes with its bytes and with everything that the site shows of it.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** Lists id and version of every file. A file is hidden while the entry that it was uploaded to is not public. */
function mediaVersions(): array {
	global $wpdb;
	$fields = storedOfFiles();
	$folder = wp_get_upload_dir()['baseurl'];
	$words  = hashOf( array( 'file.post_title', 'file.post_excerpt', 'file.post_content', 'file.post_name' ) );
	$files  = queryRows(
		"SELECT file.ID, file.post_modified_gmt, file.post_mime_type, file.post_status, parent.post_status AS parent_status, parent.post_password AS parent_password, $words
		FROM {$wpdb->posts} AS file LEFT JOIN {$wpdb->posts} AS parent ON parent.ID = file.post_parent
		WHERE file.post_type = 'attachment' ORDER BY file.ID"
	);
	return array_map(
		static function ( array $file ) use ( $fields, $folder ): array {
			$id   = (int) $file[0];
			$seen = array( $file, isset( $fields[ $id ] ) ? $fields[ $id ] : '', $folder );
			return array( 'databaseId' => $id, 'version' => substr( md5( (string) wp_json_encode( $seen, JSON_INVALID_UTF8_SUBSTITUTE ) ), 0, 12 ) );
		},
		$files
	);
}

/**
 * Reads the fields of all files as one text each, with the size of the file. The database shortens them: sizes of pictures
 * and camera data would fill the memory.
 */
function storedOfFiles(): array {
	global $wpdb;
	$stored = array();
	$keys   = array( '_wp_attachment_image_alt', '_wp_attached_file', '_wp_attachment_metadata', 'boardwalk_focal_point' );
	$rows   = queryRows(
		$wpdb->prepare(
			"SELECT post_id, meta_key, CASE WHEN meta_key = '_wp_attached_file' THEN meta_value ELSE MD5( COALESCE( meta_value, '' ) ) END FROM {$wpdb->postmeta} WHERE meta_key IN (" . placeholders( $keys, '%s' ) . ') ORDER BY post_id, meta_id', // phpcs:ignore WordPress.DB -- placeholders() makes one for each value.
			$keys
		)
	);
	foreach ( $rows as $row ) {
		$id            = (int) $row[0];
		$size          = '_wp_attached_file' === $row[1] ? sizeOfFile( (string) $row[2] ) : '';
		$stored[ $id ] = ( isset( $stored[ $id ] ) ? $stored[ $id ] : '' ) . $row[1] . $row[2] . $size;
	}
	return $stored;
}

/** Finds the bytes of an uploaded file, which may be replaced without a word; an empty text where they are on another server. */
function sizeOfFile( string $file ): string {
	$folder = wp_get_upload_dir()['basedir'];
	/** Filters if the sizes of files are looked at: switch it off where the disk of the uploads is slow. */
	if ( false !== strpos( $folder, '://' ) || ! apply_filters( 'boardwalk_file_sizes', true ) ) {
		return '';
	}
	return is_file( "$folder/$file" ) ? (string) filesize( "$folder/$file" ) : '';
}
