<?php
/**
 * The field of the machine: what is there, what has changed, former addresses, and the list of everything public.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

add_action( 'graphql_register_types', __NAMESPACE__ . '\\registerBoardwalk' );

/** Registers the field and its type. Each part is computed only where it is asked for. */
function registerBoardwalk(): void {
	$part = static function ( string $type, callable $resolve, array $args = array() ): array {
		return graphqlField( $type ) + array( 'resolve' => $resolve ) + ( $args ? array( 'args' => $args ) : array() );
	};
	$of   = static function ( string $name ): callable {
		return static function () use ( $name ) {
			return call_user_func( __NAMESPACE__ . '\\' . $name );
		};
	};
	register_graphql_object_type(
		'Boardwalk',
		array(
			'description' => 'What the generator Boardwalk needs to know about the whole site.',
			'fields'      => array(
				'version'    => $part(
					'String',
					static function (): string {
						return VERSION;
					}
				),
				'stamp'      => $part( 'String', __NAMESPACE__ . '\\resolveStamp' ),
				'moment'     => $part(
					'String',
					static function (): string {
						return (string) hrtime( true );
					}
				),
				'echo'       => $part( 'String', __NAMESPACE__ . '\\resolveEcho', array( 'nonce' => array( 'type' => 'String' ) ) ),
				'nextChange' => $part( 'String', $of( 'nextChange' ) ),
				'kinds'      => $part( '[BoardwalkKind]', $of( 'offeredKinds' ) ),
				'conflicts'  => $part( '[BoardwalkConflict]', $of( 'ownersForCheck' ) ),
				'plugins'    => $part( '[String]', $of( 'pluginsHash' ) ),
				'settings'   => $part( 'BoardwalkSettings', $of( 'pierSettings' ) ),
				'redirects'  => $part( '[BoardwalkRedirect]', $of( 'formerAddresses' ) ),
				'index'      => $part( 'String', __NAMESPACE__ . '\\resolveIndex', array( 'unless' => array( 'type' => 'String' ) ) ),
				'preview'    => $part( 'BoardwalkPreview', __NAMESPACE__ . '\\resolvePreview', previewArguments() ),
			),
		)
	);
	register_graphql_field(
		'RootQuery',
		'boardwalk',
		array(
			'type'        => 'Boardwalk',
			'description' => 'What the generator Boardwalk needs to know about the whole site.',
			'resolve'     => __NAMESPACE__ . '\\resolveBoardwalk',
		)
	);
}

/** Begins an answer. A query that asks for the field often, by other names, gets the same one: its stamp is made once. */
function resolveBoardwalk( $source = null, array $args = array(), $context = null ): \stdClass {
	static $last = array( null, null );
	if ( null === $context || $last[0] !== $context ) {
		publishDue();
		$last = array( $context, new \stdClass() );
	}
	return $last[1];
}

/** Makes the stamp once for an answer. The versions of entries and files, which take the longest, are those of its index, too. */
function resolveStamp( \stdClass $answer ): string {
	if ( ! isset( $answer->stamp ) ) {
		$answer->versions = entryVersions( $answer->texts );
		$answer->media    = mediaVersions();
		$answer->stamp    = siteStamp( $answer->versions, $answer->media );
	}
	return $answer->stamp;
}

/** Gives the list of everything public, which is made once for a stamp; null where the stamp is the one that is known already. */
function resolveIndex( \stdClass $answer, array $args ): ?string {
	$stamp = resolveStamp( $answer );
	if ( isset( $args['unless'] ) && $stamp === $args['unless'] ) {
		return null;
	}
	limitIndexes();
	return oncePerStamp(
		$stamp,
		static function () use ( $answer ): string {
			forgetChangedTexts( $answer->texts );
			return indexText( $answer->versions, $answer->media );
		}
	);
}

/** Repeats what the question says: an answer from a cache repeats that of another question. */
function resolveEcho( \stdClass $answer, array $args ): ?string {
	return isset( $args['nonce'] ) ? substr( (string) $args['nonce'], 0, 64 ) : null;
}
