<?php
/**
 * Asks WPGraphQL within a page of the administration as somebody who is not logged in.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** Calls a function as a visitor who is not logged in, and is yet answered by an endpoint for users alone. */
function asVisitor( callable $call ) {
	$user   = get_current_user_id();
	$locale = determine_locale();
	// Texts of WPGraphQL, once loaded in the language of a visitor, would change that of the page.
	$keep = static fn(): string => $locale;
	add_filter( 'determine_locale', $keep, PHP_INT_MAX );
	wp_set_current_user( 0 );
	add_filter( 'graphql_pre_restrict_endpoint', '__return_false', PHP_INT_MAX );
	try {
		return $call();
	} finally {
		remove_filter( 'graphql_pre_restrict_endpoint', '__return_false', PHP_INT_MAX );
		remove_filter( 'determine_locale', $keep, PHP_INT_MAX );
		wp_set_current_user( $user );
	}
}
