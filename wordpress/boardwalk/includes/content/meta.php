<?php
/**
 * Registers the fields of the kinds as meta, for REST and revisions.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

add_action( 'init', __NAMESPACE__ . '\\registerMeta', PHP_INT_MAX );
add_filter( 'rest_pre_insert_attachment', __NAMESPACE__ . '\\refuseWrongPoint', 10, 2 );
add_filter( 'is_protected_meta', __NAMESPACE__ . '\\protectMeta', 10, 2 );

/** Keeps the fields out of the box "Custom fields", where nothing checks them. */
function protectMeta( bool $isProtected, $key ): bool {
	return $isProtected || 0 === strpos( (string) $key, 'boardwalk_' );
}

/** Registers every field of every kind, and the focal point of pictures. */
function registerMeta(): void {
	foreach ( registeredKinds() as $kind ) {
		foreach ( $kind['fields'] as $field ) {
			register_post_meta( $kind['postType'], $field['meta'], metaSettings( $field ) );
			add_filter( "rest_pre_insert_{$kind['postType']}", __NAMESPACE__ . '\\refuseWrongMeta', 10, 2 );
		}
	}
	register_post_meta(
		'attachment',
		'boardwalk_focal_point',
		array(
			'type'              => 'object',
			'single'            => true,
			'label'             => 'Focal point',
			'description'       => 'The part of the picture that stays in sight when it is cropped.',
			'sanitize_callback' => __NAMESPACE__ . '\\sanitizeFocalPoint',
			'auth_callback'     => __NAMESPACE__ . '\\mayEditMeta',
			'show_in_rest'      => array( 'schema' => pointSchema() ),
		)
	);
}

/** Makes the settings of a field's meta. */
function metaSettings( array $field ): array {
	$schema = schemaOf( $field );
	return array(
		'type'              => $schema['type'],
		'single'            => true,
		'label'             => $field['label'],
		'description'       => $field['help'],
		'revisions_enabled' => true,
		'auth_callback'     => __NAMESPACE__ . '\\mayEditMeta',
		'show_in_rest'      => array( 'schema' => $schema ),
		'sanitize_callback' => static function ( $value ) use ( $field ) {
			$checked = checkValue( $field, $value );
			return is_wp_error( $checked ) || null === $checked ? emptyValue( $field ) : $checked;
		},
	);
}

/** Refuses an entry over REST when one of its fields has a wrong value, and says which and why, before anything is stored. */
function refuseWrongMeta( $prepared, \WP_REST_Request $request ) {
	$meta = $request->get_param( 'meta' );
	$type = is_object( $prepared ) && isset( $prepared->post_type ) ? $prepared->post_type : '';
	$id   = (int) $request->get_param( 'id' );
	foreach ( is_array( $meta ) ? translatedFields( kindOf( $type ) ) : array() as $field ) {
		$checked = array_key_exists( $field['meta'], $meta ) ? checkUnlessKept( $field, $meta[ $field['meta'] ], $id ) : null;
		if ( is_wp_error( $checked ) ) {
			return $checked;
		}
	}
	return $prepared;
}

/**
 * Checks a value and its type: WordPress looks at types after it has stored the entry. Accepts the reference that an
 * entry has already: a deleted target is then stored as none.
 */
function checkUnlessKept( array $field, $value, int $id ) {
	$isKept  = in_array( $field['type'], array( 'reference', 'file' ), true ) && $id > 0 && is_numeric( $value ) && (int) get_post_meta( $id, $field['meta'], true ) === (int) $value;
	$checked = $isKept ? null : checkValue( $field, $value );
	if ( $isKept || null === $value || '' === $value || is_wp_error( $checked ) ) {
		return $checked;
	}
	return checkType( $field['label'], $value, schemaOf( $field ) );
}

/** Returns an error where a value has not the type of a schema; otherwise true. */
function checkType( string $label, $value, array $schema ) {
	$checked = rest_validate_value_from_schema( $value, $schema, $label );
	return is_wp_error( $checked ) ? wrong( "$label: " . $checked->get_error_message() ) : true;
}

/** Gives the value of a field that is not filled in. A missing number is an empty text: 0 would be a place on the equator. */
function emptyValue( array $field ) {
	$empty = array( 'boolean' => false, 'hours' => array(), 'dates' => array(), 'choices' => array() );
	return isset( $empty[ $field['type'] ] ) ? $empty[ $field['type'] ] : '';
}

/** Lets a user write a field who may edit the entry. */
function mayEditMeta( bool $allowed, string $key, int $id, int $user ): bool {
	return user_can( $user, 'edit_post', $id );
}

/** Refuses a file over REST when its focal point makes no sense, before anything is stored. */
function refuseWrongPoint( $prepared, \WP_REST_Request $request ) {
	$meta  = $request->get_param( 'meta' );
	$point = is_array( $meta ) && isset( $meta['boardwalk_focal_point'] ) ? $meta['boardwalk_focal_point'] : null;
	if ( is_wp_error( $prepared ) || null === $point ) {
		return $prepared;
	}
	$checked = checkType( 'Focal point', $point, pointSchema() );
	return is_wp_error( $checked ) ? $checked : $prepared;
}

/** Makes the REST schema of a point in a picture. */
function pointSchema(): array {
	$part = array( 'type' => 'number', 'minimum' => 0, 'maximum' => 1 );
	return objectOf( array( 'x' => $part, 'y' => $part ) );
}

/** Makes a point with both numbers from 0 to 1; the middle where they are missing. */
function sanitizeFocalPoint( $point ): array {
	$part = static function ( string $name ) use ( $point ): float {
		$isNumber = is_array( $point ) && isset( $point[ $name ] ) && is_numeric( $point[ $name ] );
		return $isNumber ? min( 1.0, max( 0.0, (float) $point[ $name ] ) ) : 0.5;
	};
	return array( 'x' => $part( 'x' ), 'y' => $part( 'y' ) );
}
