<?php
/**
 * The message that waits: what changed since the last one, and when it is to be sent. One request takes it, and no other.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** The option with the message that waits (`waiting`), the one that is being sent (`sending`), and moments in Unix seconds. */
const MESSAGE = 'boardwalk_message';

/** The time between two messages, whatever came of the first one. */
const MESSAGE_SECONDS = 30;

/** The pauses before a message that was not taken is sent again. After the last one it waits for the next change, or for somebody who publishes by hand. */
const RETRY_SECONDS = array( 60, 300, 900, 3600, 10800 );

/** A request that was sending for so long did not come to its end. */
const SENDING_SECONDS = 60;

/** How many changes are kept by their names; of further ones only the number is. */
const MOST_CHANGES = 1000;

/** Adds changes to the message that waits. Reasons are `change`, `due` and `by hand`. */
function addToMessage( string $reason, array $changes ): void {
	swapOption(
		MESSAGE,
		static function ( array $state ) use ( $reason, $changes ): array {
			$new              = array( 'reason' => $reason, 'changes' => $changes, 'more' => 0, 'since' => time(), 'due' => time(), 'tries' => 0 );
			$state['waiting'] = joinMessages( isset( $state['waiting'] ) ? $state['waiting'] : $new, $new );
			return $state;
		}
	);
}

/** Takes the message that is due, for the one who sends it; null where none is. */
function takeMessage(): ?array {
	$taken = null;
	swapOption(
		MESSAGE,
		static function ( array $state ) use ( &$taken ): array {
			$taken = null;
			$at    = nextAttempt( $state );
			if ( null === $at || $at > time() ) {
				return $state;
			}
			$state            = isset( $state['sending'] ) ? putBack( $state, 0 ) : $state;
			$taken            = $state['waiting'];
			$state['sending'] = $taken + array( 'until' => time() + SENDING_SECONDS );
			$state['last']    = time();
			unset( $state['waiting'] );
			return $state;
		}
	);
	return $taken;
}

/** Ends what takeMessage() began: forgets the message where it was taken, and otherwise keeps it for another attempt. */
function settleMessage( bool $isTaken, int $retryAfter = 0 ): void {
	swapOption(
		MESSAGE,
		static function ( array $state ) use ( $isTaken, $retryAfter ): array {
			if ( ! isset( $state['sending'] ) ) {
				return $state;
			}
			if ( ! $isTaken ) {
				return putBack( $state, $retryAfter );
			}
			unset( $state['sending'] );
			return array( 'taken' => time() ) + $state;
		}
	);
}

/** Lets a message that waits for another attempt be sent at once: the settings are other ones. */
function hurryMessage(): void {
	swapOption(
		MESSAGE,
		static function ( array $state ): array {
			if ( isset( $state['waiting'] ) ) {
				$state['waiting'] = array( 'due' => time(), 'tries' => 0 ) + $state['waiting'];
			}
			return $state;
		}
	);
}

/** Tells when the next attempt may be made, in Unix seconds; null where nothing waits for one. */
function nextAttempt( array $state ): ?int {
	if ( isset( $state['sending'] ) ) {
		return (int) $state['sending']['until'];
	}
	if ( ! isset( $state['waiting']['due'] ) ) {
		return null;
	}
	return max( (int) $state['waiting']['due'], ( isset( $state['last'] ) ? (int) $state['last'] : 0 ) + MESSAGE_SECONDS );
}

/** Puts a message that was not taken back, to wait for its next attempt. What changed meanwhile joins it. */
function putBack( array $state, int $retryAfter ): array {
	$failed          = $state['sending'];
	$failed['tries'] = (int) $failed['tries'] + 1;
	$failed['due']   = $failed['tries'] > count( RETRY_SECONDS ) ? null : time() + max( RETRY_SECONDS[ $failed['tries'] - 1 ], $retryAfter );
	unset( $state['sending'], $failed['until'] );
	$state['waiting'] = isset( $state['waiting'] ) ? joinMessages( $failed, $state['waiting'] ) : $failed;
	return $state;
}

/** Makes one message of two. It is as urgent as the more urgent one, and has the stronger reason. */
function joinMessages( array $older, array $newer ): array {
	$strength = array_flip( array( 'due', 'change', 'by hand' ) );
	$changes  = array_values( array_unique( array_merge( $older['changes'], $newer['changes'] ) ) );
	$due      = array_filter( array( $older['due'], $newer['due'] ) );
	return array(
		'reason'  => $strength[ $older['reason'] ] > $strength[ $newer['reason'] ] ? $older['reason'] : $newer['reason'],
		'changes' => array_slice( $changes, 0, MOST_CHANGES ),
		'more'    => $older['more'] + $newer['more'] + max( 0, count( $changes ) - MOST_CHANGES ),
		'since'   => min( $older['since'], $newer['since'] ),
		'due'     => $due ? min( $due ) : null,
		'tries'   => min( $older['tries'], $newer['tries'] ),
	);
}
