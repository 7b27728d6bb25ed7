<?php
/**
 * Loads the translations of the plugin's texts: the same table serves PHP and scripts.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

add_action( 'init', __NAMESPACE__ . '\\loadTexts', 0 );
add_filter( 'pre_load_script_translations', __NAMESPACE__ . '\\giveScriptTexts', 10, 4 );

/** Tells WordPress the folder of the translations that come with the plugin. Those of WordPress's own folder win. */
function loadTexts(): void {
	load_plugin_textdomain( 'boardwalk', false, dirname( plugin_basename( FILE ) ) . '/languages' );
}

/**
 * Gives a script the texts of the language that is loaded, so that no file repeats them. A file for this script in WordPress's
 * own folder is asked for after those of the plugin, and not at all where the plugin has the language.
 */
function giveScriptTexts( $texts, $file, $handle, $domain ) {
	if ( null !== $texts || 'boardwalk' !== $domain ) {
		return $texts;
	}
	// Loads the table, where nothing has asked for a text yet.
	get_translations_for_domain( 'boardwalk' );
	$entries = \WP_Translation_Controller::get_instance()->get_entries( 'boardwalk' );
	if ( ! $entries ) {
		return null;
	}
	$data = array( '' => array( 'domain' => 'boardwalk', 'lang' => determine_locale(), 'plural_forms' => 'nplurals=2; plural=n != 1;' ) );
	foreach ( $entries as $text => $translations ) {
		$data[ explode( "\0", (string) $text )[0] ] = explode( "\0", (string) $translations );
	}
	return wp_json_encode( array( 'domain' => 'boardwalk', 'locale_data' => array( 'boardwalk' => $data ) ) );
}

/** Loads scripts of the folder `assets`, each after the one before; the first one has the texts of all. */
function enqueueScripts( array $names, array $uses ): void {
	$uses[] = 'wp-i18n';
	foreach ( $names as $name ) {
		wp_enqueue_script( "boardwalk-$name", plugins_url( "assets/$name.js", FILE ), $uses, VERSION, true );
		$uses[] = "boardwalk-$name";
	}
	wp_set_script_translations( "boardwalk-{$names[0]}", 'boardwalk', dirname( FILE ) . '/languages' );
}
