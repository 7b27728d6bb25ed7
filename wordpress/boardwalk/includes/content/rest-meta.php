<?php
/**
 * Keeps fields that are not filled in out of the database when the block editor saves.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

add_action( 'init', __NAMESPACE__ . '\\registerEmptyMeta', PHP_INT_MAX );

/** Looks at the fields of every kind before they are written over REST, after they are checked. */
function registerEmptyMeta(): void {
	foreach ( registeredKinds() as $kind ) {
		add_filter( "rest_pre_insert_{$kind['postType']}", __NAMESPACE__ . '\\dropEmptyMeta', 20, 2 );
	}
}

/**
 * Drops the fields of a request that are empty and not stored. REST shows a number that is missing as 0, and the editor
 * sends back all fields as soon as one was changed: a place would move to latitude 0, longitude 0.
 */
function dropEmptyMeta( $prepared, \WP_REST_Request $request ) {
	$meta = $request->get_param( 'meta' );
	$type = is_object( $prepared ) && isset( $prepared->post_type ) ? $prepared->post_type : '';
	$id   = (int) $request->get_param( 'id' );
	if ( ! is_array( $meta ) || is_wp_error( $prepared ) ) {
		return $prepared;
	}
	foreach ( fields( kindOf( $type ) ) as $field ) {
		$key     = $field['meta'];
		$isEmpty = array_key_exists( $key, $meta ) && in_array( $meta[ $key ], array( null, '', 0, 0.0, false, array() ), true );
		if ( $isEmpty && ! ( $id > 0 && metadata_exists( 'post', $id, $key ) ) ) {
			unset( $meta[ $key ] );
		} elseif ( $isEmpty && '' === $meta[ $key ] && 'string' !== schemaOf( $field )['type'] ) {
			// Removes it: an empty text has the wrong type for numbers.
			$meta[ $key ] = null;
		}
	}
	$request->set_param( 'meta', $meta );
	return $prepared;
}
