<?php
/**
 * The kinds: post types, fields, names in REST and GraphQL, labels and help.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/**
 * Lists the kinds of the plugin, by name, from the table that `npm run kinds` makes of their descriptions, and those that a site
 * adds with the filter `boardwalk_kinds`.
 */
function kinds(): array {
	static $kinds = null;
	if ( null === $kinds ) {
		$ours  = ownKinds();
		$added = array_diff_key( (array) apply_filters( 'boardwalk_kinds', array() ), $ours );
		$kinds = $ours;
		if ( 'former' === typesState()['names'] ) {
			foreach ( $kinds as $name => $row ) {
				$kinds[ $name ]['postType'] = bareName( $row['postType'] );
			}
		}
		foreach ( $added as $name => $row ) {
			$kinds[ $name ] = wholeKind( (string) $name, (array) $row );
		}
	}
	return $kinds;
}

/** Lists the kinds of the table, with the names that post types have in this version. */
function ownKinds(): array {
	static $kinds = null;
	$kinds        = null === $kinds ? wp_json_file_decode( __DIR__ . '/kinds.json', array( 'associative' => true ) ) : $kinds;
	return $kinds;
}

/** Completes the row of a kind that a site adds. Only the plural is needed. */
function wholeKind( string $name, array $row ): array {
	$plural = isset( $row['plural'] ) ? (string) $row['plural'] : $name . 's';
	$kind   = array_merge(
		array(
			'postType' => $name,
			'folder'   => $plural,
			'labels'   => array( ucfirst( $name ), ucfirst( $plural ) ),
			'icon'     => 'dashicons-admin-post',
			'single'   => $name,
			'plural'   => $plural,
			'fields'   => array(),
		),
		$row
	);
	$fields = array();
	foreach ( $kind['fields'] as $field => $facts ) {
		$start    = field( $field, $field, 'text', ucfirst( $field ), '' );
		$fields[] = array_merge( $start, $facts );
	}
	return array_merge( $kind, array( 'fields' => $fields ) );
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

/** Lists the fields of a kind as forms show them, in the language of the user. */
function translatedFields( string $kind ): array {
	$fields = array();
	foreach ( fields( $kind ) as $field ) {
		$field['label'] = kindText( $field['label'] );
		$field['help']  = kindText( $field['help'] );
		if ( isset( $field['options'] ) ) {
			$field['options'] = array_map( __NAMESPACE__ . '\\kindText', $field['options'] );
		}
		$fields[] = $field;
	}
	return $fields;
}

/** Translates a text of the table of kinds. */
function kindText( string $text ): string {
	return '' === $text ? '' : translate( $text, 'boardwalk' ); // phpcs:ignore WordPress.WP.I18n -- The texts of the table are in kinds.json.
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
