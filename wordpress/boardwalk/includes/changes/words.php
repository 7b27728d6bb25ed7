<?php
/**
 * Notices changes of terms, menus and comments.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

// A new term has no entries yet: it is counted, and asks for no build.
add_action( 'created_term', __NAMESPACE__ . '\\countTerm', 10, 3 );
foreach ( array( 'edited_term', 'delete_term' ) as $hook ) {
	add_action( $hook, __NAMESPACE__ . '\\noticeTerm', 10, 3 );
}
foreach ( array( 'added_term_meta', 'updated_term_meta', 'deleted_term_meta' ) as $hook ) {
	add_action( $hook, __NAMESPACE__ . '\\noticeTermMeta', 10, 3 );
}
add_action( 'set_object_terms', __NAMESPACE__ . '\\noticeTerms', 10, 6 );
add_action( 'deleted_term_relationships', __NAMESPACE__ . '\\noticeRemovedTerms', 10, 3 );
add_action( 'transition_comment_status', __NAMESPACE__ . '\\noticeComment', 10, 3 );
add_action( 'wp_insert_comment', __NAMESPACE__ . '\\noticeNewComment', 10, 2 );
add_action( 'edit_comment', __NAMESPACE__ . '\\noticeEditedComment' );
add_action( 'deleted_comment', __NAMESPACE__ . '\\noticeNewComment', 10, 2 );

/** Counts a term of a public taxonomy, or a menu. */
function countTerm( int $id, int $taxonomyId, string $taxonomy ): void {
	if ( isShownTaxonomy( $taxonomy ) ) {
		noteChange();
	}
}

/** Notices that a term of a public taxonomy or a menu has changed. */
function noticeTerm( int $id, int $taxonomyId, string $taxonomy ): void {
	countTerm( $id, $taxonomyId, $taxonomy );
	if ( isShownTaxonomy( $taxonomy ) ) {
		askForBuild( 'change', 'nav_menu' === $taxonomy ? 'menus' : 'terms' );
	}
}

/** Notices what SEO plugins and others keep with a term. */
function noticeTermMeta( $metaId, $id, $key ): void {
	$term = get_term( (int) $id );
	if ( $term instanceof \WP_Term && isShownTaxonomy( $term->taxonomy ) ) {
		noteChange();
		askForBuild( 'change', 'nav_menu' === $term->taxonomy ? 'menus' : 'terms' );
	}
}

/** Notices that a public entry gets other terms. */
function noticeTerms( int $id, $terms, array $taxonomyIds, string $taxonomy, bool $append, array $former ): void {
	$isSame = ! array_diff( $taxonomyIds, $former ) && ( $append || ! array_diff( $former, $taxonomyIds ) );
	if ( ! $isSame ) {
		noticeRelation( $id, $taxonomy );
	}
}

/** Notices that terms were taken from a public entry. */
function noticeRemovedTerms( int $id, array $taxonomyIds, string $taxonomy ): void {
	noticeRelation( $id, $taxonomy );
}

/** Notes a change where a public entry has a public term, and remembers that its modified date is older. */
function noticeRelation( int $id, string $taxonomy ): void {
	$post = get_post( $id );
	if ( ! $post || 'publish' !== $post->post_status || ! isShownType( $post->post_type ) || ! isShownTaxonomy( $taxonomy ) ) {
		return;
	}
	noteChange();
	askForChange( $post );
	if ( '' !== kindOf( $post->post_type ) ) {
		touchLater( 'entries', $id );
	}
}

/** Notices a comment that becomes public or stops being public. */
function noticeComment( $new, $old, \WP_Comment $comment ): void {
	if ( 'approved' === $new || 'approved' === $old ) {
		noticeCommented( $comment );
	}
}

/** Notices a public comment that was added or deleted. */
function noticeNewComment( $id, \WP_Comment $comment ): void {
	if ( '1' === (string) $comment->comment_approved ) {
		noticeCommented( $comment );
	}
}

/** Notices a public comment with other words. */
function noticeEditedComment( $id ): void {
	$comment = get_comment( (int) $id );
	if ( $comment instanceof \WP_Comment ) {
		noticeNewComment( $id, $comment );
	}
}

/** Notes a change where the commented entry is public. */
function noticeCommented( \WP_Comment $comment ): void {
	$post = get_post( (int) $comment->comment_post_ID );
	if ( $post && 'publish' === $post->post_status && '' !== kindOf( $post->post_type ) ) {
		noteChange();
		touchLater( 'entries', $post->ID );
	}
}

/** Tells if terms of a taxonomy are on the public site. */
function isShownTaxonomy( string $taxonomy ): bool {
	$settings = get_taxonomy( $taxonomy );
	return 'nav_menu' === $taxonomy || ( $settings && $settings->public && array_intersect( publicTypes(), $settings->object_type ) );
}
