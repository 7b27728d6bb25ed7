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

/**
 * Asks for a build for a post of the public site: an entry by its id, or the menus. Patterns and navigations ask with the
 * entries that contain them, which get a new modified date; where there are none, the site is the same.
 */
function askForChange( \WP_Post $post ): void {
	if ( 'nav_menu_item' === $post->post_type ) {
		askForBuild( 'change', 'menus' );
	} elseif ( '' !== kindOf( $post->post_type ) ) {
		askForBuild( 'change', (string) $post->ID );
	}
}
