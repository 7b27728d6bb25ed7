<?php
/**
 * Answers the buttons of the page "Setup".
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

foreach ( array( 'permalinks', 'addresses', 'pages', 'drafts', 'front', 'account', 'types', 'former_types' ) as $action ) {
	add_action( "admin_post_boardwalk_$action", __NAMESPACE__ . '\\answerSetup' );
	add_action( "admin_post_nopriv_boardwalk_$action", __NAMESPACE__ . '\\answerSetup' );
}

/** Does what a button says, for those who may change settings, and shows the page again. */
function answerSetup(): void {
	// phpcs:ignore WordPress.Security.NonceVerification.Missing -- The nonce is that of this action, checked next.
	$action = isset( $_POST['action'] ) ? sanitize_key( wp_unslash( $_POST['action'] ) ) : '';
	if ( ! current_user_can( 'manage_options' ) || ! check_admin_referer( $action ) ) {
		wp_die( esc_html__( 'You are not allowed to do this.', 'boardwalk' ), esc_html__( 'Not allowed', 'boardwalk' ), array( 'response' => 403 ) );
	}
	$done = str_replace( 'boardwalk_', '', $action );
	if ( 'account' === $done ) {
		answerAccount();
	}
	if ( 'permalinks' === $done ) {
		global $wp_rewrite;
		$wp_rewrite->set_permalink_structure( '/%postname%/' );
	}
	$count = 0;
	if ( 'front' === $done ) {
		$done = publishFrontPage();
	} elseif ( 'drafts' === $done ) {
		$count = publishFixedPages();
	} elseif ( in_array( $done, array( 'types', 'former_types' ), true ) ) {
		askForMove( 'types' === $done ? 'own' : 'former' );
	} elseif ( 'pages' === $done ) {
		$done = createFixedPages() > 0 ? 'pages' : 'none';
	} else {
		flush_rewrite_rules();
	}
	wp_safe_redirect( admin_url( "admin.php?page=boardwalk-setup&done=$done&count=$count" ) );
	exit;
}
