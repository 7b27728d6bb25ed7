<?php
/**
 * Remembers the former slugs of categories, with the category, and lists them.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

add_action( 'edit_terms', __NAMESPACE__ . '\\keepTermSlug', 10, 3 );

/** Keeps the slug that a category has, before another takes its place. */
function keepTermSlug( $id, $taxonomy, $changes ): void {
	$term = 'category' === $taxonomy ? get_term( (int) $id, 'category' ) : null;
	if ( ! $term instanceof \WP_Term || ! isset( $changes['slug'] ) || $changes['slug'] === $term->slug ) {
		return;
	}
	$kept   = array_diff( storedTermSlugs( $term->term_id ), array( $term->slug ) );
	$kept[] = $term->slug;
	update_term_meta( $term->term_id, FORMER, array_slice( array_values( $kept ), -MOST_FORMER ) );
}

/** Reads the former slugs of a category: the newest last. */
function storedTermSlugs( int $id ): array {
	$stored = get_term_meta( $id, FORMER, true );
	return is_array( $stored ) ? array_filter( $stored, 'is_string' ) : array();
}

/** Lists the former addresses of categories, each once, and without those that a category has now. */
function formerTerms(): array {
	$terms = get_terms( array( 'taxonomy' => 'category', 'hide_empty' => false, 'meta_key' => FORMER, 'orderby' => 'term_id', 'update_term_meta_cache' => true ) );
	$found = array();
	foreach ( is_array( $terms ) ? $terms : array() as $term ) {
		foreach ( storedTermSlugs( $term->term_id ) as $slug ) {
			if ( ! get_term_by( 'slug', $slug, 'category' ) ) {
				$then           = clone $term;
				$then->slug     = $slug;
				$found[ $slug ] = array( 'kind' => 'category', 'databaseId' => $term->term_id, 'slug' => urldecode( $slug ), 'uri' => uriOf( (string) get_term_link( $then ) ) );
			}
		}
	}
	ksort( $found );
	return array_values( $found );
}
