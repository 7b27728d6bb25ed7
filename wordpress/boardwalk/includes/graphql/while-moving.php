<?php
/**
 * Answers no GraphQL while entries are moved to other post types: a build would take those that are missing for deleted.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** Ends a request for GraphQL with the status of a maintenance. */
function refuseWhileMoving(): void {
	if ( function_exists( 'is_graphql_http_request' ) && is_graphql_http_request() ) {
		header( 'Retry-After: 10' );
		wp_send_json( array( 'errors' => array( array( 'message' => 'The plugin Boardwalk is moving its entries to other post types. Ask again in a minute; the page Setup says how far it is.' ) ) ), 503 );
	}
}
