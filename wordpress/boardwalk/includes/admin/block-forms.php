<?php
/**
 * Loads the forms of the blocks with the table of the blocks.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

add_action( 'enqueue_block_editor_assets', __NAMESPACE__ . '\\enqueueBlockForms' );

/** Loads the scripts in the editor of every kind, and of patterns, which may be used in all of them. */
function enqueueBlockForms(): void {
	$screen = get_current_screen();
	if ( ! $screen || 'post' !== $screen->base || ( '' === kindOf( $screen->post_type ) && 'wp_block' !== $screen->post_type ) ) {
		return;
	}
	$uses = array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-core-data', 'wp-data', 'wp-element', 'wp-html-entities', 'wp-server-side-render' );
	enqueueScripts( array( 'reference', 'block-controls', 'block-rows', 'blocks' ), $uses );
	wp_add_inline_script( 'boardwalk-blocks', 'window.boardwalkBlocks = ' . wp_json_encode( blockForms(), JSON_HEX_TAG | JSON_HEX_AMP ) . ';', 'before' );
}

/** Makes the data of the forms: what has to be filled in, and the attributes, by the full name of a block. */
function blockForms(): array {
	$forms = array();
	foreach ( blocks() as $name => $block ) {
		$forms[ "pier/$name" ] = array( 'needs' => $block['needs'], 'attributes' => array_map( __NAMESPACE__ . '\\attributeForm', $block['attributes'] ) );
	}
	return $forms;
}

/** Makes the data of one attribute, and of its columns. */
function attributeForm( array $attribute ): array {
	return array(
		'name'    => $attribute['name'],
		'type'    => $attribute['type'],
		'label'   => $attribute['label'],
		'help'    => $attribute['help'],
		'of'      => '' === $attribute['of'] ? '' : publicKinds()[ $attribute['of'] ]['postType'],
		'choices' => (object) $attribute['choices'],
		'range'   => $attribute['range'],
		'one'     => $attribute['one'],
		'columns' => array_map( __NAMESPACE__ . '\\attributeForm', $attribute['columns'] ),
	);
}
