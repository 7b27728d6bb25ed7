<?php
/**
 * Finds what others have of the names that the plugin uses, before it registers its post types. Theirs are never changed.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

add_action( 'registered_post_type', __NAMESPACE__ . '\\noteRegistrar' );
add_action( 'registered_taxonomy', __NAMESPACE__ . '\\noteRegistrar' );

/** Keeps what was found, as the plugin's own types are among all others later. Without a list, returns it. */
function foundOwners( ?array $found = null ): array {
	static $owners = array();
	$owners        = null === $found ? $owners : $found;
	return $owners;
}

/** Tells if somebody else has a name of this post type: its "type" itself, in "rest", in "graphql" or as "slug". */
function hasOwner( string $postType, string $what ): bool {
	foreach ( foundOwners() as $owner ) {
		if ( $owner['postType'] === $postType && $owner['what'] === $what ) {
			return true;
		}
	}
	return false;
}

/** Lists the kinds whose post types are ours: all but those that somebody else has registered under the same name. */
function registeredKinds(): array {
	return array_filter( kinds(), static fn( array $row ): bool => ! hasOwner( $row['postType'], 'type' ) );
}

/** Compares the names of every kind with those of all registered post types and taxonomies. */
function findOwners(): array {
	$found  = array();
	$others = array_merge( array_values( get_post_types( array(), 'objects' ) ), array_values( get_taxonomies( array(), 'objects' ) ) );
	foreach ( kinds() as $row ) {
		foreach ( $others as $other ) {
			foreach ( sharedNames( $row, $other ) as $what => $name ) {
				$found[] = array( 'postType' => $row['postType'], 'what' => $what, 'name' => $name, 'owner' => $other->name, 'label' => (string) $other->label );
			}
		}
	}
	return $found;
}

/** Lists the names of a kind that a post type or taxonomy has, too: by what they name. */
function sharedNames( array $row, object $other ): array {
	$bare   = bareName( $row['postType'] );
	$isType = $other instanceof \WP_Post_Type;
	$names  = array(
		'type'    => $isType && $other->name === $row['postType'] ? array( $other->name ) : array(),
		'bare'    => $isType && $other->name === $bare && $bare !== $row['postType'] ? array( $bare ) : array(),
		'rest'    => $other->show_in_rest && ( $other->rest_base ? $other->rest_base : $other->name ) === $bare ? array( $bare ) : array(),
		'graphql' => empty( $other->show_in_graphql ) ? array() : sameTexts( array( $row['single'], $row['plural'] ), array( valueIn( $other, 'graphql_single_name' ), valueIn( $other, 'graphql_plural_name' ) ) ),
		'slug'    => sameTexts( array( $row['folder'] ), array( is_array( $other->rewrite ) ? $other->rewrite['slug'] : '', $isType && is_string( $other->has_archive ) ? $other->has_archive : '' ) ),
	);
	return array_map( 'current', array_filter( $names ) );
}

/** Lists those of some texts that are among others, whatever their case and slashes. */
function sameTexts( array $texts, array $others ): array {
	$others = array_map( static fn( $text ): string => strtolower( trim( (string) $text, '/' ) ), $others );
	return array_values( array_filter( $texts, static fn( string $text ): bool => in_array( strtolower( $text ), $others, true ) ) );
}

/** Reads a property that plugins add to post types and taxonomies. */
function valueIn( object $type, string $name ): string {
	return isset( $type->$name ) && is_string( $type->$name ) ? $type->$name : '';
}

/** Names a kind in GraphQL, one and many: as in the table, or with a prefix where somebody else has one of these names. */
function graphqlNames( array $row ): array {
	$names = array( $row['single'], $row['plural'] );
	return hasOwner( $row['postType'], 'graphql' ) ? array_map( static fn( string $name ): string => 'boardwalk' . ucfirst( $name ), $names ) : $names;
}

/** Notes for the page Setup which plugin or theme registers a type. Without a name, returns all: "plugins/events-manager". */
function noteRegistrar( string $name = '' ): array {
	static $registrars = array();
	$content           = wp_normalize_path( WP_CONTENT_DIR ) . '/';
	// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_debug_backtrace -- Tells whose code calls.
	foreach ( '' !== $name && is_admin() ? debug_backtrace( DEBUG_BACKTRACE_IGNORE_ARGS ) : array() as $call ) {
		$file = isset( $call['file'] ) ? wp_normalize_path( $call['file'] ) : '';
		if ( 0 === strpos( $file, $content ) && __FILE__ !== $call['file'] ) {
			$registrars[ $name ] = implode( '/', array_slice( explode( '/', substr( $file, strlen( $content ) ) ), 0, 2 ) );
			break;
		}
	}
	return $registrars;
}
