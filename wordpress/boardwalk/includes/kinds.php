<?php
/**
 * The kinds: post types, fields, names in REST and GraphQL, labels and help.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** Lists the kinds of the plugin, by name, from the table that `npm run kinds` makes of their descriptions. */
function kinds(): array {
	static $kinds = null;
	if ( null === $kinds ) {
		$kinds = wp_json_file_decode( __DIR__ . '/kinds.json', array( 'associative' => true ) );
	}
	return $kinds;
}

/** Lists every kind that the public site shows: those of the plugin, and the posts and pages of WordPress. */
function publicKinds(): array {
	return kinds() + array(
		'post' => array(
			'postType' => 'post',
			'single'   => 'post',
			'plural'   => 'posts',
			'fields'   => array(),
		),
		'page' => array(
			'postType' => 'page',
			'single'   => 'page',
			'plural'   => 'pages',
			'fields'   => array(),
		),
	);
}

/** Lists the fields of a kind; none for a kind that is unknown. */
function fields( string $kind ): array {
	$kinds = publicKinds();
	return isset( $kinds[ $kind ] ) ? $kinds[ $kind ]['fields'] : array();
}

/** Finds the kind of a post type; an empty string for other types. */
function kindOf( string $postType ): string {
	foreach ( publicKinds() as $kind => $row ) {
		if ( $row['postType'] === $postType ) {
			return $kind;
		}
	}
	return '';
}

/** Makes one row of the table. `range` is the lowest and the highest number. */
function field( string $meta, string $graphql, string $type, string $label, string $help, string $of = '', array $range = array() ): array {
	return array(
		'meta'    => 'boardwalk_' . $meta,
		'graphql' => $graphql,
		'type'    => $type,
		'label'   => $label,
		'help'    => $help,
		'of'      => $of,
		'range'   => $range,
	);
}
