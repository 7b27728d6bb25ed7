<?php
/**
 * Shows the state of an entry where it is edited: a panel of the block editor, a box of the classic one.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

add_action( 'enqueue_block_editor_assets', __NAMESPACE__ . '\\enqueueStatusPanel' );
add_action( 'add_meta_boxes', __NAMESPACE__ . '\\addStatusBox', 10, 2 );

/** Loads the panel. It asks for the state itself: one that is printed here would be old after the first saving. */
function enqueueStatusPanel(): void {
	$screen = get_current_screen();
	if ( $screen && 'post' === $screen->base && '' !== kindOf( $screen->post_type ) ) {
		$uses = array( 'wp-plugins', 'wp-editor', 'wp-edit-post', 'wp-element', 'wp-components', 'wp-data', 'wp-api-fetch', 'wp-notices' );
		wp_enqueue_script( 'boardwalk-status', plugins_url( 'assets/status.js', FILE ), $uses, VERSION, true );
	}
}

/** Adds the box. The block editor leaves it away: it has the panel. */
function addStatusBox( string $postType, $post ): void {
	if ( $post instanceof \WP_Post && maySeeStatus( $post ) ) {
		add_meta_box( 'boardwalk_status', 'Where is my change?', __NAMESPACE__ . '\\printStatusBox', $postType, 'side', 'high', array( '__back_compat_meta_box' => true ) );
	}
}

/** Prints the state of an entry. */
function printStatusBox( \WP_Post $post ): void {
	$view = statusView( $post );
	echo '<p>' . labelHtml( $view ) . '</p>'; // phpcs:ignore WordPress.Security.EscapeOutput -- It is escaped.
	if ( '' !== $view['note'] ) {
		echo '<p>' . esc_html( $view['note'] ) . '</p>';
	}
	echo problemsHtml( $view['problems'] ); // phpcs:ignore WordPress.Security.EscapeOutput -- It is escaped.
	if ( '' !== $view['url'] ) {
		echo '<p><a href="' . esc_url( $view['url'] ) . '">View on the site</a></p>';
	}
}
