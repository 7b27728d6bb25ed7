<?php
/**
 * Gives every file of the library a version, which changes with everything that GraphQL tells about it.
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
	$files  = $wpdb->get_results(
		"SELECT file.ID, file.post_modified_gmt, file.post_mime_type, file.post_status, parent.post_status AS parent_status, parent.post_password AS parent_password
		FROM {$wpdb->posts} AS file LEFT JOIN {$wpdb->posts} AS parent ON parent.ID = file.post_parent
		WHERE file.post_type = 'attachment' ORDER BY file.ID",
		ARRAY_N
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

/** Reads the fields of all files as one text each. The database shortens them: sizes and camera data would fill the memory. */
function storedOfFiles(): array {
	global $wpdb;
	$stored = array();
	$keys   = array( '_wp_attachment_image_alt', '_wp_attached_file', '_wp_attachment_metadata', 'boardwalk_focal_point' );
	$rows   = $wpdb->get_results(
		$wpdb->prepare(
			"SELECT post_id, meta_key, MD5( meta_value ) FROM {$wpdb->postmeta} WHERE meta_key IN (" . placeholders( $keys, '%s' ) . ') ORDER BY post_id, meta_id',
			$keys
		),
		ARRAY_N
	);
	foreach ( $rows as $row ) {
		$id            = (int) $row[0];
		$stored[ $id ] = ( isset( $stored[ $id ] ) ? $stored[ $id ] : '' ) . $row[1] . $row[2];
	}
	return $stored;
}
