<?php
/**
 * Says that WPGraphQL is not active, without which no build can read anything.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

add_action( 'admin_notices', __NAMESPACE__ . '\\printMissingGraphql' );

/** Tells those who may activate plugins what to do. Setup says it in its checks. */
function printMissingGraphql(): void {
	if ( function_exists( 'register_graphql_field' ) || ! current_user_can( 'activate_plugins' ) || ! hasNotices() ) {
		return;
	}
	echo '<div class="notice notice-error"><p>' . esc_html__( 'Boardwalk needs the plugin WPGraphQL, which is not active: builds can read nothing from this WordPress.', 'boardwalk' ) . '</p><p>';
	printRemedy( graphqlRemedy() );
	echo '</p></div>';
}
