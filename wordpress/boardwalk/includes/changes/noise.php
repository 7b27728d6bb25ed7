<?php
/**
 * Names what plugins write all the time and what no page shows: it would move the stamp for ever.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** Tells if a field of an entry is of no page: locks, caches, counters of visits. */
function isNoiseMeta( string $key ): bool {
	return isNoise( 'meta', $key, '/^_(edit_|oembed_|wp_trash_|wp_desired_|wp_old_date|encloseme|pingme)|^_elementor_(css|page_assets)|transient|cache|(^|[_-])(views?|hits|visits|impressions)([_-]|$)|(^|[_-])(view|visit|hit)s?[_-]?count/i' );
}

/** Tells if an option is of no page: transients, cron, locks, logs, and what the plugin itself notes. */
function isNoiseOption( string $name ): bool {
	$own = 0 === strpos( $name, 'boardwalk_' ) && 'boardwalk_pier' !== $name;
	return $own || isNoise( 'option', $name, '/transient|cron|cache|nonce|session|heartbeat|queue|[_.-]lock|lock[_.-]|(^|[_-])logs?([_-]|$)|stats|timestamp|(^|[_-])last[_-]|_last$|^rewrite_rules$|^(recently_|auto_core_|core_updater|auto_updater|dismissed_|finished_|db_|user_count|can_compress|https_|site_health|action_scheduler_|adminhash|new_admin_email|admin_email_|_wp_suggested_|wp_calendar_block|fresh_site|uninstall_plugins|fs_|initial_)/i' );
}

/** Asks the filters of other plugins, which know better what they store. */
function isNoise( string $what, string $name, string $pattern ): bool {
	static $known = array();
	if ( ! isset( $known[ $what ][ $name ] ) ) {
		/** Filters if a field (`boardwalk_noise_meta`) or an option (`boardwalk_noise_option`) is shown by no page. */
		$known[ $what ][ $name ] = (bool) apply_filters( "boardwalk_noise_$what", 1 === preg_match( $pattern, $name ), $name );
	}
	return $known[ $what ][ $name ];
}
