<?php
/**
 * The page "Boardwalk → Publishing": publish now, what became of messages, and where they go.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** Prints the page. Settings are for those who may change them; others publish by hand and see what became of it. */
function printPublishingPage(): void {
	echo '<div class="wrap"><h1>' . esc_html__( 'Publishing', 'boardwalk' ) . '</h1>';
	printPublishingOutcome();
	if ( isWebhookSetUp() ) {
		echo '<p>' . esc_html( waitingWords() ) . '</p>';
		printRemedy( action( 'boardwalk_publish', __( 'Publish now', 'boardwalk' ) ) );
		printAttempts();
	} else {
		echo '<p>' . esc_html__( 'No address is set: changes are not told to anybody. The site shows them when its next build runs.', 'boardwalk' ) . '</p>';
	}
	if ( current_user_can( 'manage_options' ) ) {
		printWebhookForm();
		printCronHelp();
		/** Prints further sections, each with a form, an action and a nonce of its own. */
		do_action( 'boardwalk_publishing_sections' );
	}
	echo '</div>';
}

/** Says what the last button did. */
function printPublishingOutcome(): void {
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only chooses a sentence.
	$done     = isset( $_GET['done'] ) ? sanitize_key( wp_unslash( $_GET['done'] ) ) : '';
	$attempts = attempts();
	$words    = array(
		'saved'  => array( 'success', __( 'The settings are saved.', 'boardwalk' ) ),
		'asked'  => array( 'success', __( 'A build is asked for.', 'boardwalk' ) ),
		'tested' => array( 'success', __( 'The test message was taken.', 'boardwalk' ) ),
		/* translators: %d: a number */
		'later'  => array( 'info', sprintf( __( 'A message was sent less than %d seconds ago, or is being sent. The next one follows.', 'boardwalk' ), MESSAGE_SECONDS ) ),
		'failed' => array( 'error', __( 'The message was not taken.', 'boardwalk' ) . ' ' . ( $attempts ? wordsOf( $attempts[0] ) : '' ) ),
		'refused' => array( 'error', __( 'The settings are refused, and nothing is stored. The reason is below.', 'boardwalk' ) ),
		'unset'  => array( 'error', __( 'No address is set.', 'boardwalk' ) ),
	);
	if ( isset( $words[ $done ] ) ) {
		printf( '<div class="notice notice-%s" role="status"><p>%s</p></div>', esc_attr( $words[ $done ][0] ), esc_html( $words[ $done ][1] ) );
	}
}
