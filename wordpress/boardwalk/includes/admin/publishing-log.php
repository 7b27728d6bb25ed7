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
	echo '<h2>Last attempts</h2>';
	if ( ! attempts() ) {
		echo '<p>Nothing was sent yet.</p>';
		return;
	}
	echo '<div class="boardwalk-scroll" tabindex="0" role="region" aria-label="Last attempts"><table class="widefat striped boardwalk-attempts"><thead><tr><th scope="col">Sent</th><th scope="col">Because of</th><th scope="col">Meaning</th><th scope="col">Answer</th><th scope="col">To</th></tr></thead><tbody>';
	foreach ( attempts() as $attempt ) {
		$status = (int) $attempt['status'];
		printf(
			'<tr><td>%s<br>try %d, %d ms</td><td>%s</td><td><span class="%s">%s</span></td><td>%s <span class="boardwalk-answer">%s</span></td><td>%s</td></tr>',
			esc_html( (string) wp_date( 'Y-m-d H:i:s', (int) $attempt['at'] ) ),
			(int) $attempt['tries'],
			(int) $attempt['ms'],
			esc_html( reasonWords( $attempt ) ),
			$attempt['isTaken'] ? 'boardwalk-right' : 'boardwalk-wrong',
			esc_html( wordsOf( $attempt ) ),
			$status > 0 ? (int) $status : 'None:',
			// phpcs:ignore WordPress.Security.EscapeOutput -- As in a text area: esc_html() would turn "&lt;" of an answer into "<".
			esc_textarea( (string) $attempt['answer'] ),
			esc_html( (string) $attempt['host'] )
		);
	}
	echo '</tbody></table></div>';
}

/** Says why a message was sent, with the number of its changes. */
function reasonWords( array $attempt ): string {
	$words = array( 'change' => 'a change', 'due' => 'a set time', 'by hand' => 'Publish now', 'test' => 'a test' );
	$count = (int) $attempt['count'];
	return ( isset( $words[ $attempt['reason'] ] ) ? $words[ $attempt['reason'] ] : '' ) . ( $count > 1 ? " ($count changes)" : '' );
}

/** Says what waits to be sent. */
function waitingWords(): string {
	$state = readOption( MESSAGE );
	$at    = nextAttempt( $state );
	if ( ! isset( $state['waiting'] ) && ! isset( $state['sending'] ) ) {
		return 'Nothing waits to be sent.';
	}
	if ( null === $at ) {
		return 'A message was not taken ' . ( count( RETRY_SECONDS ) + 1 ) . ' times. It is sent again with the next change, with "Publish now", or when the settings are saved.';
	}
	return $at > time() ? 'A message waits: it is sent at ' . wp_date( 'H:i:s', $at ) . ' or soon afterwards.' : 'A message waits: it is sent next.';
}
