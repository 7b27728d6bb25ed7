<?php
/**
 * Signs what a preview shows.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** How long a preview can be opened, in seconds. */
const PREVIEW_LASTS = 3600;

/**
 * Makes the token for a user: the autosave of this user where it is not older, else the entry itself. WordPress stores the picture of a
 * published entry with no autosave: its link names it.
 */
function previewToken( \WP_Post $post, int $user, string $secret, int $picture = 0 ): string {
	$autosave = wp_get_post_autosave( $post->ID, $user );
	$isNewer  = $autosave && mysql2date( 'U', $autosave->post_modified_gmt, false ) >= mysql2date( 'U', $post->post_modified_gmt, false );
	$subject  = array(
		'entry'    => $post->ID,
		'kind'     => kindOf( $post->post_type ),
		'revision' => $isNewer ? $autosave->ID : null,
		'user'     => $user,
		'until'    => time() + PREVIEW_LASTS,
	);
	if ( $picture > 0 && wp_attachment_is_image( $picture ) ) {
		$subject['picture'] = $picture;
	}
	$body = base64Url( (string) wp_json_encode( $subject ) );
	return $body . '.' . base64Url( hash_hmac( 'sha256', $body, $secret, true ) );
}

/** Writes bytes as text that may stand in an address. */
function base64Url( string $bytes ): string {
	// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- The format of tokens.
	return rtrim( strtr( base64_encode( $bytes ), '+/', '-_' ), '=' );
}
