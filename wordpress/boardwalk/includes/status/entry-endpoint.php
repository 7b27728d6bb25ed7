<?php
/**
 * Tells the panel of the editor the state of its entry, at `boardwalk/v1/status/entries/5`.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

add_action( 'rest_api_init', __NAMESPACE__ . '\\registerEntryStatus' );

/** Registers the address. Who may not edit an entry learns nothing of it, not even if it exists. */
function registerEntryStatus(): void {
	register_rest_route(
		'boardwalk/v1',
		'/status/entries/(?P<id>\d{1,18})',
		array(
			'methods'             => 'GET',
			'callback'            => static function ( \WP_REST_Request $request ): \WP_REST_Response {
				$answer = new \WP_REST_Response( statusView( get_post( (int) $request['id'] ) ) );
				$answer->header( 'Cache-Control', 'no-store' );
				return $answer;
			},
			'permission_callback' => static function ( \WP_REST_Request $request ): bool {
				return maySeeStatus( get_post( (int) $request['id'] ) );
			},
		)
	);
}

/** Tells if this user may see the state of an entry: who may edit it. */
function maySeeStatus( ?\WP_Post $post ): bool {
	return $post && '' !== kindOf( $post->post_type ) && current_user_can( 'edit_post', $post->ID );
}
