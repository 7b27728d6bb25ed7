<?php
/**
 * Leads to the page "Setup": by a link in the list of plugins, and by a notice after the activation.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

add_filter( 'plugin_action_links_' . plugin_basename( FILE ), __NAMESPACE__ . '\\linkSetup' );
add_action( 'admin_notices', __NAMESPACE__ . '\\printFirstSteps' );
add_action( 'admin_post_boardwalk_dismiss', __NAMESPACE__ . '\\dismissFirstSteps' );

/** Adds the link "Setup" to the plugin in the list, for those who may open it. */
function linkSetup( array $links ): array {
	$setup = '<a href="' . esc_url( setupUrl() ) . '">' . esc_html__( 'Setup', 'boardwalk' ) . '</a>';
	return current_user_can( 'manage_options' ) ? array( 'setup' => $setup ) + $links : $links;
}

/** Returns the address of the page "Setup". */
function setupUrl(): string {
	return admin_url( 'admin.php?page=boardwalk-setup' );
}

/** Leads whoever has activated the plugin to Setup, until it was opened or the notice was dismissed. */
function printFirstSteps(): void {
	if ( ! get_user_option( SETUP_UNSEEN ) || ! current_user_can( 'manage_options' ) || ! hasNotices() ) {
		return;
	}
	echo '<div class="notice notice-info"><p>' . esc_html__( 'Boardwalk is active. The page Setup says what is left to do before the first build.', 'boardwalk' ) . '</p><p>';
	printRemedy( remedy( setupUrl(), __( 'Open Setup', 'boardwalk' ) ) );
	echo ' <a class="button-link" href="' . esc_url( wp_nonce_url( admin_url( 'admin-post.php?action=boardwalk_dismiss' ), 'boardwalk_dismiss' ) ) . '">' . esc_html__( 'Dismiss', 'boardwalk' ) . '</a></p></div>';
}

/** Dismisses the notice, and shows the page again that had it. */
function dismissFirstSteps(): void {
	check_admin_referer( 'boardwalk_dismiss' );
	forgetFirstSteps();
	$page = wp_get_referer();
	wp_safe_redirect( $page ? $page : admin_url() );
	exit;
}

/** Remembers that the current user knows the page "Setup". */
function forgetFirstSteps(): void {
	delete_user_option( get_current_user_id(), SETUP_UNSEEN );
}

/** Tells if the page shown is one for notices of the plugin: the dashboard, the list of plugins, and its own pages but for Setup. */
function hasNotices(): bool {
	$screen = get_current_screen();
	return $screen && in_array( $screen->id, array( 'dashboard', 'plugins', 'toplevel_page_boardwalk', 'boardwalk_page_boardwalk-publishing' ), true );
}
