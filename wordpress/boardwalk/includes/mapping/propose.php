<?php
/**
 * Proposes the setting `mapping` from what the post types of other plugins offer to WPGraphQL. Nothing is stored.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** So many types are looked at, so many fields of one are asked for, and so many seconds WPGraphQL may take. */
const MOST_TYPES   = 60;
const MOST_ASKED   = 60;
const MOST_SECONDS = 10;

/**
 * Proposes a mapping. `kinds` has a proposal for each kind that was found: its `type`, `list`, `fields` and `entries`, the ids of the entries with their values.
 * `left` are the other types, each with its label and the reason.
 */
function proposeMapping(): array {
	return asVisitor(
		static function (): array {
			// WPGraphQL makes its schema for a request.
			graphql( array( 'query' => '{ __typename }' ) );
			$schema   = \WPGraphQL::get_schema();
			$deadline = microtime( true ) + MOST_SECONDS;
			$proposal = array( 'kinds' => array(), 'left' => array() );
			foreach ( candidates( $proposal['left'] ) as $type ) {
				$kind  = kindByName( $type );
				$place = isset( $proposal['kinds']['location'] ) ? $proposal['kinds']['location']['type'] : null;
				$own   = proposeType( array( 'type' => $type, 'kind' => $kind, 'place' => $place, 'schema' => $schema, 'deadline' => $deadline ) );
				if ( '' !== $own['reason'] ) {
					$proposal['left'][ $type->name ] = array( $type->label, $own['reason'] );
					continue;
				}
				$other = isset( $proposal['kinds'][ $own['kind'] ] ) ? $proposal['kinds'][ $own['kind'] ] : null;
				$loser = $other && count( $other['fields'] ) >= count( $own['fields'] ) ? $own : $other;
				if ( $loser !== $own ) {
					$proposal['kinds'][ $own['kind'] ] = $own;
				}
				if ( $loser ) {
					/* translators: %s: the name of a kind, such as "Event" */
					$proposal['left'][ $loser['type']->name ] = array( $loser['type']->label, sprintf( __( 'Another type fits the kind "%s" better, and a kind has one list.', 'boardwalk' ), kindText( kinds()[ $own['kind'] ]['labels'][0] ) ) );
				}
			}
			return $proposal;
		}
	);
}

/** Lists the types of others that WPGraphQL shows, locations first, since events refer to them. Adds those to `left` that it does not show. */
function candidates( array &$left ): array {
	$shown = array();
	$order = array_flip( array_merge( array_keys( kindHints() ), array( '' ) ) );
	foreach ( get_post_types( array( '_builtin' => false ), 'objects' ) as $type ) {
		$kind = kindByName( $type );
		if ( '' !== kindOf( $type->name ) ) {
			continue;
		}
		if ( ! empty( $type->show_in_graphql ) && '' !== valueIn( $type, 'graphql_plural_name' ) ) {
			$shown[ sprintf( '%d %s', $order[ $kind ], $type->name ) ] = $type;
		} elseif ( '' !== $kind && $type->show_ui && count( $left ) < MOST_TYPES ) {
			$left[ $type->name ] = array( $type->label, __( 'It is not shown in GraphQL: its plugin has a setting or an addition for that, or a line of code does it.', 'boardwalk' ) );
		}
	}
	ksort( $shown, SORT_NATURAL );
	return array_slice( $shown, 0, MOST_TYPES );
}

