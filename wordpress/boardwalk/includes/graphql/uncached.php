<?php
/**
 * Keeps answers for the generator out of caches: a build that gets an old answer misses an edit.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

add_filter( 'graphql_cache_is_object_cache_enabled', __NAMESPACE__ . '\\keepOutOfCache', PHP_INT_MAX );
add_filter( 'graphql_response_headers_to_send', __NAMESPACE__ . '\\forbidStoring', PHP_INT_MAX );

/** Switches the object cache of WPGraphQL Smart Cache off for the generator. */
function keepOutOfCache( $isOn ): bool {
	return $isOn && ! isGenerator();
}

/** Tells proxies and CDNs not to keep an answer for the generator. */
function forbidStoring( $headers ) {
	return isGenerator() && is_array( $headers ) ? array( 'Cache-Control' => 'no-store' ) + $headers : $headers;
}

/** Tells if the generator gets answers from a cache within this WordPress: asks twice as it would, and compares the moments. */
function isAnswerCached(): bool {
	if ( ! function_exists( 'graphql' ) ) {
		return false;
	}
	$generator = isset( $_SERVER['HTTP_X_BOARDWALK'] ) ? sanitize_text_field( wp_unslash( $_SERVER['HTTP_X_BOARDWALK'] ) ) : null;
	$ask       = static function () {
		$answer = graphql( array( 'query' => 'query BoardwalkMoment { boardwalk { moment } }' ) );
		return isset( $answer['data']['boardwalk']['moment'] ) ? $answer['data']['boardwalk']['moment'] : null;
	};

	$_SERVER['HTTP_X_BOARDWALK'] = VERSION;

	$moments = array( asVisitor( $ask ), asVisitor( $ask ) );
	if ( null === $generator ) {
		unset( $_SERVER['HTTP_X_BOARDWALK'] );
	} else {
		$_SERVER['HTTP_X_BOARDWALK'] = $generator;
	}
	return null !== $moments[0] && $moments[0] === $moments[1];
}
