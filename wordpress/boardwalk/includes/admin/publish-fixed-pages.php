<?php
/**
 * Publishes the fixed pages by the buttons of the page "Setup".
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** Tells if a fixed page is a draft with a text that this user may publish. Without a text the built-in page shows more. */
function isDraftToPublish( \WP_Post $post ): bool {
	return 'draft' === $post->post_status && '' !== trim( $post->post_content ) && current_user_can( 'publish_post', $post->ID );
}

/** Publishes the drafts of the fixed pages that have a text, and returns how many. */
function publishFixedPages(): int {
	$published = 0;
	foreach ( fixedPages() as $page ) {
		$post = findFixedPage( $page );
		if ( $post && isDraftToPublish( $post ) ) {
			wp_update_post( array( 'ID' => $post->ID, 'post_status' => 'publish' ) );
			$published += 'publish' === get_post_status( $post->ID ) ? 1 : 0;
		}
	}
	return $published;
}

/** Returns the fixed page of the address "/". */
function homePage(): array {
	return fixedPages()[0];
}

/** Tells if a button may make this page the front page. Null: it is missing, and created then. What is private, due later or in the trash is so for a reason. */
function isReadyForFront( ?\WP_Post $page ): bool {
	if ( ! $page ) {
		return current_user_can( 'publish_pages' );
	}
	return in_array( $page->post_status, array( 'publish', 'draft', 'pending' ), true ) && current_user_can( 'publish_post', $page->ID );
}

/** Publishes the front page, or else the page "Home", and makes it the front page. Returns what to say. */
function publishFrontPage(): string {
	$page = findFixedPage( homePage() );
	if ( ! isReadyForFront( $page ) ) {
		return 'refused';
	}
	$id = $page ? $page->ID : wp_insert_post( array( 'post_type' => 'page', 'post_name' => homePage()['slug'], 'post_title' => homePage()['title'], 'post_status' => 'draft' ) );
	if ( 'publish' !== get_post_status( $id ) ) {
		wp_update_post( array( 'ID' => $id, 'post_status' => 'publish' ) );
	}
	if ( 'publish' !== get_post_status( $id ) ) {
		return 'refused';
	}
	if ( (int) get_option( 'page_for_posts' ) === $id ) {
		update_option( 'page_for_posts', 0 );
	}
	update_option( 'page_on_front', $id );
	update_option( 'show_on_front', 'page' );
	return 'front';
}
