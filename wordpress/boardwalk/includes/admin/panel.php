<?php
/**
 * Loads the panel of the block editor with the table of the fields.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

add_action( 'enqueue_block_editor_assets', __NAMESPACE__ . '\\enqueuePanel' );

/** Loads the script of the panel in the editor of a kind with fields. */
function enqueuePanel(): void {
	$screen = get_current_screen();
	$kind   = $screen && 'post' === $screen->base ? kindOf( $screen->post_type ) : '';
	if ( ! fields( $kind ) ) {
		return;
	}
	enqueueScripts(
		array( 'reference', 'block-controls', 'hours-form', 'occurrences', 'say-dates', 'dates-form', 'panel' ),
		array( 'wp-plugins', 'wp-block-editor', 'wp-editor', 'wp-edit-post', 'wp-element', 'wp-components', 'wp-core-data', 'wp-data', 'wp-date', 'wp-api-fetch', 'wp-html-entities' )
	);
	wp_add_inline_script( 'boardwalk-hours-form', 'window.boardwalk = ' . wp_json_encode( panelData( $kind ), JSON_HEX_TAG | JSON_HEX_AMP ) . ';', 'before' );
}

/** Makes the data of the panel: the fields of a kind with the post types they refer to. */
function panelData( string $kind ): array {
	$fields = array();
	foreach ( translatedFields( $kind ) as $field ) {
		$fields[] = array(
			'meta'    => $field['meta'],
			'type'    => $field['type'],
			'label'   => $field['label'],
			'help'    => $field['help'],
			'options' => (object) optionsOf( $field ),
			'of'      => '' === $field['of'] ? '' : kinds()[ $field['of'] ]['postType'],
		);
	}
	return array(
		'title'    => kindText( kinds()[ $kind ]['labels'][0] ),
		'postType' => kinds()[ $kind ]['postType'],
		'fields'   => $fields,
		'days'     => array_values( dayNames() ),
		'dates'    => dateWords(),
		'zone'     => zoneNote( $kind ),
	);
}
