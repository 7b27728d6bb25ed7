<?php
/**
 * Answers the buttons of the page "Publishing".
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

foreach ( array( 'webhook', 'test', 'publish' ) as $action ) {
	add_action( "admin_post_boardwalk_$action", __NAMESPACE__ . '\\answerPublishing' );
	add_action( "admin_post_nopriv_boardwalk_$action", __NAMESPACE__ . '\\answerPublishing' );
}

/** Does what a button says, for those who may, and shows the page again. */
function answerPublishing(): void {
	// phpcs:ignore WordPress.Security.NonceVerification.Missing -- The nonce is that of this action, checked next.
	$action = isset( $_POST['action'] ) ? sanitize_key( wp_unslash( $_POST['action'] ) ) : '';
	$right  = 'boardwalk_publish' === $action ? 'boardwalk_publish' : 'manage_options';
	if ( ! current_user_can( $right ) || ! check_admin_referer( $action ) ) {
		wp_die( esc_html__( 'You are not allowed to do this.', 'boardwalk' ), esc_html__( 'Not allowed', 'boardwalk' ), array( 'response' => 403 ) );
	}
	switch ( $action ) {
		case 'boardwalk_publish':
			$done = publishNow();
			break;
		case 'boardwalk_test':
			$done = testMessage();
			break;
		default:
			$done = saveWebhook();
	}
	wp_safe_redirect( admin_url( "admin.php?page=boardwalk-publishing&done=$done" ) );
	exit;
}

/**
 * Asks for a build at once, or as soon as thirty seconds have passed since the last message. It reads everything again: the
 * way out for a change that nothing tells.
 */
function publishNow(): string {
	update_option( READ_AGAIN, wp_generate_uuid4(), false );
	if ( ! isWebhookSetUp() ) {
		return 'unset';
	}
	addToMessage( 'by hand', array() );
	$attempt = sendWaiting();
	if ( null === $attempt ) {
		scheduleSending();
		return 'later';
	}
	return $attempt['isTaken'] ? 'asked' : 'failed';
}

/** Sends a message that asks for no build, to see what is answered. */
function testMessage(): string {
	if ( ! isWebhookSetUp() ) {
		return 'unset';
	}
	$attempt = attempt( makeMessage( 'test' ) );
	return $attempt['isTaken'] ? 'tested' : 'failed';
}

/** Stores the settings of the form, or keeps what was typed, without secrets, where they are refused. */
function saveWebhook(): string {
	// phpcs:ignore WordPress.Security -- The nonce is checked before; each value is checked as it is.
	$posted = isset( $_POST['boardwalk_webhook'] ) ? wp_unslash( $_POST['boardwalk_webhook'] ) : array();
	$former = (array) get_option( WEBHOOK, array() );
	$typed  = array( 'format' => textOf( $posted, 'format' ), 'url' => textOf( $posted, 'url' ), 'ref' => textOf( $posted, 'ref' ) );
	$all    = $typed;
	foreach ( array( 'secret', 'token' ) as $name ) {
		$isForgotten  = '' !== textOf( $posted, "forget_$name" );
		$all[ $name ] = '' === textOf( $posted, $name ) && ! $isForgotten ? textOf( $former, $name ) : textOf( $posted, $name );
	}
	// Of another address the former secrets are none: whoever changes it has to know them.
	foreach ( array( 'secret', 'token' ) as $name ) {
		if ( originOf( $typed['url'] ) !== originOf( textOf( $former, 'url' ) ) && '' === textOf( $posted, $name ) ) {
			$all[ $name ] = '';
		}
	}
	$known = array( 'token' => '' !== secretConstant( 'BOARDWALK_WEBHOOK_TOKEN' ) ? secretConstant( 'BOARDWALK_WEBHOOK_TOKEN' ) : $all['token'] ) + $all;
	$wrong = isset( messageFormats()[ $typed['format'] ] ) ? wrongSettings( $known ) : __( 'This format is not known.', 'boardwalk' );
	keepRefused( 'publishing', '' === $wrong ? array() : array( 'webhook' => array( 'typed' => $typed, 'message' => $wrong ) ) );
	if ( '' !== $wrong ) {
		return 'refused';
	}
	update_option( WEBHOOK, $all, false );
	hurryMessage();
	scheduleSending();
	return 'saved';
}
