<?php
/**
 * Writes the list of everything public as JSON: each row as the list of its kind gives it over WPGraphQL.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** Writes the rows of every kind, and the versions of all files. Those of entries and of files are made where they are not known. */
function indexText( ?array $versions = null, ?array $media = null ): string {
	$lists = indexRows( withPatterns( null === $versions ? entryVersions() : $versions ) ) + array( 'media' => null === $media ? mediaVersions() : $media );
	return (string) wp_json_encode( $lists, JSON_INVALID_UTF8_SUBSTITUTE | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
}

/** Makes the rows of every kind. */
function indexRows( array $versions ): array {
	$lists  = array();
	$common = commonVersion();
	$stored = storedFields();
	$rows   = entryRows( publicTypes() );
	$title  = titleFinder( $rows[ kinds()['location']['postType'] ] );
	foreach ( array_column( offeredKinds(), 'kind' ) as $kind ) {
		$postType = publicKinds()[ $kind ]['postType'];
		prepareAddresses( $kind, $rows[ $postType ] );
		$lists[ $kind ] = array();
		foreach ( $rows[ $postType ] as $row ) {
			$version          = isset( $versions[ $row->ID ] ) ? $versions[ $row->ID ] : '';
			$made             = indexRow( $row, $kind, $postType, isset( $stored[ $row->ID ] ) ? $stored[ $row->ID ] : array(), $title );
			$lists[ $kind ][] = $made + array( 'version' => substr( md5( $common . $version . ( empty( $made['sticky'] ) ? '' : 'sticky' ) . ( 'post' === $kind ? $row->display_name : '' ) ), 0, 12 ) );
		}
		endAddresses();
	}
	return $lists;
}

/** Makes one row. Of an entry with a password WPGraphQL shows little. */
function indexRow( \stdClass $row, string $kind, string $postType, array $stored, callable $title ): array {
	$isRestricted = isRestricted( $postType, $row->post_password );
	$made         = array(
		'databaseId'  => (int) $row->ID,
		'slug'        => '' === $row->post_name ? null : urldecode( $row->post_name ),
		'uri'         => rowUri( $row, $postType ),
		'status'      => $row->post_status,
		'dateGmt'     => $isRestricted ? null : momentOf( $row->post_date_gmt ),
		'modifiedGmt' => $isRestricted ? null : momentOf( $row->post_modified_gmt ),
		'hasPassword' => '' !== $row->post_password,
	);
	if ( 'page' === $kind ) {
		$made['isFrontPage']   = 'page' === get_option( 'show_on_front' ) && (int) get_option( 'page_on_front' ) === (int) $row->ID;
		$made['isPostsPage']   = isPostsPage( (int) $row->ID );
		$made['isPrivacyPage'] = (int) get_option( 'wp_page_for_privacy_policy' ) === (int) $row->ID;
	}
	if ( 'post' === $kind ) {
		$made['sticky'] = is_sticky( (int) $row->ID );
	}
	$read = static function ( string $key ) use ( $stored ) {
		$value = isset( $stored[ $key ] ) ? maybe_unserialize( $stored[ $key ] ) : '';
		return '' === $value ? null : $value;
	};
	foreach ( fields( $kind ) as $field ) {
		$made[ $field['graphql'] ] = $isRestricted ? null : fieldValue( $field, $read, $title );
	}
	return $made;
}

/** Makes a function that finds the title of a public location among these rows. */
function titleFinder( array $locations ): callable {
	$titles = array();
	foreach ( $locations as $row ) {
		if ( '' === $row->post_password ) {
			$titles[ (int) $row->ID ] = $row->post_title;
		}
	}
	return static function ( int $id ) use ( $titles ): ?string {
		return isset( $titles[ $id ] ) ? titleWords( $titles[ $id ], $id ) : null;
	};
}

/** Writes a moment of the database as WPGraphQL does; null where it is missing. */
function momentOf( string $moment ): ?string {
	return '' === $moment || '0000-00-00 00:00:00' === $moment ? null : mysql_to_rfc3339( $moment );
}
