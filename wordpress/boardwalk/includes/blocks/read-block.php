<?php
/**
 * Makes the settings that the site understands of the attributes that an editor set.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/**
 * Reads a block: its `settings` for the site; `missing`, without which it is not shown; and `problems`, values that are
 * left out because they make no sense. Both are lists of sentences for an editor.
 */
function readBlock( string $name, array $attributes ): array {
	$block = blocks()[ $name ];
	$read  = readAttributes( $block['attributes'], $attributes, '' );
	return array(
		'settings' => $read['settings'],
		'missing'  => missingOf( $block, $read['set'] ),
		'problems' => $read['problems'],
	);
}

/** Reads attributes or the columns of a row. `set` has the names of those that have a value. */
function readAttributes( array $rows, $values, string $where ): array {
	$read = array( 'settings' => array(), 'set' => array(), 'problems' => array() );
	foreach ( $rows as $attribute ) {
		$name  = $attribute['name'];
		$value = is_array( $values ) && isset( $values[ $name ] ) ? $values[ $name ] : null;
		if ( 'rows' === $attribute['type'] ) {
			$list             = readRows( $attribute, $value, $where );
			$read['problems'] = array_merge( $read['problems'], $list['problems'] );
			$made             = $list['rows'] ? $list['rows'] : null;
		} else {
			$made = readValue( $attribute, $value );
		}
		if ( is_wp_error( $made ) ) {
			$read['problems'][] = $where . $made->get_error_message();
		} elseif ( null !== $made ) {
			$read['set'][]    = $name;
			$read['settings'] = withSetting( $read['settings'], $attribute['setting'], $made );
		}
	}
	return $read;
}

/** Reads rows; those that lack a value without which they make no sense are left out, and told. */
function readRows( array $attribute, $rows, string $where ): array {
	$read = array( 'rows' => array(), 'problems' => array() );
	foreach ( is_array( $rows ) ? array_values( $rows ) : array() as $index => $row ) {
		$here             = $where . capital( $attribute['one'] ) . ' ' . ( $index + 1 ) . ': ';
		$made             = readAttributes( $attribute['columns'], $row, $here );
		$read['problems'] = array_merge( $read['problems'], $made['problems'] );
		$missing          = array();
		foreach ( $attribute['columns'] as $column ) {
			if ( $column['isRequired'] && ! in_array( $column['name'], $made['set'], true ) ) {
				$missing[] = $column['label'];
			}
		}
		if ( $missing ) {
			/* translators: %s: names of fields */
			$read['problems'][] = $here . sprintf( __( 'not shown, because it lacks: %s.', 'boardwalk' ), implode( ', ', $missing ) );
		} else {
			$read['rows'][] = $made['settings'];
		}
	}
	return $read;
}

/** Writes the first letter of a name large, as at the beginning of a sentence. */
function capital( string $name ): string {
	return mb_strtoupper( mb_substr( $name, 0, 1 ) ) . mb_substr( $name, 1 );
}

/** Adds a setting under its name, "bounds.south" inside of an object. The first of two with one name stays. */
function withSetting( array $settings, string $name, $value ): array {
	$parts = explode( '.', $name, 2 );
	if ( isset( $parts[1] ) ) {
		$inside                = isset( $settings[ $parts[0] ] ) ? $settings[ $parts[0] ] : array();
		$settings[ $parts[0] ] = $inside + array( $parts[1] => $value );
		return $settings;
	}
	return $settings + array( $name => $value );
}

/** Says which attributes are missing, without which a block is not shown. */
function missingOf( array $block, array $set ): array {
	$labels  = array_column( $block['attributes'], 'label', 'name' );
	$missing = array();
	foreach ( $block['needs'] as $group ) {
		if ( ! array_intersect( $group, $set ) ) {
			$missing[] = implode( ' ' . __( 'or', 'boardwalk' ) . ' ', array_intersect_key( $labels, array_flip( $group ) ) );
		}
	}
	return $missing;
}
