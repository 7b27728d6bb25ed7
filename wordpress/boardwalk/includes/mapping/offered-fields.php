<?php
/**
 * Lists what the entries of a type offer in WPGraphQL, as paths of the setting `mapping`.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** Schemas may be endless: so many fields of a type are looked at, and so many steps of a path. */
const MOST_FIELDS = 2000;
const MOST_STEPS  = 5;

/**
 * Lists the values below a type of the schema by their paths, the nearest first: the name of their GraphQL type in lower case, and in `of` the type of the entry or file that
 * a path refers to. `placeType` is the type of locations: it is meant where a reference may be of any type.
 */
function offeredFields( object $type, string $placeType ): array {
	$found = array();
	$queue = array( array( $type, array() ) );
	$known = coreFields( $type );
	$seen  = 0;
	while ( $queue && $seen < MOST_FIELDS ) {
		list( $owner, $steps ) = array_shift( $queue );
		foreach ( $owner->getFields() as $name => $field ) {
			if ( ++$seen > MOST_FIELDS ) {
				break;
			}
			if ( ( ! $steps && in_array( $name, $known, true ) ) || needsArguments( $field ) ) {
				continue;
			}
			$value = \GraphQL\Type\Definition\Type::getNamedType( $field->getType() );
			$path  = array_merge( $steps, array( $name ) );
			if ( $value instanceof \GraphQL\Type\Definition\LeafType ) {
				$found[ implode( '.', $path ) ] = array( 'type' => strtolower( $value->name ), 'of' => '' );
			} elseif ( isReference( $value ) ) {
				$found += referenceFields( $value, implode( '.', $path ), $placeType );
			} elseif ( isGroup( $value ) && count( $path ) < MOST_STEPS ) {
				$queue[] = array( $value, $path );
			}
		}
	}
	return $found;
}

/** Lists the fields that WordPress itself gives to every type: those of WPGraphQL's interfaces. */
function coreFields( object $type ): array {
	$names = array();
	foreach ( $type->getInterfaces() as $interface ) {
		if ( preg_match( '/^(Node(With\w+)?|(Hierarchical)?(ContentNode|Node)|DatabaseIdentifier|MenuItemLinkable|Previewable|UniformResourceIdentifiable)$/', $interface->name ) ) {
			$names = array_merge( $names, array_keys( $interface->getFields() ) );
		}
	}
	return $names;
}

function needsArguments( object $field ): bool {
	foreach ( $field->args as $argument ) {
		if ( $argument->isRequired() ) {
			return true;
		}
	}
	return false;
}

/** Tells if a type is an entry or a file of the library. */
function isReference( object $type ): bool {
	return 'ContentNode' === $type->name || implementsType( $type, 'contentnode' );
}

/** Tells if fields of a type are fields of the entry: a group, or the way to what it refers to. Users, terms and the like are not. */
function isGroup( object $type ): bool {
	return $type instanceof \GraphQL\Type\Definition\ObjectType && ! implementsType( $type, 'node' ) && 'WPPageInfo' !== $type->name;
}

/** Tells if a type has an interface, whose name is in lower case. */
function implementsType( object $type, string $interface ): bool {
	return method_exists( $type, 'getInterfaces' ) && in_array( $interface, array_map( 'strtolower', array_column( $type->getInterfaces(), 'name' ) ), true );
}

/** Lists the id of what is referred to, and its title. */
function referenceFields( object $type, string $path, string $placeType ): array {
	$found = array( "$path.databaseId" => array( 'type' => 'int', 'of' => $type->name ) );
	if ( $type->hasField( 'title' ) ) {
		$found[ "$path.title" ] = array( 'type' => 'string', 'of' => $type->name );
	} elseif ( '' !== $placeType ) {
		$found[ "$path.$placeType.title" ] = array( 'type' => 'string', 'of' => $placeType );
	}
	return $found;
}
