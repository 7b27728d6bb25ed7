<?php
/**
 * Collects what changed on the public site during a request. All of it becomes part of one message.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/**
 * Asks for a build. Reasons are `change`, `due` and `by hand`; `change` names what changed: the id of an entry, `menus`,
 * `terms`, `settings` or `media`.
 */
function askForBuild( string $reason, string $change = '' ): void {
	static $isRegistered = false;
	if ( ! $isRegistered ) {
		$isRegistered = true;
		add_action( 'shutdown', __NAMESPACE__ . '\\keepChanges', 30 );
	}
	changesNow( $reason, $change );
}

/** Remembers a change until the end of the request. Returns the changes so far, by the reason. */
function changesNow( string $reason = '', string $change = '' ): array {
	static $changes = array();
	if ( '' !== $reason ) {
		$changes[ $reason ][ $change ] = $change;
	} elseif ( 'forget' === $change ) {
		$changes = array();
	}
	return $changes;
}

/** Adds the changes of this request to the message that waits. */
function keepChanges(): void {
	$changes = changesNow();
	changesNow( '', 'forget' );
	if ( ! isWebhookSetUp() ) {
		return;
	}
	foreach ( $changes as $reason => $names ) {
		addToMessage( $reason, array_map( 'strval', array_values( array_filter( $names, 'strlen' ) ) ) );
	}
}

/** Names the change of a post: entries by their id. Patterns and navigations change the entries that contain them. */
function changeOf( \WP_Post $post ): string {
	if ( 'nav_menu_item' === $post->post_type ) {
		return 'menus';
	}
	return '' === kindOf( $post->post_type ) ? '' : (string) $post->ID;
}
