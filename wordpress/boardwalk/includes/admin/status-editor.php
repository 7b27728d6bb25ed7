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
add_filter( 'block_editor_settings_all', __NAMESPACE__ . '\\leaveTemplatesAway', 10, 2 );

/** Loads the panel. It asks for the state itself: one that is printed here would be old after the first saving. */
function enqueueStatusPanel(): void {
	$screen = get_current_screen();
	if ( $screen && 'post' === $screen->base && '' !== kindOf( $screen->post_type ) ) {
		$uses = array( 'wp-plugins', 'wp-editor', 'wp-edit-post', 'wp-element', 'wp-components', 'wp-data', 'wp-api-fetch', 'wp-notices', 'wp-blocks', 'wp-hooks' );
		enqueueScripts( array( 'status', 'before-publish' ), $uses );
		wp_add_inline_script( 'boardwalk-before-publish', 'window.boardwalkPublish = ' . wp_json_encode( publishData( $screen->post_type ), JSON_HEX_TAG | JSON_HEX_AMP ) . ';', 'before' );
	}
}

/** Makes the data of what is said before publishing: the addresses of the fixed pages by their slugs, and if the kind has dates. */
function publishData( string $postType ): array {
	$paths = array();
	foreach ( fixedPages() as $page ) {
		if ( 'page' === $page['postType'] ) {
			$paths[ $page['slug'] ] = fixedPath( $page );
		}
	}
	return array(
		'postType' => $postType,
		'fixed'    => $paths,
		'hasDates' => in_array( 'dates', array_column( fields( kindOf( $postType ) ), 'type' ), true ),
	);
}

/** Takes the choice of a template out of the editor: the site does not use the theme of WordPress. */
function leaveTemplatesAway( array $settings, \WP_Block_Editor_Context $context ): array {
	if ( $context->post && '' !== kindOf( $context->post->post_type ) ) {
		$settings['supportsTemplateMode'] = false;
		$settings['availableTemplates']   = array();
	}
	return $settings;
}

/** Adds the box. The block editor leaves it away: it has the panel. */
function addStatusBox( string $postType, $post ): void {
	if ( $post instanceof \WP_Post && maySeeStatus( $post ) ) {
		add_meta_box( 'boardwalk_status', __( 'Where is my change?', 'boardwalk' ), __NAMESPACE__ . '\\printStatusBox', $postType, 'side', 'high', array( '__back_compat_meta_box' => true ) );
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
		echo '<p><a href="' . esc_url( $view['url'] ) . '">' . esc_html__( 'View on the site', 'boardwalk' ) . '</a></p>';
	}
}
