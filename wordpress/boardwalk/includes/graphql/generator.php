<?php
/**
 * Serves requests of the generator, which names itself in a header: enough entries a page, and content without its reader.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

add_filter( 'graphql_connection_max_query_amount', __NAMESPACE__ . '\\raisePageSize', PHP_INT_MAX );
foreach ( array( 'the_content', 'get_the_excerpt' ) as $filter ) {
	add_filter( $filter, __NAMESPACE__ . '\\becomeNobody', PHP_INT_MIN );
	add_filter( $filter, __NAMESPACE__ . '\\becomeReader', PHP_INT_MAX );
}

/** How many entries the generator may always ask for. */
const GENERATOR_PAGE_SIZE = 100;

/** Tells if the generator sent this request. */
function isGenerator(): bool {
	return ! empty( $_SERVER['HTTP_X_BOARDWALK'] );
}

/** Raises the page size for the generator where a plugin or a host lowers it. */
function raisePageSize( $most ) {
	return isGenerator() ? max( GENERATOR_PAGE_SIZE, (int) $most ) : $most;
}

/** Renders what follows as nobody: blocks such as "Log out" would show the user who builds, with a nonce. */
function becomeNobody( $value ) {
	if ( isGenerator() ) {
		readers( get_current_user_id() );
		wp_set_current_user( 0 );
	}
	return $value;
}

/** Ends what becomeNobody() began. */
function becomeReader( $value ) {
	$reader = isGenerator() ? readers( null ) : null;
	if ( null !== $reader && get_current_user_id() !== $reader ) {
		wp_set_current_user( $reader );
	}
	return $value;
}

/** Keeps a stack of users: adds one, or with null removes the last. */
function readers( ?int $add ): ?int {
	static $stack = array();
	if ( null === $add ) {
		return array_pop( $stack );
	}
	$stack[] = $add;
	return null;
}
