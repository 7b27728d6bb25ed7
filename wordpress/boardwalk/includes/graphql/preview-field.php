<?php
/**
 * Gives one entry and a revision of it to the preview server, in one request.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

add_action( 'graphql_register_types', __NAMESPACE__ . '\\registerPreview' );

/** Registers the type of a preview. */
function registerPreview(): void {
	$node = static function ( string $name ): array {
		return array(
			'type'    => 'ContentNode',
			'resolve' => static function ( $preview, $args, $context ) use ( $name ) {
				return empty( $preview[ $name ] ) ? null : $context->get_loader( 'post' )->load_deferred( $preview[ $name ] );
			},
		);
	};
	register_graphql_object_type(
		'BoardwalkPreview',
		array(
			'description' => 'One entry for its editor, with a revision of it.',
			'fields'      => array(
				'refusal'  => array( 'type' => 'String' ),
				'user'     => array( 'type' => 'String' ),
				'entry'    => $node( 'entry' ),
				'revision' => $node( 'revision' ),
			),
		)
	);
}

/** Lists the arguments of the field: what a token names. */
function previewArguments(): array {
	$number = array( 'type' => 'Int' );
	return array( 'kind' => array( 'type' => 'String' ), 'entry' => $number, 'revision' => $number, 'user' => $number );
}

/** Decides what a preview shows. Null for an account that may not edit the entry: it learns nothing, not even that it exists. */
function resolvePreview( $source, array $args ): ?array {
	$post = isset( $args['entry'] ) ? get_post( (int) $args['entry'] ) : null;
	if ( ! current_user_can( 'edit_posts' ) || ( $post && ! current_user_can( 'edit_post', $post->ID ) ) ) {
		return null;
	}
	$kind = $post ? kindOf( $post->post_type ) : '';
	if ( '' === $kind || in_array( $post->post_status, array( 'trash', 'auto-draft' ), true ) ) {
		return array( 'refusal' => 'gone' );
	}
	if ( ! isset( $args['kind'] ) || $kind !== $args['kind'] ) {
		return array( 'refusal' => 'kind' );
	}
	$user = get_userdata( isset( $args['user'] ) ? (int) $args['user'] : 0 );
	if ( ! $user || ! user_can( $user, 'edit_post', $post->ID ) ) {
		return array( 'refusal' => 'user' );
	}
	$shown = array( 'user' => $user->display_name, 'entry' => $post->ID );
	if ( ! isset( $args['revision'] ) ) {
		return $shown;
	}
	$revision = wp_get_post_revision( $args['revision'] );
	if ( ! $revision ) {
		return array( 'refusal' => 'revision' );
	}
	return (int) $revision->post_parent === $post->ID ? $shown + array( 'revision' => $revision->ID ) : array( 'refusal' => 'foreign' );
}
