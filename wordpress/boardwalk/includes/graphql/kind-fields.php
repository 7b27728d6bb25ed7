<?php
/**
 * Registers the fields of the kinds, and the focal point of pictures, with WPGraphQL.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

add_action( 'graphql_register_types', __NAMESPACE__ . '\\registerKindFields' );

/** Registers every field of the table, under the name and the type that the generator reads. */
function registerKindFields(): void {
	foreach ( registeredKinds() as $kind ) {
		foreach ( $kind['fields'] as $field ) {
			register_graphql_field(
				ucfirst( graphqlNames( $kind )[0] ),
				$field['graphql'],
				array(
					'type'        => graphqlTypeOf( $field ),
					'description' => trim( "{$field['label']}. {$field['help']}" ),
					'resolve'     => static function ( $node ) use ( $field ) {
						return nodeValue( $node, $field );
					},
				)
			);
		}
	}
	register_graphql_field(
		'Post',
		'sticky',
		array(
			'type'        => 'Boolean',
			'description' => 'Whether the post is first on the list of all posts. Unlike isSticky it may be asked for in a list with a protected post.',
			'resolve'     => static function ( $node ): bool {
				return is_sticky( $node->databaseId );
			},
		)
	);
	register_graphql_field(
		'MediaItem',
		'focalPoint',
		array(
			'type'        => 'BoardwalkFocalPoint',
			'description' => 'The part of the picture that stays in sight when it is cropped.',
			'resolve'     => static function ( $node ): ?array {
				return focalPointOf( get_post_meta( $node->databaseId, 'boardwalk_focal_point', true ) );
			},
		)
	);
}

/** Names the type of a field in GraphQL, or a list of one. */
function graphqlTypeOf( array $field ) {
	$types = array(
		'number'    => 'Float',
		'integer'   => 'Int',
		'reference' => 'Int',
		'file'      => 'Int',
		'boolean'   => 'Boolean',
		'hours'     => 'BoardwalkOpeningHours',
		'dates'     => 'BoardwalkEventDates',
		'choices'   => array( 'list_of' => 'String' ),
	);
	return isset( $types[ $field['type'] ] ) ? $types[ $field['type'] ] : 'String';
}

/** Reads a field of an entry; null for an entry with a password that the asker may not edit. */
function nodeValue( $node, array $field ) {
	$post = get_post( $node->databaseId );
	if ( ! $post || isRestricted( $post->post_type, $post->post_password ) ) {
		return null;
	}
	return fieldValue( $field, metaReader( $post->ID ), __NAMESPACE__ . '\\publicTitle' );
}

/** Makes a function that reads the stored values of an entry by key; null for those that are not stored. */
function metaReader( int $id ): callable {
	return static function ( string $key ) use ( $id ) {
		$value = get_post_meta( $id, $key, true );
		return '' === $value ? null : $value;
	};
}

/** Finds the title of a public entry of this post type as words; null where it is not public. */
function publicTitle( int $id, string $postType ): ?string {
	$post = $id > 0 ? get_post( $id ) : null;
	if ( ! $post || 'publish' !== $post->post_status || $post->post_type !== $postType || '' !== $post->post_password ) {
		return null;
	}
	return titleWords( $post->post_title, $id );
}

/** Writes a title as words, without tags and entities. */
function titleWords( string $title, int $id ): string {
	return html_entity_decode( wp_strip_all_tags( apply_filters( 'the_title', $title, $id ) ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
}

/** Tells if WPGraphQL hides the fields of an entry from who asks: it has a password. */
function isRestricted( string $postType, string $password ): bool {
	$type = get_post_type_object( $postType );
	return '' !== $password && ! current_user_can( $type ? $type->cap->edit_others_posts : 'edit_others_posts' );
}

/** Makes a point from its stored value; null where there is none. */
function focalPointOf( $stored ): ?array {
	return is_array( $stored ) && isset( $stored['x'], $stored['y'] ) ? sanitizeFocalPoint( $stored ) : null;
}
