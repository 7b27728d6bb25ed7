<?php
/**
 * The REST schemas of the types of fields.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** Makes the REST schema of a field. */
function schemaOf( array $field ): array {
	$types = array(
		'number'    => 'number',
		'integer'   => 'integer',
		'reference' => 'integer',
		'file'      => 'integer',
		'boolean'   => 'boolean',
	);
	if ( 'choices' === $field['type'] ) {
		return array( 'type' => 'array', 'items' => array( 'type' => 'string' ) );
	}
	if ( 'dates' === $field['type'] ) {
		return datesSchema();
	}
	return 'hours' === $field['type'] ? hoursSchema() : array( 'type' => isset( $types[ $field['type'] ] ) ? $types[ $field['type'] ] : 'string' );
}

/** Makes the REST schema of opening hours. */
function hoursSchema(): array {
	$text    = array( 'type' => 'string' );
	$opening = array( 'day' => array( 'type' => 'integer' ), 'opens' => $text, 'closes' => $text );
	return objectOf(
		array(
			'week'       => listOf( $opening ),
			'exceptions' => listOf( array( 'date' => $text, 'isClosed' => array( 'type' => 'boolean' ), 'opens' => $text, 'closes' => $text, 'note' => $text ) ),
			'seasons'    => listOf( array( 'name' => $text, 'from' => $text, 'until' => $text, 'week' => listOf( $opening ) ) ),
		)
	);
}

/** Makes the schema of a list of objects. */
function listOf( array $properties ): array {
	return array( 'type' => 'array', 'items' => objectOf( $properties ) );
}

/** Makes the schema of an object without other names. */
function objectOf( array $properties ): array {
	return array( 'type' => 'object', 'properties' => $properties, 'additionalProperties' => false );
}
