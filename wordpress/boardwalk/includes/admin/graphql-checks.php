<?php
/**
 * Checks of WPGraphQL, which the generator reads.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** Fewer entries a request make a crawl slow. */
const FEWEST_ENTRIES = 50;

/** Checks that WPGraphQL is active, answers everybody, and gives enough entries at once. */
function graphqlChecks(): array {
	$isActive = function_exists( 'register_graphql_field' );
	/* translators: %s: a version */
	$version = defined( 'WPGRAPHQL_VERSION' ) ? sprintf( __( 'Active, version %s.', 'boardwalk' ), WPGRAPHQL_VERSION ) : __( 'Active.', 'boardwalk' );
	$active  = check(
		'WPGraphQL',
		$isActive,
		$isActive ? $version : __( 'The plugin is not active. Without it the generator can read nothing.', 'boardwalk' ),
		graphqlRemedy()
	);
	return $isActive ? array( $active, loginCheck(), pageSizeCheck(), cacheCheck() ) : array( $active );
}

/** Leads to where WPGraphQL is installed, or activated where its files are there already. Nothing for those who may do neither. */
function graphqlRemedy(): array {
	foreach ( get_plugins() as $plugin ) {
		if ( 'wp-graphql' === $plugin['TextDomain'] ) {
			return current_user_can( 'activate_plugins' ) ? remedy( admin_url( 'plugins.php?s=wpgraphql' ), __( 'Activate WPGraphQL', 'boardwalk' ) ) : array();
		}
	}
	return current_user_can( 'install_plugins' ) ? remedy( network_admin_url( 'plugin-install.php?tab=search&type=term&s=wpgraphql' ), __( 'Install WPGraphQL', 'boardwalk' ) ) : array();
}

/** Checks that the endpoint is open, or says what the generator needs. */
function loginCheck(): array {
	$settings = get_option( 'graphql_general_settings', array() );
	$isOpen   = ! is_array( $settings ) || empty( $settings['restrict_endpoint_to_logged_in_users'] ) || 'off' === $settings['restrict_endpoint_to_logged_in_users'];
	return check(
		__( 'GraphQL endpoint', 'boardwalk' ),
		$isOpen,
		$isOpen ? __( 'It answers without login.', 'boardwalk' ) : __( 'It answers logged-in users only. Open it, or give the generator an application password in BOARDWALK_AUTHORIZATION.', 'boardwalk' ),
		remedy( admin_url( 'admin.php?page=graphql-settings' ), __( 'Settings of WPGraphQL', 'boardwalk' ) )
	);
}

/** Checks how many entries a request may ask for. */
function pageSizeCheck(): array {
	$most = (int) apply_filters( 'graphql_connection_max_query_amount', 100, null, array(), null, null );
	/* translators: %d: a number */
	$enough = __( '%d entries a request.', 'boardwalk' );
	/* translators: %d: a number */
	$few = __( 'Only %d entries a request: a crawl takes long. A plugin or the theme lowers it by the filter graphql_connection_max_query_amount; set it to 100.', 'boardwalk' );
	return check(
		__( 'Page size', 'boardwalk' ),
		$most >= FEWEST_ENTRIES,
		sprintf( $most >= FEWEST_ENTRIES ? $enough : $few, $most ),
		remedy( admin_url( 'plugins.php' ), __( 'Look at the plugins', 'boardwalk' ) )
	);
}

/** Checks that the generator gets new answers. What stands before WordPress is seen by `boardwalk check`. */
function cacheCheck(): array {
	$isCached = isAnswerCached();
	return check(
		__( 'Cache of GraphQL', 'boardwalk' ),
		! $isCached,
		$isCached ? __( 'Something caches GraphQL: two questions of a build got the same answer, and edits stay unseen. Switch the cache off for the GraphQL endpoint.', 'boardwalk' ) : __( 'Builds get new answers.', 'boardwalk' ),
		remedy( admin_url( 'admin.php?page=graphql-settings' ), __( 'Settings of WPGraphQL', 'boardwalk' ) )
	);
}
