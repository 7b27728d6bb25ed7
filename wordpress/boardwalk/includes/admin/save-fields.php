<?php
/**
 * Stores the fields that were posted with an entry.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

add_action( 'save_post', __NAMESPACE__ . '\\saveFields', 10, 2 );

/** Stores each posted field that makes sense, and remembers the others with the reason. */
function saveFields( int $id, \WP_Post $post ): void {
	// phpcs:disable WordPress.Security -- The nonce is checked below, and each value by its type.
	$isOurs = isset( $_POST['boardwalk'], $_POST['post_ID'] ) && is_array( $_POST['boardwalk'] ) && (int) $_POST['post_ID'] === $id;
	if ( ! $isOurs || ! current_user_can( 'edit_post', $id ) ) {
		return;
	}
	$nonce = isset( $_POST['boardwalk_nonce'] ) ? scalar( wp_unslash( $_POST['boardwalk_nonce'] ) ) : '';
	$typed = wp_unslash( $_POST['boardwalk'] );
	// phpcs:enable
	$isFresh = wp_verify_nonce( $nonce, "boardwalk_fields_$id" );
	$refused = array();
	foreach ( translatedFields( kindOf( $post->post_type ) ) as $field ) {
		if ( ! array_key_exists( $field['meta'], $typed ) ) {
			continue;
		}
		$posted = readPosted( $field, $typed[ $field['meta'] ] );
		$wrong  = $isFresh ? saveField( $field, $posted, $id ) : wrongField( $field['label'], __( 'the form was open for too long. Save it again.', 'boardwalk' ) );
		if ( $wrong ) {
			$refused[ $field['meta'] ] = array( 'typed' => is_wp_error( $posted ) ? $typed[ $field['meta'] ] : $posted, 'message' => $wrong->get_error_message() );
		}
	}
	keepRefused( (string) $id, $refused );
}

/** Stores one field, and returns the error where its value is refused. A value that is stored already is left alone. */
function saveField( array $field, $posted, int $id ): ?\WP_Error {
	if ( is_wp_error( $posted ) ) {
		return $posted;
	}
	$isStored = metadata_exists( 'post', $id, $field['meta'] );
	if ( $isStored && is_scalar( $posted ) && scalar( get_post_meta( $id, $field['meta'], true ) ) === $posted ) {
		return null;
	}
	$checked = checkValue( $field, $posted );
	if ( is_wp_error( $checked ) ) {
		return $checked;
	}
	if ( null === $checked || false === $checked ) {
		delete_post_meta( $id, $field['meta'] );
	} else {
		update_post_meta( $id, $field['meta'], wp_slash( $checked ) );
	}
	return null;
}
