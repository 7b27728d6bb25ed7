<?php
/**
 * Reads the value of one attribute of a block by its type.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/**
 * Makes the value that the site gets of what an editor set, null where nothing is set. A value that makes no sense is an
 * error in words: blocks are stored as text, which nothing checks when an entry is saved.
 */
function readValue( array $attribute, $value ) {
	switch ( $attribute['type'] ) {
		case 'rows':
			return null;
		case 'references':
			return readReferences( $attribute, $value );
		case 'link':
			return readLink( $attribute, $value );
	}
	if ( ! is_scalar( $value ) || is_bool( $value ) || '' === trim( (string) $value ) ) {
		return null;
	}
	switch ( $attribute['type'] ) {
		case 'number':
		case 'integer':
		case 'percent':
			return readNumber( $attribute, $value );
		case 'picture':
		case 'film':
		case 'file':
			return readMedia( $attribute, (int) $value );
		case 'category':
			$term = get_term( (int) $value, 'category' );
			return $term instanceof \WP_Term ? $term->slug : wrongField( $attribute['label'], __( 'the category does not exist.', 'boardwalk' ) );
	}
	return readText( $attribute, plainOf( $value ) );
}

/** Reads a text, whose form the type may say. */
function readText( array $attribute, string $text ) {
	if ( '' === $text ) {
		return null;
	}
	$label = $attribute['label'];
	switch ( $attribute['type'] ) {
		case 'url':
			return readAddress( $label, $text );
		case 'date':
			return isDay( $text, 'Y-m-d' ) ? $text : wrongField( $label, /* translators: %s: what was typed */ sprintf( __( '"%s" is not a date such as 2026-12-24.', 'boardwalk' ), $text ) );
		case 'email':
			return is_email( $text ) ? $text : wrongField( $label, /* translators: %s: what was typed */ sprintf( __( '"%s" is not an e-mail address.', 'boardwalk' ), $text ) );
		case 'select':
			return isset( $attribute['choices'][ $text ] ) ? $text : wrongField( $label, /* translators: %s: what was sent */ sprintf( __( '"%s" is not one of the choices.', 'boardwalk' ), $text ) );
	}
	return $text;
}

/**
 * Makes plain text of a stored one. WordPress writes "&" as "&amp;" in the blocks of users who may not use html.
 */
function plainOf( $value ): string {
	return is_scalar( $value ) && ! is_bool( $value ) ? trim( wp_specialchars_decode( wp_check_invalid_utf8( (string) $value, true ), ENT_QUOTES ) ) : '';
}

/** Reads an address that a link may lead to: of the web, of a mailbox or phone, or a path of this site. */
function readAddress( string $label, string $text ) {
	$isPath = preg_match( '#^/(?![/\\\\])[^\s\\\\]*$#', $text );
	$isWeb  = preg_match( '#^https?://[^\s/?\#@\\\\]+([/?\#][^\s]*)?$#i', $text );
	$isSafe = $isPath || $isWeb || preg_match( '#^(mailto:[^\s@]+@[^\s@]+|tel:[\d+().\-]+)$#i', $text );
	$url    = $isSafe ? esc_url_raw( $text, array( 'http', 'https', 'mailto', 'tel' ) ) : '';
	return '' === $url ? wrongField( $label, /* translators: %s: what was typed */ sprintf( __( '"%s" is not an address such as https://example.org/, /visit/ or mailto:info@example.org.', 'boardwalk' ), $text ) ) : $url;
}

/** Reads a number and checks its range. Percent become a share of 1. */
function readNumber( array $attribute, $value ) {
	$label = $attribute['label'];
	if ( ! is_numeric( $value ) || ! is_finite( (float) $value ) ) {
		return wrongField( $label, /* translators: %s: what was typed */ sprintf( __( '"%s" is not a number.', 'boardwalk' ), $value ) );
	}
	$number = (float) $value;
	if ( 'integer' === $attribute['type'] && floor( $number ) !== $number ) {
		return wrongField( $label, /* translators: %s: what was typed */ sprintf( __( '"%s" is not a whole number.', 'boardwalk' ), $value ) );
	}
	$range = $attribute['range'];
	if ( $range && ( $number < $range[0] || $number > $range[1] ) ) {
		return wrongField( $label, /* translators: 1: what was typed, 2: the lowest number, 3: the highest number */ sprintf( __( '%1$s is not from %2$s to %3$s.', 'boardwalk' ), $value, $range[0], $range[1] ) );
	}
	return 'percent' === $attribute['type'] ? $number / 100 : ( 'integer' === $attribute['type'] ? (int) $number : $number );
}

/** Reads a file of the library: a picture or another file becomes its id and address, a film its address. */
function readMedia( array $attribute, int $id ) {
	if ( $id <= 0 ) {
		return null;
	}
	$isFilm  = 'film' === $attribute['type'];
	$isThere = 'attachment' === get_post_type( $id ) && 'trash' !== get_post_status( $id );
	$url     = $isThere ? wp_get_attachment_url( $id ) : false;
	if ( ! $url ) {
		return wrongField( $attribute['label'], __( 'the file is no longer in the library.', 'boardwalk' ) );
	}
	$isRight = 'file' === $attribute['type'] || ( $isFilm ? wp_attachment_is( 'video', $id ) : wp_attachment_is_image( $id ) );
	if ( ! $isRight ) {
		return wrongField( $attribute['label'], $isFilm ? __( 'the file is not a film.', 'boardwalk' ) : __( 'the file is not a picture.', 'boardwalk' ) );
	}
	// Without alternative text, the site takes that of the library, which may be changed later.
	return $isFilm ? $url : array( 'id' => $id, 'url' => $url );
}

/** Reads a link, which needs words and an address. */
function readLink( array $attribute, $value ) {
	$label = plainOf( textOf( $value, 'label' ) );
	$url   = plainOf( textOf( $value, 'url' ) );
	if ( '' === $label && '' === $url ) {
		return null;
	}
	if ( '' === $label || '' === $url ) {
		return wrongField( $attribute['label'], '' === $label ? __( 'its words are missing.', 'boardwalk' ) : __( 'its address is missing.', 'boardwalk' ) );
	}
	$address = readAddress( $attribute['label'], $url );
	return is_wp_error( $address ) ? $address : array( 'label' => $label, 'url' => $address );
}

/**
 * Reads references as slugs of the entries that everybody may see. Where entries are chosen and nobody may see them, the
 * list is empty: then nothing is to be shown, and not all.
 */
function readReferences( array $attribute, $value ): ?array {
	$ids = idsOf( $value );
	return $ids ? array_map( static fn( \WP_Post $post ): string => urldecode( $post->post_name ), publicEntries( $attribute['of'], $ids ) ) : null;
}

/** Reads a list of ids. */
function idsOf( $value ): array {
	return array_values( array_unique( array_filter( array_map( 'intval', array_filter( is_array( $value ) ? $value : array(), 'is_numeric' ) ), static fn( int $id ): bool => $id > 0 ) ) );
}

/** Finds the entries with these ids that everybody may see, in this order. */
function publicEntries( string $kind, array $ids ): array {
	$type = publicKinds()[ $kind ]['postType'];
	return array_values(
		array_filter(
			array_map( 'get_post', $ids ),
			static fn( $post ): bool => $post && $type === $post->post_type && 'publish' === $post->post_status && '' === $post->post_password
		)
	);
}
