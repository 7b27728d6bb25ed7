<?php
/**
 * Writes the addresses of many entries as WPGraphQL does, without loading their text.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** Writes the address of a row of the index; null for the page that lists the posts. */
function rowUri( \stdClass $row, string $postType ): ?string {
	if ( 'page' === $postType && 'page' === get_option( 'show_on_front' ) && (int) get_option( 'page_on_front' ) === (int) $row->ID ) {
		return '/';
	}
	if ( 'page' === $postType && isPostsPage( (int) $row->ID ) ) {
		return null;
	}
	return uriOf( get_permalink( lightPost( $row, $postType ) ) );
}

/** Cuts the host from an address and decodes it. */
function uriOf( $link ): ?string {
	return $link ? str_ireplace( home_url(), '', urldecode( $link ) ) : null;
}

/** Tells if a page lists the posts. */
function isPostsPage( int $id ): bool {
	return 'posts' !== get_option( 'show_on_front', 'posts' ) && (int) get_option( 'page_for_posts' ) === $id;
}

/**
 * Makes an entry without text, which get_permalink() takes as it is. WordPress would read the pages around a page one by one:
 * their names become part of its own name.
 */
function lightPost( \stdClass $row, string $postType ): \WP_Post {
	$post            = new \WP_Post( (object) array( 'post_type' => $postType, 'filter' => 'raw' ) );
	$post->ID        = (int) $row->ID;
	$post->post_name = $row->post_name;
	foreach ( array( 'post_status', 'post_date', 'post_date_gmt', 'post_author', 'post_password' ) as $property ) {
		$post->$property = $row->$property;
	}
	if ( 'page' === $postType ) {
		$post->post_name = pagePath( (int) $row->ID, $row->post_name, (int) $row->post_parent );
		$post->ancestors = array();
	}
	return $post;
}

/** Writes the names of the pages around a page before its own. */
function pagePath( int $id, string $name, int $parent ): string {
	$tree = pageTree();
	$seen = array( $id => true );
	while ( $parent > 0 && isset( $tree[ $parent ] ) && ! isset( $seen[ $parent ] ) ) {
		$seen[ $parent ] = true;
		$name            = '' === $tree[ $parent ]->post_name ? $name : $tree[ $parent ]->post_name . '/' . $name;
		$parent          = (int) $tree[ $parent ]->post_parent;
	}
	return $name;
}

/** Reads once what the addresses of these rows need: the pages around pages, authors and categories of posts. */
function prepareAddresses( string $kind, array $rows ): void {
	if ( 'page' === $kind ) {
		pageTree( true );
	}
	if ( 'post' !== $kind ) {
		return;
	}
	$structure = (string) get_option( 'permalink_structure' );
	if ( false !== strpos( $structure, '%author%' ) ) {
		cache_users( array_unique( array_map( 'intval', array_column( $rows, 'post_author' ) ) ) );
	}
	if ( false !== strpos( $structure, '%category%' ) ) {
		categoriesOfPosts( true );
		add_filter( 'pre_post_link', __NAMESPACE__ . '\\writeCategory', PHP_INT_MAX, 2 );
	}
}

/** Ends what prepareAddresses() began. */
function endAddresses(): void {
	remove_filter( 'pre_post_link', __NAMESPACE__ . '\\writeCategory', PHP_INT_MAX );
}

/** Writes the category into the address of a post as get_permalink() does, which would load each post for it. */
function writeCategory( $structure, \WP_Post $post ) {
	if ( false === strpos( (string) $structure, '%category%' ) ) {
		return $structure;
	}
	$ofPosts    = categoriesOfPosts();
	$categories = isset( $ofPosts[ $post->ID ] ) ? $ofPosts[ $post->ID ] : array();
	$category   = $categories ? get_term( apply_filters( 'post_link_category', $categories[0], $categories, $post ), 'category' ) : get_term( (int) get_option( 'default_category' ), 'category' );
	if ( ! $category instanceof \WP_Term ) {
		return str_replace( '%category%', '', $structure );
	}
	$around = $categories && $category->parent ? get_category_parents( $category->parent, false, '/', true ) : '';
	return str_replace( '%category%', ( is_string( $around ) ? $around : '' ) . $category->slug, $structure );
}

/** Lists the categories of all posts by the id of the post, the oldest first. Two queries read them, or read them again. */
function categoriesOfPosts( bool $isNew = false ): array {
	static $ofPosts = null;
	if ( null === $ofPosts || $isNew ) {
		global $wpdb;
		$ofPosts = array();
		$terms   = array();
		foreach ( get_terms( array( 'taxonomy' => 'category', 'hide_empty' => false ) ) as $term ) {
			$terms[ $term->term_taxonomy_id ] = $term;
		}
		$rows = $wpdb->get_results(
			"SELECT rel.object_id, rel.term_taxonomy_id FROM {$wpdb->term_relationships} AS rel JOIN {$wpdb->posts} AS post ON post.ID = rel.object_id
			JOIN {$wpdb->term_taxonomy} AS tax ON tax.term_taxonomy_id = rel.term_taxonomy_id
			WHERE post.post_type = 'post' AND post.post_status = 'publish' AND tax.taxonomy = 'category' ORDER BY rel.object_id, tax.term_id"
		);
		foreach ( $rows as $row ) {
			if ( isset( $terms[ $row->term_taxonomy_id ] ) ) {
				$ofPosts[ (int) $row->object_id ][] = $terms[ $row->term_taxonomy_id ];
			}
		}
	}
	return $ofPosts;
}
