<?php
/**
 * Keeps the addresses and the roles of WordPress in step with the plugin when it is switched on and off.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** Says of a user that the page "Setup" is still to be opened. */
const SETUP_UNSEEN = 'boardwalk_setup_unseen';

register_activation_hook( FILE, __NAMESPACE__ . '\\activate' );
register_deactivation_hook( FILE, __NAMESPACE__ . '\\deactivate' );
add_action( 'wp_initialize_site', __NAMESPACE__ . '\\activateNewSite', 20 );

/** Activates the plugin in this site or, for a whole network, in each; and leads whoever does it to Setup. */
function activate( bool $isNetwork = false ): void {
	registerPostTypes();
	inEachSite( $isNetwork, __NAMESPACE__ . '\\activateSite' );
	update_user_option( get_current_user_id(), SETUP_UNSEEN, '1' );
}

/** Notes an upgrade, adds the role for reports, grants capabilities, makes the table of references, and lets WordPress write the rewrite rules with the post types. */
function activateSite(): void {
	noteUpgrade();
	addReportRole();
	grantPublishing();
	beginReferences();
	renewAddresses();
}

/** Activates the plugin in a site that was added to a network, where the whole network has it. */
function activateNewSite( \WP_Site $site ): void {
	if ( isset( get_site_option( 'active_sitewide_plugins', array() )[ plugin_basename( FILE ) ] ) ) {
		switch_to_blog( (int) $site->blog_id );
		activateSite();
		restore_current_blog();
	}
}

/** Writes the rewrite rules without the post types, and takes back what cron was to do. */
function deactivate( bool $isNetwork = false ): void {
	foreach ( kinds() as $kind ) {
		unregister_post_type( $kind['postType'] );
	}
	inEachSite(
		$isNetwork,
		static function (): void {
			wp_clear_scheduled_hook( SEND );
			wp_clear_scheduled_hook( DUE );
			wp_clear_scheduled_hook( FILL );
			renewAddresses();
		}
	);
}

/** Does something in this site or, for a whole network, in each. */
function inEachSite( bool $isNetwork, callable $do ): void {
	foreach ( $isNetwork ? get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) : array( get_current_blog_id() ) as $site ) {
		if ( get_current_blog_id() === (int) $site ) {
			$do();
			continue;
		}
		switch_to_blog( (int) $site );
		$do();
		restore_current_blog();
	}
}

/** Writes the rewrite rules. WordPress knows those of this site only: another one of a network writes its own at its next request. */
function renewAddresses(): void {
	if ( is_multisite() && ms_is_switched() ) {
		delete_option( 'rewrite_rules' );
	} else {
		flush_rewrite_rules();
	}
}
