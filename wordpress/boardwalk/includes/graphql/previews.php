<?php
/**
 * Gives the fields and the picture of a preview from the revision that is previewed.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

add_filter( 'wp_post_revision_meta_keys', __NAMESPACE__ . '\\revisePicture', 10, 2 );
add_action( 'wp_restore_post_revision', __NAMESPACE__ . '\\keepPicture', 9, 2 );
add_filter( 'graphql_resolve_revision_meta_from_parent', __NAMESPACE__ . '\\resolveFromParent', 10, 3 );
add_filter( 'graphql_model_prepare_fields', __NAMESPACE__ . '\\resolvePicture', 10, 3 );

/** Stores the featured image in the revisions of public kinds. */
function revisePicture( array $keys, $postType ): array {
	return '' === kindOf( (string) $postType ) ? $keys : array_values( array_unique( array_merge( $keys, array( '_thumbnail_id' ) ) ) );
}

/** Keeps the featured image when an older revision is restored, which has none stored. */
function keepPicture( int $id, int $revision ): void {
	$picture = get_post_meta( $id, '_thumbnail_id', true );
	if ( '' !== $picture && ! hasStored( $revision, '_thumbnail_id' ) ) {
		update_metadata( 'post', $revision, '_thumbnail_id', $picture );
	}
}

/** Keeps WPGraphQL from reading a field from the parent where the revision has it. */
function resolveFromParent( $fromParent, $id, $key ) {
	$isRevised = is_string( $key ) && ( 0 === strpos( $key, 'boardwalk_' ) || '_thumbnail_id' === $key );
	return $isRevised && hasStored( (int) $id, $key ) ? false : $fromParent;
}

/** Reads the featured image from a revision that has one. */
function resolvePicture( $fields, $model, $post ) {
	$isRevision = 'PostObject' === $model && $post instanceof \WP_Post && 'revision' === $post->post_type;
	if ( $isRevision && is_array( $fields ) && hasStored( $post->ID, '_thumbnail_id' ) ) {
		$fields['featuredImageDatabaseId'] = static function () use ( $post ): ?int {
			$picture = (int) get_metadata( 'post', $post->ID, '_thumbnail_id', true );
			return $picture > 0 ? $picture : null;
		};
	}
	return $fields;
}

/** Tells if a value is stored with this very entry. By the cache: the filters of metadata_exists() lead back to here. */
function hasStored( int $id, string $key ): bool {
	$stored = wp_cache_get( $id, 'post_meta' );
	if ( ! is_array( $stored ) ) {
		$all    = update_meta_cache( 'post', array( $id ) );
		$stored = isset( $all[ $id ] ) ? $all[ $id ] : array();
	}
	return isset( $stored[ $key ] );
}
