<?php
/**
 * Shows the fields of an entry where the block editor is not used.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

add_action( 'add_meta_boxes', __NAMESPACE__ . '\\addMetaBox' );
add_action( 'admin_notices', __NAMESPACE__ . '\\printRefusedNotice' );
add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\\enqueueFormStyles' );

/** Adds the box to the kinds with fields. The block editor leaves it away: it has the panel. */
function addMetaBox( string $postType ): void {
	$kind = kindOf( $postType );
	if ( fields( $kind ) ) {
		add_meta_box(
			'boardwalk_fields',
			kindText( kinds()[ $kind ]['labels'][0] ),
			__NAMESPACE__ . '\\printMetaBox',
			$postType,
			'normal',
			'high',
			array( '__back_compat_meta_box' => true )
		);
	}
}

/** Prints the fields with their stored values, or what was typed where it was refused. */
function printMetaBox( \WP_Post $post ): void {
	$refused = takeRefused( (string) $post->ID );
	wp_nonce_field( "boardwalk_fields_{$post->ID}", 'boardwalk_nonce', false );
	printZoneNote( kindOf( $post->post_type ) );
	echo '<table class="form-table boardwalk-form" role="presentation">';
	foreach ( translatedFields( kindOf( $post->post_type ) ) as $field ) {
		$meta    = $field['meta'];
		$isWrong = isset( $refused[ $meta ] );
		printRow(
			$field,
			"boardwalk[$meta]",
			$isWrong ? $refused[ $meta ]['typed'] : get_post_meta( $post->ID, $meta, true ),
			$isWrong ? $refused[ $meta ]['message'] : ''
		);
	}
	echo '</table>';
	enqueueDatesBox();
}

/** Loads the script that shows the next dates of an event. */
function enqueueDatesBox(): void {
	enqueueScripts( array( 'occurrences', 'say-dates', 'dates-box' ), array( 'wp-date' ) );
}

/** Prints the zone of the dates and times of a form. */
function printZoneNote( string $kind ): void {
	$zone = zoneNote( $kind );
	if ( $zone ) {
		$link = '' === $zone['url'] ? '' : ' <a href="' . esc_url( $zone['url'] ) . '">' . esc_html( $zone['link'] ) . '</a>';
		echo '<p class="description">' . esc_html( $zone['text'] ) . $link . '</p>'; // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped above.
	}
}

/** Says above the form which values were refused, and why. */
function printRefusedNotice(): void {
	$screen = get_current_screen();
	$post   = get_post();
	if ( ! $screen || 'post' !== $screen->base || $screen->is_block_editor() || ! $post ) {
		return;
	}
	$refused = takeRefused( (string) $post->ID );
	if ( $refused ) {
		echo '<div class="notice notice-error"><p>' . esc_html__( 'Everything else is saved, but not this:', 'boardwalk' ) . '</p><ul class="ul-disc">';
		foreach ( $refused as $row ) {
			echo '<li>' . esc_html( $row['message'] ) . '</li>';
		}
		echo '</ul></div>';
	}
}

/** Loads the styles of the forms where one is shown. */
function enqueueFormStyles(): void {
	$screen = get_current_screen();
	if ( $screen && ( in_array( $screen->base, array( 'post', 'upload' ), true ) || false !== strpos( $screen->base, 'boardwalk' ) ) ) {
		wp_enqueue_style( 'boardwalk-admin', plugins_url( 'assets/admin.css', FILE ), array(), VERSION );
	}
}
