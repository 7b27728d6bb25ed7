<?php
/**
 * Lists the former addresses of public entries, which the site answers with the address that they have now.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** Lists the former addresses of entries and categories. */
function formerAddresses(): array {
	return array_merge( formerEntries(), formerTerms() );
}

/** Lists the former addresses of entries, each once, and without those that a public entry has now. */
function formerEntries(): array {
	$former = storedFormer();
	if ( ! $former ) {
		return array();
	}
	$taken = takenAddresses();
	$found = array();
	foreach ( $former as $row ) {
		$key = $row['kind'] . ' ' . ( 'page' === $row['kind'] ? $row['uri'] : $row['slug'] );
		if ( isset( $taken[ $row['uri'] ] ) || ( isset( $taken[ $key ] ) && $taken[ $key ] !== $row['databaseId'] ) ) {
			continue;
		}
		// The last one who had an address is the one whom people remember there.
		if ( ! isset( $found[ $row['uri'] ] ) || $found[ $row['uri'] ]['time'] < $row['time'] ) {
			$found[ $row['uri'] ] = $row;
		}
	}
	ksort( $found );
	return array_values( $found );
}

/** Reads the former addresses of public entries: our own, and the former slugs that WordPress keeps. */
function storedFormer(): array {
	global $wpdb;
	$types  = publicTypes();
	$rows   = $wpdb->get_results(
		$wpdb->prepare( // phpcs:ignore WordPress.DB -- placeholders() makes one for each value.
			"SELECT post.ID, post.post_type, post.post_name, post.post_status, post.post_date, post.post_date_gmt, post.post_author, post.post_password, post.post_parent, meta.meta_key, meta.meta_value
			FROM {$wpdb->postmeta} AS meta JOIN {$wpdb->posts} AS post ON post.ID = meta.post_id
			WHERE meta.meta_key IN (%s, '_wp_old_slug') AND post.post_status = 'publish' AND post.post_password = '' AND post.post_type IN (" . placeholders( $types, '%s' ) . ') ORDER BY post.ID, meta.meta_id', // phpcs:ignore WordPress.DB -- placeholders() makes one for each value.
			array_merge( array( FORMER ), $types )
		)
	);
	$former = array();
	prepareAddresses( 'post', $rows );
	foreach ( $rows as $row ) {
		foreach ( FORMER === $row->meta_key ? storedAddresses( maybe_unserialize( $row->meta_value ) ) : oldSlug( $row ) as $address ) {
			$former[] = array( 'kind' => kindOf( $row->post_type ), 'databaseId' => (int) $row->ID ) + $address;
		}
	}
	endAddresses();
	return $former;
}

/** Makes the address that an entry would have with a slug that WordPress keeps. It keeps none of pages. */
function oldSlug( \stdClass $row ): array {
	if ( 'page' === $row->post_type || '' === $row->meta_value ) {
		return array();
	}
	$then            = clone $row;
	$then->post_name = $row->meta_value;
	$uri             = rowUri( $then, $row->post_type );
	return null === $uri ? array() : array( array( 'slug' => urldecode( $row->meta_value ), 'uri' => $uri, 'time' => 0 ) );
}

/** Collects the addresses that public entries have now: every uri, and for kinds other than pages every slug with its entry. */
function takenAddresses(): array {
	$taken = array();
	foreach ( entryRows( publicTypes() ) as $postType => $rows ) {
		$kind = kindOf( $postType );
		prepareAddresses( $kind, $rows );
		foreach ( $rows as $row ) {
			$uri = rowUri( $row, $postType );
			if ( null !== $uri ) {
				$taken[ $uri ] = (int) $row->ID;
			}
			if ( 'page' !== $kind ) {
				$taken[ $kind . ' ' . urldecode( $row->post_name ) ] = (int) $row->ID;
			}
		}
		endAddresses();
	}
	return $taken;
}
