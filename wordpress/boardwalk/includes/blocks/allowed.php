<?php
/**
 * Allows in the editor of a kind only the blocks that the site can show.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

add_filter( 'allowed_block_types_all', __NAMESPACE__ . '\\allowBlocks', 10, 2 );
add_filter( 'rest_request_after_callbacks', __NAMESPACE__ . '\\hideStarterPatterns', 10, 3 );

/**
 * Lists the blocks that may be added to an entry. Other editors, and other types of entries, keep theirs; and what
 * another plugin forbids stays forbidden. Outside of the administration all are allowed: WPGraphQL Content Blocks asks
 * which blocks an entry may have, and fails for an older entry that has another one.
 */
function allowBlocks( $allowed, $context ) {
	$kind = is_admin() && isset( $context->post ) ? kindOf( $context->post->post_type ) : '';
	if ( '' === $kind || false === $allowed ) {
		return $allowed;
	}
	$ours = array_merge( contentBlocks(), array_keys( blocksOf( $kind ) ) );
	return is_array( $allowed ) ? array_values( array_intersect( $ours, $allowed ) ) : $ours;
}

/** Lists the blocks of the pier for a kind of entries, by their full names. */
function blocksOf( string $kind ): array {
	$blocks = array();
	foreach ( blocks() as $name => $block ) {
		if ( in_array( $kind, $block['kinds'], true ) ) {
			$blocks[ "pier/$name" ] = $block;
		}
	}
	return $blocks;
}

/**
 * Lists the blocks of WordPress that the site shows: those with templates of their own, the boxes around them, and those
 * whose html it takes as it is.
 */
function contentBlocks(): array {
	$names = array_merge(
		array( 'paragraph', 'heading', 'list', 'list-item', 'quote', 'image', 'gallery', 'cover', 'video', 'embed' ),
		array( 'buttons', 'button', 'columns', 'column', 'spacer' ),
		array( 'group', 'block', 'pattern' ),
		array( 'html', 'freeform', 'table', 'details', 'separator', 'pullquote', 'preformatted', 'file', 'audio' ),
		// Stands where a plugin that brought a block was removed.
		array( 'missing' )
	);
	return array_map( static fn( string $name ): string => "core/$name", $names );
}

/**
 * Hides the pages that a theme offers as patterns for a start: they are made of its own styles, and of blocks that the
 * site does not show.
 */
function hideStarterPatterns( $response, $handler, \WP_REST_Request $request ) {
	if ( '/wp/v2/block-patterns/patterns' !== $request->get_route() || ! $response instanceof \WP_REST_Response ) {
		return $response;
	}
	$isStarter = static fn( $pattern ): bool => in_array( 'core/post-content', isset( $pattern['block_types'] ) ? (array) $pattern['block_types'] : array(), true );
	$response->set_data( array_values( array_filter( $response->get_data(), static fn( $pattern ): bool => ! $isStarter( $pattern ) ) ) );
	return $response;
}
