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
		$one      = $kind['labels'][0];
		$labels   = get_post_type_object( $kind['postType'] )->labels;
		$revision = "$one restored from a revision.";

		$messages[ $kind['postType'] ] = array(
			1  => $labels->item_updated,
			4  => $labels->item_updated,
			5  => isset( $_GET['revision'] ) ? $revision : false, // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only chooses a sentence.
			6  => $labels->item_published,
			7  => "$one saved.",
			8  => "$one submitted.",
			9  => $labels->item_scheduled,
			10 => "$one saved as a draft.",
		);
	}
	return $messages;
}
