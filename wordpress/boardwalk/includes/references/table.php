<?php
/**
 * The table of references: what the texts of public entries and patterns name. All of it can be read from the texts again,
 * so that a table which is missing or damaged is made again.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** The option with the form of the table, which an update of the plugin may change. */
const REFERENCES = 'boardwalk_references';

/** The form of the table, and the way in which texts are read. */
const REFERENCES_FORM = '1';

add_action( 'admin_init', __NAMESPACE__ . '\\updateReferences' );
add_filter( 'wpmu_drop_tables', __NAMESPACE__ . '\\dropWithSite', 10, 2 );

/** Names the table of this site. */
function referencesTable(): string {
	return $GLOBALS['wpdb']->prefix . REFERENCES;
}

/** Makes the table, empty. */
function makeReferences(): void {
	global $wpdb;
	require_once ABSPATH . 'wp-admin/includes/upgrade.php';
	$table = referencesTable();
	$wpdb->query( "DROP TABLE IF EXISTS $table" );
	dbDelta( "CREATE TABLE $table (\n  entry bigint(20) unsigned NOT NULL,\n  kind tinyint(3) unsigned NOT NULL,\n  target bigint(20) unsigned NOT NULL,\n  PRIMARY KEY  (entry,kind,target),\n  KEY target (kind,target)\n) {$wpdb->get_charset_collate()};" );
}

/** Makes the table after an update from a version without it, or with another one: WordPress activates nothing then. */
function updateReferences(): void {
	if ( REFERENCES_FORM !== get_option( REFERENCES ) ) {
		beginReferences();
	}
}

/** Makes the table, and fills it after the answer of this request; that of another site of the network by cron. */
function beginReferences(): void {
	makeReferences();
	update_option( REFERENCES, REFERENCES_FORM );
	if ( is_multisite() && ms_is_switched() ) {
		wp_schedule_single_event( time(), FILL );
		return;
	}
	add_action( 'shutdown', __NAMESPACE__ . '\\fillReferences', 50 );
}

/**
 * Asks the table, and makes it again where it is missing or damaged. Returns null where the database refuses that as well; the
 * texts are read instead.
 */
function askReferences( string $query ): ?array {
	global $wpdb;
	static $isRefused = false;
	if ( $isRefused ) {
		return null;
	}
	$isLoud = ! $wpdb->suppress_errors();
	$rows   = $wpdb->get_results( $query, ARRAY_N ); // phpcs:ignore WordPress.DB -- The callers write numbers only.
	if ( '' !== $wpdb->last_error && ! isReferencesTable() ) {
		makeReferences();
		$isRefused = ! isReferencesTable();
		$rows      = $wpdb->get_results( $query, ARRAY_N );
	}
	$isAnswered = '' === $wpdb->last_error;
	$wpdb->suppress_errors( ! $isLoud );
	return $isAnswered ? (array) $rows : null;
}

/** Tells if the table is there with its columns. A query may fail for other reasons, such as a lock. */
function isReferencesTable(): bool {
	global $wpdb;
	$wpdb->get_results( 'SELECT entry, kind, target FROM ' . referencesTable() . ' LIMIT 1' );
	return '' === $wpdb->last_error;
}

/** Has WordPress drop the table with a site of a network. */
function dropWithSite( array $tables, $site ): array {
	$tables[] = $GLOBALS['wpdb']->get_blog_prefix( (int) $site ) . REFERENCES;
	return $tables;
}
