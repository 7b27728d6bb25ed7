<?php
/**
 * Allows in the editor of a kind only the blocks that the site can show.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

add_filter( 'allowed_block_types_all', __NAMESPACE__ . '\\allowBlocks', 10, 2 );

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
