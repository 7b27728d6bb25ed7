<?php
/**
 * Names the kind in what WordPress says after saving without script.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

add_filter( 'post_updated_messages', __NAMESPACE__ . '\\nameSavedKind' );

/** Adds the messages of the kinds by the numbers of WordPress, which would speak of a post. */
function nameSavedKind( array $messages ): array {
	foreach ( kinds() as $kind ) {
		$one    = kindText( $kind['labels'][0] );
		$labels = get_post_type_object( $kind['postType'] )->labels;
		/* translators: %s: the name of a kind, such as "Event" */
		$revision = sprintf( __( '%s restored from a revision.', 'boardwalk' ), $one );

		$messages[ $kind['postType'] ] = array(
			1  => $labels->item_updated,
			4  => $labels->item_updated,
			5  => isset( $_GET['revision'] ) ? $revision : false, // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only chooses a sentence.
			6  => $labels->item_published,
			7  => /* translators: %s: the name of a kind, such as "Event" */ sprintf( __( '%s saved.', 'boardwalk' ), $one ),
			8  => /* translators: %s: the name of a kind, such as "Event" */ sprintf( __( '%s submitted.', 'boardwalk' ), $one ),
			9  => $labels->item_scheduled,
			10 => /* translators: %s: the name of a kind, such as "Event" */ sprintf( __( '%s saved as a draft.', 'boardwalk' ), $one ),
		);
	}
	return $messages;
}
