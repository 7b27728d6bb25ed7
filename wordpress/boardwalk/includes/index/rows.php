<?php
/**
 * Reads what the index needs from the database: few queries, however many entries there are, and no text of an entry.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** Reads the public entries of these post types, by type, in the order of their lists: the newest first. The database sorts by the columns of an index, which it only follows. */
function entryRows( array $postTypes ): array {
	global $wpdb;
	$rows = $wpdb->get_results(
		$wpdb->prepare(
			"SELECT post.ID, post_type, post_name, post_title, post_status, post_date, post_date_gmt, post_modified_gmt, post_password, post_parent, post_author, author.display_name
			FROM {$wpdb->posts} AS post LEFT JOIN {$wpdb->users} AS author ON author.ID = post.post_author
			WHERE post_status = 'publish' AND post_type IN (" . placeholders( $postTypes, '%s' ) . ') ORDER BY post_type DESC, post_status DESC, post_date DESC, post.ID DESC',
			$postTypes
		)
	);
	$byType = array_fill_keys( $postTypes, array() );
	foreach ( $rows as $row ) {
		$byType[ $row->post_type ][] = $row;
	}
	return $byType;
}

/** Reads the stored fields of all public entries: by id and key. */
function storedFields(): array {
	global $wpdb;
	$keys = array();
	foreach ( kinds() as $kind ) {
		$keys = array_merge( $keys, array_column( $kind['fields'], 'meta' ) );
	}
	$types  = array_values( array_column( kinds(), 'postType' ) );
	$stored = array();
	$rows   = $wpdb->get_results(
		$wpdb->prepare(
			"SELECT meta.post_id, meta.meta_key, meta.meta_value FROM {$wpdb->postmeta} AS meta JOIN {$wpdb->posts} AS post ON post.ID = meta.post_id
			WHERE post.post_status = 'publish' AND post.post_type IN (" . placeholders( $types, '%s' ) . ') AND meta.meta_key IN (' . placeholders( $keys, '%s' ) . ')
			ORDER BY meta.meta_id DESC',
			array_merge( $types, $keys )
		)
	);
	foreach ( $rows as $row ) {
		// The first of several values counts, as in get_post_meta().
		$stored[ $row->post_id ][ $row->meta_key ] = $row->meta_value;
	}
	return $stored;
}

/** Lists names and parents of all pages, whatever their status: a published page may be within a draft. */
function pageTree( bool $isNew = false ): array {
	static $tree = null;
	if ( null === $tree || $isNew ) {
		global $wpdb;
		$pages = $wpdb->get_results( "SELECT ID, post_name, post_parent FROM {$wpdb->posts} WHERE post_type = 'page'" );
		$tree  = array_combine( array_column( $pages, 'ID' ), $pages );
	}
	return $tree;
}
