<?php
/**
 * The settings of the pier: one option.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

add_action( 'init', __NAMESPACE__ . '\\registerPier', 11 );
add_filter( 'rest_request_before_callbacks', __NAMESPACE__ . '\\refuseWrongPier', 10, 3 );

/** Registers the option, which REST shows to administrators only. */
function registerPier(): void {
	register_setting(
		'boardwalk_pier',
		'boardwalk_pier',
		array(
			'type'              => 'object',
			'description'       => 'Name, address, hours and notice of the pier.',
			'default'           => array(),
			'sanitize_callback' => __NAMESPACE__ . '\\sanitizePier',
			'show_in_rest'      => array( 'schema' => pierSchema() ),
		)
	);
}

/** Lists the single values of the settings, in the shape of the table of kinds. */
function pierFields(): array {
	return array(
		'name'          => field( 'name', 'name', 'text', __( 'Name', 'boardwalk' ), '' ),
		'address'       => field( 'address', 'address', 'lines', __( 'Address', 'boardwalk' ), __( 'As on a letter.', 'boardwalk' ) ),
		'phone'         => field( 'phone', 'phone', 'phone', __( 'Phone', 'boardwalk' ), '' ),
		'email'         => field( 'email', 'email', 'email', __( 'E-mail', 'boardwalk' ), '' ),
		'siteUrl'       => field( 'site', 'siteUrl', 'url', __( 'Public site', 'boardwalk' ), __( 'Its address, as https://www.yourpier.org: forms are taken from there. Empty: the site address of WordPress.', 'boardwalk' ) ),
		'directionsUrl' => field( 'directions', 'directionsUrl', 'url', __( 'Directions', 'boardwalk' ), __( 'A full address, beginning with https://', 'boardwalk' ) ),
		'latitude'      => field( 'latitude', 'latitude', 'number', __( 'Latitude', 'boardwalk' ), __( 'From -90 to 90.', 'boardwalk' ), '', array( -90, 90 ) ),
		'longitude'     => field( 'longitude', 'longitude', 'number', __( 'Longitude', 'boardwalk' ), __( 'From -180 to 180.', 'boardwalk' ), '', array( -180, 180 ) ),
	);
}

/** Makes the settings of the stored shape, or an error in words. Values that are not given are not stored. */
function checkPier( $pier ) {
	if ( ! is_array( $pier ) ) {
		return wrong( __( 'The settings have to be an object.', 'boardwalk' ) );
	}
	$checked = array();
	foreach ( pierFields() as $name => $field ) {
		$checked[ $name ] = checkValue( $field, isset( $pier[ $name ] ) ? $pier[ $name ] : null );
	}
	$checked['hours']  = empty( $pier['hours'] ) ? null : checkPierHours( $pier['hours'] );
	$checked['social'] = checkLinks( rows( $pier, 'social' ) );
	$checked['notice'] = empty( $pier['notice'] ) ? null : checkNotice( $pier['notice'] );
	foreach ( $checked as $value ) {
		if ( is_wp_error( $value ) ) {
			return $value;
		}
	}
	return array_filter(
		$checked,
		static function ( $value ): bool {
			return null !== $value && array() !== $value;
		}
	);
}

/** Checks opening hours, or returns the error that reading their form gave. */
function checkPierHours( $hours ) {
	return is_wp_error( $hours ) ? $hours : checkHours( $hours );
}

/** Checks the links to social networks. */
function checkLinks( array $rows ) {
	$links = array();
	foreach ( $rows as $index => $row ) {
		/* translators: %d: the number of a row */
		$where = sprintf( __( 'Link %d', 'boardwalk' ), $index + 1 );
		$label = cleanText( textOf( $row, 'label' ) );
		$url   = checkUrl( $where, textOf( $row, 'url' ) );
		if ( is_wp_error( $url ) ) {
			return $url;
		}
		if ( '' === $label ) {
			return wrongField( $where, __( 'its label is missing.', 'boardwalk' ) );
		}
		$links[] = array( 'label' => $label, 'url' => $url );
	}
	return $links;
}

/** Checks the notice above every page. One without text is no notice. */
function checkNotice( $notice ) {
	$text = cleanText( textOf( $notice, 'text' ) );
	if ( '' === $text ) {
		return null;
	}
	$url   = checkValue( field( 'url', 'url', 'url', __( 'Link of the notice', 'boardwalk' ), '' ), textOf( $notice, 'url' ) );
	$until = checkValue( field( 'until', 'until', 'datetime', __( 'End of the notice', 'boardwalk' ), '' ), textOf( $notice, 'until' ) );
	if ( is_wp_error( $url ) || is_wp_error( $until ) ) {
		return is_wp_error( $url ) ? $url : $until;
	}
	return array( 'text' => $text ) + array_filter( array( 'url' => $url, 'until' => $until ) );
}

/** Keeps the stored settings where the new ones are refused, and adds the reason to the form's errors. */
function sanitizePier( $pier ): array {
	$checked = checkPier( $pier );
	if ( ! is_wp_error( $checked ) ) {
		return $checked;
	}
	if ( function_exists( 'add_settings_error' ) ) {
		add_settings_error( 'boardwalk_pier', 'boardwalk_pier', esc_html( $checked->get_error_message() ) );
	}
	return (array) get_option( 'boardwalk_pier', array() );
}

/** Answers 400 with the reason where an administrator's settings are refused over REST. */
function refuseWrongPier( $response, array $handler, \WP_REST_Request $request ) {
	$isOurs = '/wp/v2/settings' === $request->get_route() && null !== $request->get_param( 'boardwalk_pier' );
	if ( ! $isOurs || is_wp_error( $response ) || ! current_user_can( 'manage_options' ) ) {
		return $response;
	}
	$checked = checkPier( $request->get_param( 'boardwalk_pier' ) );
	return is_wp_error( $checked ) ? $checked : $response;
}

/** Makes the REST schema of the settings. */
function pierSchema(): array {
	$text       = array( 'type' => 'string' );
	$properties = array();
	foreach ( pierFields() as $name => $field ) {
		$properties[ $name ] = schemaOf( $field );
	}
	return objectOf(
		$properties + array(
			'hours'  => hoursSchema(),
			'social' => listOf( array( 'label' => $text, 'url' => $text ) ),
			'notice' => objectOf( array( 'text' => $text, 'url' => $text, 'until' => $text ) ),
		)
	);
}

/** Returns the origin of the public site. */
function siteOrigin(): string {
	$pier = (array) get_option( 'boardwalk_pier', array() );
	return originOf( textOf( $pier, 'siteUrl' ) ? textOf( $pier, 'siteUrl' ) : home_url() );
}

/** Reads scheme, host and port of an address; an empty text where it names no host. */
function originOf( string $url ): string {
	$parts = wp_parse_url( $url );
	$port  = isset( $parts['port'] ) ? ':' . $parts['port'] : '';
	return isset( $parts['scheme'], $parts['host'] ) ? strtolower( "{$parts['scheme']}://{$parts['host']}" ) . $port : '';
}
