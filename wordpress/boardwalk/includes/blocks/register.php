<?php
/**
 * Registers the blocks of a pier.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

add_action( 'init', __NAMESPACE__ . '\\registerBlocks' );
add_action( 'current_screen', __NAMESPACE__ . '\\addSiteColours' );
add_filter( 'block_categories_all', __NAMESPACE__ . '\\addBlockCategory' );

/** Registers every block of the table. The script registers them in the editor, with their forms. */
function registerBlocks(): void {
	// The first is made from the styles of the site, the second one belongs to the editor.
	$styles = array( 'boardwalk-blocks', 'boardwalk-block-forms' );
	foreach ( $styles as $style ) {
		wp_register_style( $style, plugins_url( 'assets/' . substr( $style, strlen( 'boardwalk-' ) ) . '.css', FILE ), array(), VERSION );
	}
	foreach ( blocks() as $name => $block ) {
		register_block_type(
			"pier/$name",
			array(
				'api_version'          => 3,
				'title'                => $block['title'],
				'description'          => $block['description'],
				'category'             => 'pier',
				'icon'                 => $block['icon'],
				'attributes'           => array_map( __NAMESPACE__ . '\\blockSchema', array_column( $block['attributes'], null, 'name' ) ),
				'supports'             => blockSupports(),
				'editor_style_handles' => $styles,
				'render_callback'      => static fn( array $attributes ): string => renderBlock( $name, $attributes ),
			)
		);
	}
}

/** Shows blocks in the colours of the site, as its last build has reported them, in place of the demo's. */
function addSiteColours( \WP_Screen $screen ): void {
	$rules = '';
	foreach ( 'post' === $screen->base ? storedStatus()['colours'] : array() as $name => $colour ) {
		$rules .= "$name:$colour;";
	}
	if ( '' !== $rules ) {
		wp_add_inline_style( 'boardwalk-blocks', ".boardwalk-preview{{$rules}}" );
	}
}

/** Lists what WordPress may add to the blocks: nothing, for the site would not show it. */
function blockSupports(): array {
	return array( 'html' => false, 'customClassName' => false, 'className' => false, 'renaming' => true );
}

/** Makes the schema of an attribute. */
function blockSchema( array $attribute ): array {
	switch ( $attribute['type'] ) {
		case 'rows':
			return array( 'type' => 'array', 'items' => array( 'type' => 'object' ) );
		case 'references':
			return array( 'type' => 'array', 'items' => array( 'type' => 'integer' ) );
		case 'link':
			return array( 'type' => 'object' );
		case 'number':
		case 'percent':
			return array( 'type' => 'number' );
		case 'integer':
		case 'picture':
		case 'film':
		case 'file':
		case 'category':
			return array( 'type' => 'integer' );
	}
	return array( 'type' => 'string' );
}

/** Adds the group of the blocks to the inserter, as the first one. */
function addBlockCategory( array $categories ): array {
	return array_merge( array( array( 'slug' => 'pier', 'title' => __( 'Pier', 'boardwalk' ), 'icon' => null ) ), $categories );
}
