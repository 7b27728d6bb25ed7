<?php
/**
 * Leads "View" to the public site, for who may edit the entry: WordPress itself shows nothing that visitors see.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

add_action( 'template_redirect', __NAMESPACE__ . '\\showPublicPage', 5 );

/** Opens the page of an entry on the site, or says that it is not there. Previews are left alone. */
function showPublicPage(): void {
	$post = is_singular( publicTypes() ) && ! is_preview() ? get_queried_object() : null;
	if ( ! $post instanceof \WP_Post || ! maySeeStatus( $post ) || ! siteStatus()['isKnown'] || isOwnOrigin( siteOrigin() ) ) {
		return;
	}
	$view = statusView( $post );
	nocache_headers();
	if ( 'live' === $view['state'] && '' !== $view['url'] ) {
		wp_redirect( esc_url_raw( $view['url'] ) ); // phpcs:ignore WordPress.Security.SafeRedirect -- The host is that of the settings, the path was checked.
		exit;
	}
	$link = '' === $view['url'] ? '' : '<p><a href="' . esc_url( $view['url'] ) . '">' . esc_html__( 'The page as it is on the site now', 'boardwalk' ) . '</a></p>';
	$edit = '<p><a href="' . esc_url( (string) get_edit_post_link( $post->ID, 'raw' ) ) . '">' . esc_html__( 'Back to the editor', 'boardwalk' ) . '</a></p>';
	wp_die(
		'<main><h1>' . esc_html( get_the_title( $post ) ) . '</h1><p>' . labelHtml( $view ) . '</p><p>' . esc_html( $view['note'] ) . '</p>' . problemsHtml( $view['problems'] ) . $link . $edit . '</main>', // phpcs:ignore WordPress.Security.EscapeOutput -- Every part is escaped.
		esc_html__( 'Where is my change?', 'boardwalk' ),
		array( 'response' => 200 )
	);
}

/** Tells if an origin is that of this WordPress: leading there would lead in a circle. */
function isOwnOrigin( string $origin ): bool {
	return wp_parse_url( $origin, PHP_URL_HOST ) === strtolower( (string) wp_parse_url( home_url(), PHP_URL_HOST ) )
		&& wp_parse_url( $origin, PHP_URL_PORT ) === wp_parse_url( home_url(), PHP_URL_PORT );
}
