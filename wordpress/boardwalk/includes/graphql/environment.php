<?php
/**
 * Lists what is there: kinds, plugins and the settings of the pier.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** Lists the kinds that GraphQL shows under their own names, with their own fields. WPGraphQL shows posts and pages without being told. */
function offeredKinds(): array {
	$offered = array();
	foreach ( publicKinds() as $kind => $row ) {
		$type   = get_post_type_object( $row['postType'] );
		$isOurs = ! hasOwner( $row['postType'], 'type' ) && ! hasOwner( $row['postType'], 'graphql' );
		if ( $type && $isOurs && ( ! isset( $type->show_in_graphql ) || $type->show_in_graphql ) ) {
			$offered[] = array( 'kind' => $kind, 'connection' => $row['plural'], 'fields' => array_merge( siteFlags( $kind ), array_column( $row['fields'], 'graphql' ) ) );
		}
	}
	return $offered;
}

/** Lists the fields of pages and posts that settings of the site decide. */
function siteFlags( string $kind ): array {
	$flags = array(
		'page' => array( 'isFrontPage', 'isPostsPage', 'isPrivacyPage' ),
		'post' => array( 'sticky' ),
	);
	return isset( $flags[ $kind ] ) ? $flags[ $kind ] : array();
}

/** Hashes the kinds, and name and version of everything whose change may change the schema: what runs here is nobody's business. */
function pluginsHash(): array {
	return array( substr( hash( 'sha256', (string) wp_json_encode( array( kinds(), installedPlugins(), wp_salt( 'nonce' ) ), JSON_INVALID_UTF8_SUBSTITUTE ) ), 0, 16 ) );
}

/** Lists name and version of everything whose change may change the schema, sorted. */
function installedPlugins(): array {
	$files = array_merge( wp_get_active_and_valid_plugins(), wp_get_mu_plugins(), is_multisite() ? wp_get_active_network_plugins() : array() );
	$names = array( 'WordPress ' . get_bloginfo( 'version' ) );
	foreach ( array( get_stylesheet(), get_template() ) as $folder ) {
		$theme   = wp_get_theme( $folder );
		$names[] = trim( $theme->get( 'Name' ) . ' ' . $theme->get( 'Version' ) );
	}
	foreach ( $files as $file ) {
		$plugin  = get_file_data( $file, array( 'name' => 'Plugin Name', 'version' => 'Version' ) );
		$names[] = trim( ( '' === $plugin['name'] ? basename( $file, '.php' ) : $plugin['name'] ) . ' ' . $plugin['version'] );
	}
	$names = array_values( array_unique( $names ) );
	sort( $names );
	return $names;
}

/** Reads the settings of the pier; null where nothing is filled in. */
function pierSettings(): ?array {
	$pier = checkPier( get_option( 'boardwalk_pier', array() ) );
	if ( is_wp_error( $pier ) || ! $pier ) {
		return null;
	}
	if ( isset( $pier['hours'] ) ) {
		$lines                = hoursAsLines( $pier['hours'] );
		$pier['openingHours'] = checkedHours( $pier['hours'] );
		$pier['hours']        = '' === $lines ? null : $lines;
	}
	return $pier;
}
