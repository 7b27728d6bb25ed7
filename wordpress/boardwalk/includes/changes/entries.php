<?php
/**
 * Notices changes of public entries, files, patterns and menus, and of their fields. Drafts, revisions and everything that
 * the site does not show are not noticed.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

add_action( 'transition_post_status', __NAMESPACE__ . '\\noticeStatus', 10, 3 );
add_action( 'before_delete_post', __NAMESPACE__ . '\\noticeDeletion', 10, 2 );
add_action( 'deleted_post', __NAMESPACE__ . '\\noticeDeleted', 10, 2 );
add_action( 'save_post', __NAMESPACE__ . '\\noticeSave' );
add_action( 'add_attachment', __NAMESPACE__ . '\\noticeUpload' );
add_action( 'attachment_updated', __NAMESPACE__ . '\\noticeFile', 10, 3 );
add_action( 'delete_attachment', __NAMESPACE__ . '\\noticeFileDeleted' );
foreach ( array( 'added_post_meta', 'updated_post_meta', 'deleted_post_meta' ) as $hook ) {
	add_action( $hook, __NAMESPACE__ . '\\noticeMeta', 10, 3 );
}

/** Notices an entry that becomes public, stops being public, or is saved while it is public. */
function noticeStatus( $new, $old, \WP_Post $post ): void {
	if ( ( 'publish' !== $new && 'publish' !== $old ) || ! isShownType( $post->post_type ) ) {
		return;
	}
	noteChange();
	askForChange( $post );
	noticeInner( $post );
}

/** Remembers the entries around a pattern before it is deleted. */
function noticeDeletion( int $id, \WP_Post $post ): void {
	if ( 'publish' === $post->post_status ) {
		noticeInner( $post );
	}
}

/** Notices an entry that was deleted while it was public. */
function noticeDeleted( int $id, \WP_Post $post ): void {
	if ( 'publish' === $post->post_status && isShownType( $post->post_type ) ) {
		noteChange();
		askForChange( $post );
	}
}

/** Remembers which entries this request saves: their modified date is right. */
function noticeSave( int $id ): void {
	savedEntries( $id );
}

/** Notices a new file of the library. */
function noticeUpload( int $id ): void {
	noteChange();
	newFiles( $id );
	changedFiles( $id );
}

/** Notices a file of the library that was saved. Old galleries show its caption. */
function noticeFile( int $id, \WP_Post $after, \WP_Post $before ): void {
	noteChange();
	changedFiles( $id );
	if ( $after->post_excerpt !== $before->post_excerpt || $after->post_title !== $before->post_title ) {
		touchLater( 'files', $id );
	}
}

/**
 * Notices a file before it is deleted: entries that show it become others. WordPress takes it from all of them at once,
 * without a word about each.
 */
function noticeFileDeleted( int $id ): void {
	noteChange();
	touchLater( 'files', $id );
	foreach ( array_merge( entriesWithPicture( $id ), entriesAround( galleryTargets( $id ) ) ) as $entry ) {
		touchLater( 'entries', $entry );
	}
}

/** Notices a field of a public entry, and the words and the shape of a file. */
function noticeMeta( $metaId, $id, $key ): void {
	$post = get_post( (int) $id );
	if ( ! $post || ! isShownMeta( (string) $key, $post ) ) {
		return;
	}
	noteChange();
	if ( 'attachment' === $post->post_type ) {
		changedFiles( $post->ID );
	} else {
		askForChange( $post );
	}
	if ( '_wp_attachment_image_alt' === $key ) {
		touchLater( 'files', $post->ID );
	} elseif ( '' !== kindOf( $post->post_type ) ) {
		touchLater( 'entries', $post->ID );
	}
}

/** Remembers the entries that contain a pattern or a navigation. */
function noticeInner( \WP_Post $post ): void {
	if ( in_array( $post->post_type, array( 'wp_block', 'wp_navigation' ), true ) ) {
		touchLater( 'patterns', $post->ID );
	}
}

/** Tells if posts of a type are on the public site. */
function isShownType( string $type ): bool {
	return in_array( $type, array_merge( publicTypes(), innerTypes() ), true );
}

/** Tells if the public site shows a field: one of our own, the featured image, of SEO, or one that blocks may be bound to. */
function isShownMeta( string $key, \WP_Post $post ): bool {
	if ( 'attachment' === $post->post_type ) {
		return in_array( $key, array( '_wp_attachment_image_alt', '_wp_attached_file', '_wp_attachment_metadata', 'boardwalk_focal_point' ), true );
	}
	if ( 'publish' !== $post->post_status || ! isShownType( $post->post_type ) ) {
		return false;
	}
	if ( 'nav_menu_item' === $post->post_type ) {
		return 0 === strpos( $key, '_menu_item_' );
	}
	foreach ( array( 'boardwalk_', '_boardwalk_', '_yoast_wpseo_' ) as $start ) {
		if ( 0 === strpos( $key, $start ) ) {
			return true;
		}
	}
	$registered = get_registered_meta_keys( 'post', $post->post_type ) + get_registered_meta_keys( 'post' );
	return '_thumbnail_id' === $key || ! empty( $registered[ $key ]['show_in_rest'] );
}
