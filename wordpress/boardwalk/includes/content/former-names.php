<?php
/**
 * Leads addresses with the former name of a post type to the new one, while nobody else has it.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

add_filter( 'request', __NAMESPACE__ . '\\answerFormerQuery' );
add_action( 'admin_init', __NAMESPACE__ . '\\leadFormerScreen' );

/** Answers /?event=gala, the address of an entry where WordPress has no permalinks. */
function answerFormerQuery( array $query ): array {
	foreach ( typesState()['isUpgrade'] ? ownNames() : array() as $bare => $own ) {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Reads what an address asks for.
		$slug = isset( $_GET[ $bare ] ) && is_string( $_GET[ $bare ] ) ? sanitize_title( wp_unslash( $_GET[ $bare ] ) ) : '';
		if ( '' !== $slug && post_type_exists( $own ) && ! in_array( $bare, $GLOBALS['wp']->public_query_vars, true ) ) {
			return array( $own => $slug, 'post_type' => $own, 'name' => $slug );
		}
	}
	return $query;
}

/** Opens the list of a type, or the editor for a new entry, for who has kept its former address. */
function leadFormerScreen(): void {
	global $pagenow;
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Reads what an address asks for.
	$type  = isset( $_GET['post_type'] ) && is_string( $_GET['post_type'] ) ? sanitize_key( $_GET['post_type'] ) : '';
	$names = ownNames();
	if ( in_array( $pagenow, array( 'edit.php', 'post-new.php' ), true ) && isset( $names[ $type ] ) && post_type_exists( $names[ $type ] ) && ! post_type_exists( $type ) ) {
		wp_safe_redirect( add_query_arg( 'post_type', $names[ $type ] ) );
		exit;
	}
}
