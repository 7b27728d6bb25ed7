<?php
/**
 * Gives every public entry a version, which changes with all that is stored for it: its row, fields and terms.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** How many sums one query reads, of media and of what nobody is shown, too: 20 MB of memory. Each query reads all fields. */
const MOST_SUMS = 20000;

/** Lists the versions of all public entries, patterns, template parts and items of menus, by id. `texts` becomes the hashes of their texts. */
function entryVersions( ?array &$texts = null ): array {
	global $wpdb;
	$types    = array_merge( publicTypes(), innerTypes() );
	$isShown  = $wpdb->prepare( "post.post_status = 'publish' AND post.post_type IN (" . placeholders( $types, '%s' ) . ')', $types ); // phpcs:ignore WordPress.DB -- placeholders() makes one for each value.
	$columns  = array( 'post_title', 'post_excerpt', 'post_name', 'post_parent', 'post_author', 'post_password', 'post_date', 'post_date_gmt', 'post_modified_gmt', 'menu_order', 'comment_status', 'comment_count' );
	$versions = array();
	$texts    = array();
	$add      = static function ( array $row ) use ( &$versions ): void {
		$id = (int) array_shift( $row );
		if ( isset( $versions[ $id ] ) ) {
			$versions[ $id ] = md5( $versions[ $id ] . implode( COLUMN_END, $row ) );
		}
	};
	eachRow(
		"SELECT post.ID, " . textHash( 'post.post_content' ) . ', ' . hashOf( $columns ) . " FROM {$wpdb->posts} AS post WHERE $isShown",
		'post.ID',
		static function ( array $row ) use ( &$versions, &$texts ): void {
			$texts[ (int) $row[0] ]    = $row[1];
			$versions[ (int) $row[0] ] = $row[1] . $row[2];
		}
	);
	eachFieldHash( $add );
	array_map( $add, queryRows( "SELECT rel.object_id, rel.term_taxonomy_id FROM {$wpdb->term_relationships} AS rel JOIN {$wpdb->posts} AS post ON post.ID = rel.object_id WHERE $isShown ORDER BY rel.object_id, rel.term_taxonomy_id" ) );
	return $versions;
}

/**
 * Passes hashes of the fields of posts, each behind the id of its post: on MySQL one sum of each post, by one scan for many
 * posts. To read every field, or to join and sort them, takes half of the time of a stamp there.
 */
function eachFieldHash( callable $take ): void {
	global $wpdb;
	if ( empty( $wpdb->is_mysql ) ) {
		eachRow(
			"SELECT meta_id, post_id, meta_key, MD5( COALESCE( meta_value, '' ) ) FROM {$wpdb->postmeta} WHERE 1 = 1",
			'meta_id',
			static function ( array $row ) use ( $take ): void {
				if ( ! isNoiseMeta( (string) $row[2] ) ) {
					$take( array_slice( $row, 1 ) );
				}
			}
		);
		return;
	}
	$keys    = array_map( 'strval', array_column( queryRows( "SELECT DISTINCT meta_key FROM {$wpdb->postmeta}" ), 0 ) );
	$noise   = array_values( array_filter( $keys, __NAMESPACE__ . '\\isNoiseMeta' ) );
	$isShown = $noise ? $wpdb->prepare( "COALESCE( meta_key, '' ) NOT IN (" . placeholders( $noise, '%s' ) . ')', $noise ) : '1 = 1'; // phpcs:ignore WordPress.DB -- placeholders() makes one for each value.
	$field   = "COALESCE( meta_key, '' ), '" . COLUMN_END . "', COALESCE( meta_value, '' )";
	// By the number of its row, as the order of fields is shown. Without 0 + the database would look up each row by an index.
	$sums = "SELECT 0 + post_id AS id, COUNT(*) AS fields, SUM( CRC32( CONCAT( $field ) ) * ( 1 + meta_id % 65521 ) ) AS crc FROM {$wpdb->postmeta} WHERE $isShown GROUP BY id";
	eachRow( "SELECT id, fields, crc FROM ( $sums ) AS sums WHERE 1 = 1", 'id', $take, MOST_SUMS );
}

/** Hashes what changes every entry at once: code, the settings that all show, and the button "Publish now". */
function commonVersion(): string {
	// One query for all of those that WordPress has not loaded.
	wp_prime_option_caches( array_merge( commonOptionNames(), array( READ_AGAIN ) ) );
	return hashJson( array( VERSION, installedPlugins(), array_map( 'get_option', commonOptionNames() ), get_option( READ_AGAIN ), wp_salt( 'nonce' ) ) );
}

/** Lists the settings that show in every entry: in its links, dates and titles. */
function commonOptionNames(): array {
	return array( 'home', 'siteurl', 'upload_path', 'upload_url_path', 'timezone_string', 'gmt_offset', 'WPLANG', 'date_format', 'time_format', 'permalink_structure', 'category_base', 'tag_base', 'wpseo_titles', 'wpseo_social' );
}

/** Hashes any value. */
function hashJson( $value ): string {
	return md5( (string) wp_json_encode( $value, JSON_INVALID_UTF8_SUBSTITUTE | JSON_PARTIAL_OUTPUT_ON_ERROR ) );
}
