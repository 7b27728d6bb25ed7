<?php
/**
 * Answers the Preview button with the preview server. The links of WordPress stay as they are: no script and no filter can lose a part of them.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

add_action( 'template_redirect', __NAMESPACE__ . '\\redirectPreview', 0 );

/** Redirects who may edit the previewed entry, with a token made at this moment. Everybody else gets the answer of WordPress. */
function redirectPreview(): void {
	$post = is_preview() ? get_queried_object() : null;
	if ( ! $post instanceof \WP_Post || '' === kindOf( $post->post_type ) || ! current_user_can( 'edit_post', $post->ID ) ) {
		return;
	}
	$url    = previewUrl();
	$secret = previewSecret();
	if ( '' === $url || '' === $secret ) {
		return;
	}
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Names a picture to look at; nothing is changed.
	$picture = isset( $_GET['_thumbnail_id'] ) && is_scalar( $_GET['_thumbnail_id'] ) ? (int) $_GET['_thumbnail_id'] : 0;
	nocache_headers();
	header( 'Cache-Control: no-store' );
	header( 'Referrer-Policy: no-referrer' );
	// phpcs:ignore WordPress.Security.SafeRedirect.wp_redirect_wp_redirect -- The preview server is another host, chosen by an administrator.
	wp_redirect( $url . '?token=' . previewToken( $post, get_current_user_id(), $secret, $picture ) );
	exit;
}
