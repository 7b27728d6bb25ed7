<?php
/**
 * Gives the blocks of an entry to the generator, as one text: a field for each attribute of each block would take most of
 * the time of a crawl.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

add_action( 'graphql_register_types', __NAMESPACE__ . '\\registerBlocksField' );

/** How deep patterns may contain patterns. */
const DEEPEST_PATTERN = 10;

/** Registers the field of every entry that has a text. */
function registerBlocksField(): void {
	register_graphql_field(
		'NodeWithContentEditor',
		'boardwalkBlocks',
		array(
			'type'        => 'String',
			'description' => 'The blocks of the text as JSON: a flat list with name, clientId, parentClientId and the attributes of core blocks.',
			'resolve'     => static function ( $node ): ?string {
				$post = get_post( $node->databaseId );
				if ( ! $post || post_password_required( $post ) ) {
					return null;
				}
				$blocks = wp_json_encode( entryBlocks( $post->post_content ), JSON_INVALID_UTF8_SUBSTITUTE );
				return false === $blocks ? null : $blocks;
			},
		)
	);
}

/** Lists the blocks of a text, the inner ones after the outer. Their ids are their numbers: the same text has the same. */
function entryBlocks( string $text ): array {
	$list = array();
	addBlocks( parse_blocks( $text ), null, array(), $list );
	return $list;
}

/** Adds blocks and their inner ones to a list. `patterns` are the synced patterns around them, by id. */
function addBlocks( array $blocks, ?string $parent, array $patterns, array &$list ): void {
	foreach ( $blocks as $block ) {
		if ( null === $block['blockName'] && '' === trim( $block['innerHTML'] ) ) {
			continue;
		}
		$name   = null === $block['blockName'] ? 'core/freeform' : $block['blockName'];
		$id     = (string) ( count( $list ) + 1 );
		$live   = showsOthers( $name, $block ) ? array( 'isLive' => true ) : array();
		$list[] = array( 'name' => $name, 'clientId' => $id, 'parentClientId' => $parent ) + $live + attributesField( $name, $block );
		$inside = $patterns;
		addBlocks( innerBlocks( $name, $block, $inside ), $id, $inside, $list );
	}
}

/** Finds the inner blocks of a block; those of a synced pattern are in an entry of their own. */
function innerBlocks( string $name, array $block, array &$patterns ): array {
	if ( 'core/pattern' === $name ) {
		$resolved = function_exists( 'resolve_pattern_blocks' ) ? resolve_pattern_blocks( array( $block ) ) : array();
		return array( $block ) === $resolved ? array() : $resolved;
	}
	if ( 'core/block' !== $name ) {
		return $block['innerBlocks'];
	}
	$id      = isset( $block['attrs']['ref'] ) && is_numeric( $block['attrs']['ref'] ) ? (int) $block['attrs']['ref'] : 0;
	$pattern = get_post( $id );
	// WordPress shows no pattern within itself, and none that is not public.
	if ( ! $pattern || 'wp_block' !== $pattern->post_type || 'publish' !== $pattern->post_status || '' !== $pattern->post_password ) {
		return array();
	}
	if ( isset( $patterns[ $id ] ) || count( $patterns ) >= DEEPEST_PATTERN ) {
		return array();
	}
	$patterns[ $id ] = true;
	return parse_blocks( $pattern->post_content );
}

/** Makes the attributes of a core block under its name without "core/": "core/list-item" has them as "listItem". */
function attributesField( string $name, array $block ): array {
	if ( 0 !== strpos( $name, 'core/' ) ) {
		return array();
	}
	$alias = lcfirst( str_replace( ' ', '', ucwords( str_replace( '-', ' ', substr( $name, 5 ) ) ) ) );
	return array( $alias => (object) blockAttributes( $name, $block ) );
}