/** Proposes the mapping of one type, or says in `reason` why there is none. */
function proposeType( array $asked ): array {
	$type   = $asked['type'];
	$found  = array( 'type' => $type, 'kind' => '' === $asked['kind'] ? 'event' : $asked['kind'], 'list' => lcfirst( $type->graphql_plural_name ), 'fields' => array(), 'entries' => array(), 'reason' => '' );
	$object = $asked['schema']->getType( ucfirst( $type->graphql_single_name ) );
	$place  = $asked['place'] ? ucfirst( $asked['place']->graphql_single_name ) : '';
	if ( ! $object || ! method_exists( $object, 'getFields' ) || ! $asked['schema']->getQueryType()->hasField( $found['list'] ) ) {
		return array( 'reason' => __( 'WPGraphQL has no list of its entries.', 'boardwalk' ) ) + $found;
	}
	$offered = offeredFields( $object, $place );
	$hints   = fieldHints( $found['kind'] );
	$scores  = array();
	foreach ( array_keys( $offered ) as $path ) {
		$scores[ $path ] = max( array_map( static fn( array $hint ): int => nameScore( $path, $hint ), $hints ) + array( 0 ) );
		$scores[ $path ] = preg_match( '/\b(time ?zone|tz)\b|(time|zeit)s?$/', wordsIn( $path ) ) ? 4 : $scores[ $path ];
	}
	if ( '' === $asked['kind'] && ! array_filter( array_keys( $offered ), static fn( string $path ): bool => nameScore( $path, $hints['startDate'] ) > 2 ) ) {
		return array( 'reason' => __( 'Neither its name nor its fields look like those of a kind.', 'boardwalk' ) ) + $found;
	}
	$paths = array_keys( $scores );
	// Stable in PHP 7.4, too.
	array_multisort( array_values( $scores ), SORT_DESC, range( 1, count( $paths ) ), SORT_ASC, $paths );
	$paths = array_slice( $paths, 0, MOST_ASKED );
	$ids   = array_map( 'intval', wp_list_pluck( newestEntries( $type->name ), 'ID' ) );
	if ( ! $ids || ! $paths ) {
		return array( 'reason' => $ids ? __( 'WPGraphQL shows no fields of it besides those of WordPress.', 'boardwalk' ) : __( 'It has no published entry to look at.', 'boardwalk' ) ) + $found;
	}
	$answer           = valuesOf( $ids, $paths, $found['list'], $asked['deadline'] );
	$found['entries'] = array_intersect_key( array_replace( array_flip( $ids ), $answer['values'] ), $answer['values'] );
	if ( ! $found['entries'] ) {
		return array( 'reason' => '' === $answer['error'] ? __( 'WPGraphQL shows none of its newest entries to visitors.', 'boardwalk' ) : /* translators: %s: an error of WPGraphQL, in English */ sprintf( __( 'WPGraphQL answered with an error: %s', 'boardwalk' ), wp_html_excerpt( $answer['error'], 200, '…' ) ) ) + $found;
	}
	$found['fields'] = guessFields( $hints, array_intersect_key( $offered, array_flip( $paths ) ), $found['entries'], $asked['place'] );
	if ( 'event' === $found['kind'] && ! isset( $found['fields']['startDate'] ) ) {
		return array( 'reason' => __( 'None of its fields has a date of a form that is known: name it by hand.', 'boardwalk' ) ) + $found;
	}
	return $found;
}

/** Finds the field of each hint: by its name, and by the values that it has. */
function guessFields( array $hints, array $offered, array $entries, ?\WP_Post_Type $place ): array {
	$fields = array();
	foreach ( $hints as $name => $hint ) {
		$best = 0;
		foreach ( $offered as $path => $facts ) {
			$score  = nameScore( $path, $hint );
			$values = array_merge( ...array_values( array_column( $entries, $path ) ) );
			if ( 0 === $score && 'startDate' === $name && 'string' === $facts['type'] && ! preg_match( '/\b(modified|created|updated|deadline|sales?|ends?|end|ende|bis)\b/', wordsIn( $path ) ) ) {
				$score = .5;
			}
			// Nothing that dates have besides their names counts more than these.
			if ( 0 === $score || $score + .5 <= $best ) {
				continue;
			}
			$rules = $values ? fitRules( $hint[0], $values, array( 'path' => $path, 'isEnd' => 'endDate' === $name, 'entries' => $entries, 'offered' => $offered, 'place' => $place ) + $facts ) : null;
			if ( null === $rules ) {
				continue;
			}
			$score += 'date' === $hint[0] ? dateScore( $path, $values, $rules ) : 0;
			if ( $score > $best ) {
				$best            = $score;
				$fields[ $name ] = array( 'path' => $path ) + $rules;
			}
		}
	}
	return $fields + endOfDay( $fields, $offered, $entries );
}

/** Tells how much a field says of a date: a time of its own is what people typed, a day alone says the least. */
function dateScore( string $path, array $values, array $rules ): float {
	$isLocal = preg_match( '/\blocal\b/', wordsIn( $path ) ) ? .05 : 0;
	$hasTime = array_filter( $values, static fn( $value ): bool => '00:00' !== readDate( $value, $rules )['date']->format( 'H:i' ) );
	return $isLocal + ( isset( $rules['timeField'] ) ? .4 : ( $hasTime ? .3 : 0 ) );
}

/** Finds the end of events that have one day and two times. */
function endOfDay( array $fields, array $offered, array $entries ): array {
	if ( ! isset( $fields['startDate']['timeField'] ) ) {
		return array();
	}
	$start  = $fields['startDate'];
	$days   = array_merge( ...array_values( array_column( $entries, $start['path'] ) ) );
	$format = array_intersect_key( $start, array( 'format' => 0 ) );
	$time   = timeFieldRules( $days, $format, array( 'path' => $start['path'], 'isEnd' => true, 'entries' => $entries, 'offered' => $offered ) );
	return $time ? array( 'endDate' => array_diff_key( $start, array( 'timeField' => 0, 'timeFormat' => 0 ) ) + $time ) : array();
}
