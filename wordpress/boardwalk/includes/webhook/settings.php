<?php
/**
 * The settings of messages: where they go, in which format, and with which secret.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** The option with the settings. */
const WEBHOOK = 'boardwalk_webhook';

/** The shortest secret that is taken. */
const LEAST_SECRET = 16;

/** Lists the formats of messages by their name, as the page "Publishing" shows them. */
function messageFormats(): array {
	return array(
		'plain'  => __( 'Plain: JSON, signed', 'boardwalk' ),
		'github' => __( 'GitHub: repository_dispatch', 'boardwalk' ),
		'gitlab' => __( 'GitLab: pipeline trigger', 'boardwalk' ),
	);
}

/** Reads the settings. Constants of wp-config.php win over what is stored. */
function webhookSettings(): array {
	$stored = (array) get_option( WEBHOOK, array() );
	$format = textOf( $stored, 'format' );
	return array(
		'format' => isset( messageFormats()[ $format ] ) ? $format : 'plain',
		'url'    => textOf( $stored, 'url' ),
		'ref'    => textOf( $stored, 'ref' ),
		'secret' => secretConstant( 'BOARDWALK_WEBHOOK_SECRET' ) ? secretConstant( 'BOARDWALK_WEBHOOK_SECRET' ) : textOf( $stored, 'secret' ),
		'token'  => secretConstant( 'BOARDWALK_WEBHOOK_TOKEN' ) ? secretConstant( 'BOARDWALK_WEBHOOK_TOKEN' ) : textOf( $stored, 'token' ),
	);
}

/** Tells if messages have an address. */
function isWebhookSetUp(): bool {
	return '' !== webhookSettings()['url'];
}

/** Reads a secret of wp-config.php; an empty text for none. */
function secretConstant( string $name ): string {
	return defined( $name ) && is_string( constant( $name ) ) ? constant( $name ) : '';
}

/** Checks settings that an administrator has typed. Returns what is wrong with them, in words; an empty text where nothing is. */
function wrongSettings( array $settings ): string {
	$url = wp_parse_url( $settings['url'] );
	if ( '' === $settings['url'] ) {
		return '';
	}
	if ( strlen( $settings['url'] ) > 2000 || ! is_array( $url ) || empty( $url['host'] ) || ! in_array( isset( $url['scheme'] ) ? $url['scheme'] : '', array( 'http', 'https' ), true ) || esc_url_raw( $settings['url'] ) !== $settings['url'] ) {
		return __( 'The address has to begin with https:// or http:// and name a host.', 'boardwalk' );
	}
	if ( isset( $url['user'] ) || isset( $url['pass'] ) ) {
		return __( 'The address may not have a user and a password in it.', 'boardwalk' );
	}
	if ( '' !== $settings['secret'] && strlen( $settings['secret'] ) < LEAST_SECRET ) {
		/* translators: %d: a number */
		return sprintf( __( 'The secret has to have at least %d characters.', 'boardwalk' ), LEAST_SECRET );
	}
	if ( preg_match( '/[^\x21-\x7e]/', $settings['secret'] . $settings['token'] . $settings['ref'] ) ) {
		return __( 'Secret, token and branch may have letters, digits and signs of ASCII only, without spaces.', 'boardwalk' );
	}
	if ( 'plain' !== $settings['format'] && '' === $settings['token'] ) {
		return __( 'This format needs a token.', 'boardwalk' );
	}
	if ( 'plain' !== $settings['format'] && 'https' !== $url['scheme'] ) {
		return __( 'A token is sent to addresses with https:// only.', 'boardwalk' );
	}
	return 'gitlab' === $settings['format'] && '' === $settings['ref'] ? __( 'GitLab has to know the branch.', 'boardwalk' ) : '';
}

/** Takes the secrets out of a text of somebody else. */
function withoutSecrets( string $text ): string {
	$settings = webhookSettings();
	foreach ( array( $settings['secret'], $settings['token'], (string) wp_parse_url( $settings['url'], PHP_URL_QUERY ) ) as $secret ) {
		if ( '' !== $secret ) {
			$text = str_replace( array( $secret, rawurlencode( $secret ), base64_encode( $secret ) ), '[secret]', $text ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- Somebody may answer with it.
		}
	}
	return $text;
}
