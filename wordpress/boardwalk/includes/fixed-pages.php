<?php
/**
 * The pages that the site always has, and their words in WordPress.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** Lists the fixed pages and the built-in experiences: post type, slug and title. */
function fixedPages(): array {
	$titles = array(
		'page'       => array(
			'home'           => __( 'Home', 'boardwalk' ),
			'visit'          => __( 'Visit', 'boardwalk' ),
			'event'          => __( 'Events', 'boardwalk' ),
			'location'       => __( 'Locations', 'boardwalk' ),
			'experiences'    => __( 'Experiences', 'boardwalk' ),
			'art'            => __( 'Art', 'boardwalk' ),
			'news'           => __( 'News', 'boardwalk' ),
			'revitalization' => __( 'Revitalization', 'boardwalk' ),
			'contact'        => __( 'Contact', 'boardwalk' ),
			'today'          => __( 'Today', 'boardwalk' ),
			'search'         => __( 'Search', 'boardwalk' ),
		),
		kinds()['experience']['postType'] => array(
			'dining'         => __( 'Dining', 'boardwalk' ),
			'retail'         => __( 'Retail', 'boardwalk' ),
			'events'         => __( 'Events', 'boardwalk' ),
			'art'            => __( 'Art', 'boardwalk' ),
			'leasing'        => __( 'Leasing', 'boardwalk' ),
			'retail-leasing' => __( 'Retail leasing', 'boardwalk' ),
			'working-here'   => __( 'Working here', 'boardwalk' ),
		),
	);
	$pages  = array();
	foreach ( $titles as $postType => $ofType ) {
		foreach ( $ofType as $slug => $title ) {
			$pages[] = array( 'postType' => $postType, 'slug' => $slug, 'title' => $title );
		}
	}
	return $pages;
}

/** Writes the path of a fixed page on the public site. */
function fixedPath( array $page ): string {
	if ( 'home' === $page['slug'] ) {
		return '/';
	}
	return ( 'page' === $page['postType'] ? '/' : '/experiences/' ) . $page['slug'] . '/';
}

/** Says that a page gives a fixed page its words; an empty text for any other entry. */
function fixedNote( \WP_Post $post ): string {
	foreach ( 0 === $post->post_parent ? fixedPages() : array() as $page ) {
		if ( $page['postType'] === $post->post_type && 'page' === $post->post_type && $page['slug'] === $post->post_name ) {
			/* translators: %s: an address such as /today/ */
			return sprintf( __( 'The site makes the page %s itself, and adds this text to it.', 'boardwalk' ), fixedPath( $page ) );
		}
	}
	return '';
}

/** Finds the entry of a fixed page, drafts and the trash included; null where there is none. */
function findFixedPage( array $page ): ?\WP_Post {
	if ( 'home' === $page['slug'] && 'page' === get_option( 'show_on_front' ) ) {
		$front = get_post( (int) get_option( 'page_on_front' ) );
		if ( $front ) {
			return $front;
		}
	}
	// WordPress renames what is put into the trash, and what is at this address already.
	foreach ( array( $page['slug'], $page['slug'] . '__trashed' ) as $slug ) {
		$found = get_posts(
			array(
				'post_type'      => $page['postType'],
				'post_parent'    => 0,
				'name'           => $slug,
				'post_status'    => array_values( get_post_stati() ),
				'posts_per_page' => 1,
			)
		);
		if ( $found ) {
			return $found[0];
		}
	}
	return null;
}

/** Finds a file of the library whose address is that of a page: WordPress would give the page another one. */
function findFileInTheWay( array $page ): ?\WP_Post {
	$files = 'page' === $page['postType'] ? get_posts( array( 'post_type' => 'attachment', 'name' => $page['slug'], 'post_status' => 'any', 'posts_per_page' => 1 ) ) : array();
	return $files ? $files[0] : null;
}

/** Creates the fixed pages that are missing, as drafts, and returns how many. One that exists is left as it is. */
function createFixedPages(): int {
	$created = 0;
	foreach ( fixedPages() as $page ) {
		if ( findFixedPage( $page ) || findFileInTheWay( $page ) ) {
			continue;
		}
		$id       = wp_insert_post( array( 'post_type' => $page['postType'], 'post_name' => $page['slug'], 'post_title' => $page['title'], 'post_status' => 'draft' ) );
		$created += $id > 0 ? 1 : 0;
	}
	return $created;
}
