<?php
/**
 * The part of the page "Publishing" that says what became of messages.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** Prints what waits to be sent, and the last attempts, the newest first. */
function printAttempts(): void {
	echo '<h2>' . esc_html__( 'Last attempts', 'boardwalk' ) . '</h2>';
	if ( ! attempts() ) {
		echo '<p>' . esc_html__( 'Nothing was sent yet.', 'boardwalk' ) . '</p>';
		return;
	}
	echo '<div class="boardwalk-scroll" tabindex="0" role="region" aria-label="' . esc_attr__( 'Last attempts', 'boardwalk' ) . '"><table class="widefat striped boardwalk-attempts">';
	printHead( array( __( 'Sent', 'boardwalk' ), __( 'Because of', 'boardwalk' ), __( 'Meaning', 'boardwalk' ), __( 'Answer', 'boardwalk' ), __( 'To', 'boardwalk' ) ) );
	foreach ( attempts() as $attempt ) {
		$status = (int) $attempt['status'];
		printf(
			'<tr><td>%s<br>%s</td><td>%s</td><td><span class="%s">%s</span></td><td>%s <span class="boardwalk-answer">%s</span></td><td>%s</td></tr>',
			esc_html( (string) wp_date( 'Y-m-d H:i:s', (int) $attempt['at'] ) ),
			/* translators: 1: the number of an attempt, 2: milliseconds */
			esc_html( sprintf( __( 'try %1$d, %2$d ms', 'boardwalk' ), $attempt['tries'], $attempt['ms'] ) ),
			esc_html( reasonWords( $attempt ) ),
			$attempt['isTaken'] ? 'boardwalk-right' : 'boardwalk-wrong',
			esc_html( wordsOf( $attempt ) ),
			$status > 0 ? (int) $status : esc_html__( 'None:', 'boardwalk' ),
			// phpcs:ignore WordPress.Security.EscapeOutput -- As in a text area: esc_html() would turn "&lt;" of an answer into "<".
			esc_textarea( (string) $attempt['answer'] ),
			esc_html( (string) $attempt['host'] )
		);
	}
	echo '</tbody></table></div>';
}

/** Says why a message was sent, with the number of its changes. */
function reasonWords( array $attempt ): string {
	$words = array( 'change' => __( 'a change', 'boardwalk' ), 'due' => __( 'a set time', 'boardwalk' ), 'by hand' => __( 'Publish now', 'boardwalk' ), 'test' => __( 'a test', 'boardwalk' ) );
	$count = (int) $attempt['count'];
	/* translators: %s: a number */
	$changes = $count > 1 ? sprintf( _n( '(%s change)', '(%s changes)', $count, 'boardwalk' ), number_format_i18n( $count ) ) : '';
	return trim( ( isset( $words[ $attempt['reason'] ] ) ? $words[ $attempt['reason'] ] : '' ) . " $changes" );
}

/** Says what waits to be sent. */
function waitingWords(): string {
	$state = readOption( MESSAGE );
	$at    = nextAttempt( $state );
	if ( ! isset( $state['waiting'] ) && ! isset( $state['sending'] ) ) {
		return __( 'Nothing waits to be sent.', 'boardwalk' );
	}
	if ( null === $at ) {
		/* translators: %d: a number */
		return sprintf( __( 'A message was not taken %d times. It is sent again with the next change, with "Publish now", or when the settings are saved.', 'boardwalk' ), count( RETRY_SECONDS ) + 1 );
	}
	/* translators: %s: a time */
	return $at > time() ? sprintf( __( 'A message waits: it is sent at %s or soon afterwards.', 'boardwalk' ), wp_date( 'H:i:s', $at ) ) : __( 'A message waits: it is sent next.', 'boardwalk' );
}
