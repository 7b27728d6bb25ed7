<?php
/**
 * Saves the section "Preview".
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

add_action( 'admin_post_boardwalk_preview', __NAMESPACE__ . '\\savePreview' );
add_action( 'admin_post_nopriv_boardwalk_preview', __NAMESPACE__ . '\\savePreview' );

/** Saves address and secret, for those who may change settings, and shows the page again. */
function savePreview(): void {
	if ( ! current_user_can( 'manage_options' ) || ! check_admin_referer( 'boardwalk_preview' ) ) {
		wp_die( esc_html__( 'You are not allowed to do this.', 'boardwalk' ), esc_html__( 'Not allowed', 'boardwalk' ), array( 'response' => 403 ) );
	}
	$typed   = isset( $_POST['url'] ) && is_string( $_POST['url'] ) ? trim( sanitize_text_field( wp_unslash( $_POST['url'] ) ) ) : '';
	$url     = checkPreviewUrl( $typed );
	$isWrong = '' !== $typed && '' === $url;
	$secret  = ! $isWrong && ! empty( $_POST['renew'] ) ? bin2hex( random_bytes( 32 ) ) : '';
	if ( ! $isWrong ) {
		update_option( 'boardwalk_preview', array( 'url' => $url, 'secret' => '' === $secret ? previewOption( 'secret' ) : $secret ), false );
	}
	set_transient( 'boardwalk_preview_saved_' . get_current_user_id(), array( 'isWrong' => $isWrong, 'secret' => $secret ), 5 * MINUTE_IN_SECONDS );
	wp_safe_redirect( admin_url( 'admin.php?page=boardwalk-publishing#boardwalk-preview' ) );
	exit;
}
