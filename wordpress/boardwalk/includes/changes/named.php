<?php
/**
 * Notices that entries and categories which blocks name by their number are shown at another address, or not any more: the
 * html of these blocks changes with them.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

add_action( 'transition_post_status', __NAMESPACE__ . '\\noticeNamedStatus', 10, 3 );
add_action( 'post_updated', __NAMESPACE__ . '\\noticeNamedEntry', 10, 3 );
add_action( 'before_delete_post', __NAMESPACE__ . '\\noticeNamedDeletion', 10, 2 );
add_action( 'edited_term', __NAMESPACE__ . '\\noticeNamedTerm', 10, 3 );
add_action( 'delete_term', __NAMESPACE__ . '\\noticeNamedTerm', 10, 3 );

/** Notices an entry that becomes public, or stops being public. */
function noticeNamedStatus( string $new, string $old, \WP_Post $post ): void {
	if ( $new !== $old && in_array( 'publish', array( $new, $old ), true ) && '' !== kindOf( $post->post_type ) ) {
		touchLater( 'named', $post->ID );
	}
}

/** Notices a public entry that gets another slug or a password. */
function noticeNamedEntry( int $id, \WP_Post $after, \WP_Post $before ): void {
	$isSame = $after->post_name === $before->post_name && $after->post_password === $before->post_password;
	if ( ! $isSame && 'publish' === $after->post_status && '' !== kindOf( $after->post_type ) ) {
		touchLater( 'named', $id );
	}
}

/** Notices a public entry that is deleted without being put into the trash. */
function noticeNamedDeletion( int $id, \WP_Post $post ): void {
	if ( 'publish' === $post->post_status && '' !== kindOf( $post->post_type ) ) {
		touchLater( 'named', $id );
	}
}

/** Notices a category that is edited or deleted. */
function noticeNamedTerm( int $id, int $taxonomyId, string $taxonomy ): void {
	if ( 'category' === $taxonomy ) {
		touchLater( 'named', $id );
	}
}
