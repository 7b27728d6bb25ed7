<?php
/**
 * Remembers the former addresses of public entries, with the entry: wherever it moves, they lead to it.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

add_action( 'pre_post_update', __NAMESPACE__ . '\\noticeAddress' );
add_action( 'wp_trash_post', __NAMESPACE__ . '\\noticeAddress' );
add_action( 'before_delete_post', __NAMESPACE__ . '\\noticeAddress' );
add_action( 'post_updated', __NAMESPACE__ . '\\keepAddresses', 20, 0 );
add_action( 'trashed_post', __NAMESPACE__ . '\\keepAddresses', 20, 0 );
add_action( 'after_delete_post', __NAMESPACE__ . '\\keepAddresses', 20, 0 );

/** The field with the former addresses of an entry. Nobody edits it. */
const FORMER = '_boardwalk_former';

/** How many former addresses an entry keeps: the newest. */
const MOST_FORMER = 50;

/** Notices the address of a public entry, and of the pages below it, before something may change it. */
function noticeAddress( $id ): void {
	$post = get_post( (int) $id );
	if ( ! $post || '' === kindOf( $post->post_type ) || noticedAddresses( $post->ID ) ) {
		return;
	}
	foreach ( array_merge( array( $post ), 'page' === $post->post_type ? pagesBelow( $post->ID ) : array() ) as $entry ) {
		$address = 'publish' === $entry->post_status ? addressOf( $entry ) : null;
		if ( $address ) {
			noticedAddresses( $entry->ID, $address );
		}
	}
}

/** Keeps the noticed addresses that their entries do not have any more. */
function keepAddresses(): void {
	foreach ( noticedAddresses() as $id => $address ) {
		noticedAddresses( $id, array() );
		$post = get_post( $id );
		if ( $post && ( 'publish' !== $post->post_status || addressOf( $post ) !== $address ) ) {
			keepAddress( $id, $address );
		}
	}
}

/** Adds a former address to an entry: the newest last, each once. */
function keepAddress( int $id, array $address ): void {
	$kept   = array_filter(
		storedAddresses( get_post_meta( $id, FORMER, true ) ),
		static function ( array $former ) use ( $address ): bool {
			return array( $former['slug'], $former['uri'] ) !== array( $address['slug'], $address['uri'] );
		}
	);
	$kept[] = $address + array( 'time' => time() );
	update_post_meta( $id, FORMER, wp_slash( array_slice( array_values( $kept ), -MOST_FORMER ) ) );
}

/** Reads stored addresses, without rows that are damaged. */
function storedAddresses( $stored ): array {
	return array_values(
		array_filter(
			is_array( $stored ) ? $stored : array(),
			static function ( $row ): bool {
				return is_array( $row ) && isset( $row['slug'], $row['uri'], $row['time'] ) && is_string( $row['slug'] ) && is_string( $row['uri'] );
			}
		)
	);
}

/** Writes the address of an entry: slug and uri, as GraphQL gives them; null for one without. */
function addressOf( \WP_Post $post ): ?array {
	$isFront = 'page' === $post->post_type && 'page' === get_option( 'show_on_front' ) && (int) get_option( 'page_on_front' ) === $post->ID;
	$uri     = isPostsPage( $post->ID ) ? null : uriOf( $isFront ? home_url( '/' ) : get_permalink( $post ) );
	return null === $uri || '' === $post->post_name ? null : array( 'slug' => urldecode( $post->post_name ), 'uri' => $uri );
}

/** Lists the pages below a page, however deep. */
function pagesBelow( int $id ): array {
	$below = array();
	$next  = array( $id );
	$seen  = array( $id => true );
	while ( $next ) {
		$children = get_posts( array( 'post_type' => 'page', 'post_parent__in' => $next, 'post_status' => 'any', 'posts_per_page' => -1, 'orderby' => 'ID', 'update_post_term_cache' => false, 'update_post_meta_cache' => false ) );
		$next     = array();
		foreach ( $children as $child ) {
			if ( ! isset( $seen[ $child->ID ] ) ) {
				$seen[ $child->ID ] = true;
				$next[]             = $child->ID;
				$below[]            = $child;
			}
		}
	}
	return $below;
}

/** Remembers the address of an entry; an empty one forgets it. Without one, returns that of the entry or all. */
function noticedAddresses( int $id = 0, ?array $address = null ): array {
	static $addresses = array();
	if ( null === $address ) {
		return 0 === $id ? $addresses : ( isset( $addresses[ $id ] ) ? $addresses[ $id ] : array() );
	}
	if ( $address ) {
		$addresses[ $id ] = $address;
	} else {
		unset( $addresses[ $id ] );
	}
	return array();
}
