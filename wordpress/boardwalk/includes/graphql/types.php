<?php
/**
 * The types of the machine's field, as in wordpress/boardwalk.graphql.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

add_action( 'graphql_register_types', __NAMESPACE__ . '\\registerGraphqlTypes' );

/** Registers the types with WPGraphQL. A type in brackets is a list. */
function registerGraphqlTypes(): void {
	foreach ( graphqlTypes() as $name => $fields ) {
		register_graphql_object_type(
			$name,
			array(
				'description' => graphqlDescriptions()[ $name ],
				'fields'      => array_map( __NAMESPACE__ . '\\graphqlField', $fields ),
			)
		);
	}
}

/** Makes the settings of a field from its type. */
function graphqlField( string $type ): array {
	return array( 'type' => '[' === $type[0] ? array( 'list_of' => trim( $type, '[]' ) ) : $type );
}

/** Lists the fields of each type. */
function graphqlTypes(): array {
	$times = array( 'opens' => 'String', 'closes' => 'String' );
	return array(
		'BoardwalkKind'         => array( 'kind' => 'String', 'connection' => 'String', 'fields' => '[String]' ),
		'BoardwalkConflict'     => array( 'text' => 'String', 'isSettled' => 'Boolean' ),
		'BoardwalkSettings'     => array(
			'name'          => 'String',
			'address'       => 'String',
			'phone'         => 'String',
			'email'         => 'String',
			'directionsUrl' => 'String',
			'latitude'      => 'Float',
			'longitude'     => 'Float',
			'hours'         => 'String',
			'openingHours'  => 'BoardwalkOpeningHours',
			'social'        => '[BoardwalkLink]',
			'notice'        => 'BoardwalkNotice',
		),
		'BoardwalkLink'         => array( 'label' => 'String', 'url' => 'String' ),
		'BoardwalkNotice'       => array( 'text' => 'String', 'url' => 'String', 'until' => 'String' ),
		'BoardwalkOpeningHours' => array( 'week' => '[BoardwalkOpening]', 'exceptions' => '[BoardwalkException]', 'seasons' => '[BoardwalkSeason]' ),
		'BoardwalkOpening'      => array( 'day' => 'Int' ) + $times,
		'BoardwalkException'    => array( 'date' => 'String', 'isClosed' => 'Boolean' ) + $times + array( 'note' => 'String' ),
		'BoardwalkSeason'       => array( 'name' => 'String', 'from' => 'String', 'until' => 'String', 'week' => '[BoardwalkOpening]' ),
		'BoardwalkRedirect'     => array( 'kind' => 'String', 'databaseId' => 'Int', 'slug' => 'String', 'uri' => 'String' ),
		'BoardwalkFocalPoint'   => array( 'x' => 'Float', 'y' => 'Float' ),
		'BoardwalkEventDates'   => array( 'repeats' => 'String', 'interval' => 'Int', 'weekdays' => '[Int]', 'weeks' => '[Int]', 'until' => 'String', 'count' => 'Int', 'days' => '[BoardwalkEventDay]' ),
		'BoardwalkEventDay'     => array( 'date' => 'String', 'change' => 'String', 'from' => 'String', 'until' => 'String', 'note' => 'String' ),
	);
}

/** Says what each type is. */
function graphqlDescriptions(): array {
	return array(
		'BoardwalkKind'         => 'A kind of entry, posts and pages included.',
		'BoardwalkConflict'     => 'A name of the plugin that somebody else has, too.',
		'BoardwalkSettings'     => 'The settings of the pier; null where nothing is filled in.',
		'BoardwalkLink'         => 'A link to a social network.',
		'BoardwalkNotice'       => 'The notice above every page, until a local time of the site.',
		'BoardwalkOpeningHours' => 'Opening hours: the week, days that differ, and parts of the year with a week of their own.',
		'BoardwalkOpening'      => 'One opening: day 1 is Monday, times are "09:00".',
		'BoardwalkException'    => 'One day that differs from the week.',
		'BoardwalkSeason'       => 'A part of the year, from and until month and day, "05-01".',
		'BoardwalkRedirect'     => 'A former address of a public entry.',
		'BoardwalkEventDates'   => 'How an event repeats: list, daily, weekly or monthly, and the days that differ.',
		'BoardwalkEventDay'     => 'A day that is added, left-out, cancelled, sold-out, or has other-times.',
		'BoardwalkFocalPoint'   => 'From 0 at the left and top to 1 at the right and bottom.',
	);
}
