<?php
/**
 * Tells if the values of a field are of the sort that a kind needs, and what the setting `mapping` says of them.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** Returns what the setting says besides the path; null where the values do not fit. */
function fitRules( string $sort, array $values, array $facts ): ?array {
	$all     = static fn( callable $fits ): ?array => count( array_filter( $values, $fits ) ) === count( $values ) ? array() : null;
	$isField = '' === $facts['of'];
	switch ( $sort ) {
		case 'date':
			$rules = $isField && 'boolean' !== $facts['type'] ? dateRules( $values ) : null;
			return null === $rules ? null : $rules + timeFieldRules( $values, $rules, $facts ) + zoneRules( $rules, $facts );
		case 'time':
			return $isField ? timeRules( $values ) : null;
		case 'money':
			return $isField && 'boolean' !== $facts['type'] && null !== $all( static fn( $value ): bool => strlen( (string) $value ) < 100 ) ? currencyRules( $values ) : null;
		case 'flag':
			return $all( static fn( $value ): bool => is_bool( $value ) || preg_match( '/^(0|1|yes|no|true|false|on|off)$/i', (string) $value ) );
		case 'url':
			return $all( static fn( $value ): bool => (bool) preg_match( '#^https?://#', (string) $value ) );
		case 'number':
			return $all( 'is_numeric' );
		case 'picture':
			return 'MediaItem' === $facts['of'] && ! array_filter( array_keys( $facts['entries'] ), 'has_post_thumbnail' ) ? array() : null;
		case 'place':
			return $facts['place'] ? $all( static fn( $value ): bool => is_int( $value ) && get_post_type( $value ) === $facts['place']->name ) : null;
		case 'html':
			$own = array_sum( array_map( static fn( int $id ): int => strlen( (string) get_post_field( 'post_content', $id ) ), array_keys( $facts['entries'] ) ) );
			return $isField && 'string' === $facts['type'] && array_sum( array_map( 'strlen', $values ) ) > $own ? array() : null;
		default:
			return 'boolean' !== $facts['type'] && ! preg_match( '/\.databaseId$/', $facts['path'] ) ? $all( static fn( $value ): bool => ! is_bool( $value ) && ! is_numeric( $value ) ) : null;
	}
}

/** Finds the field with the time of dates that are days alone, beside them or among the entry's own. `isEnd` in the facts says of which date. */
function timeFieldRules( array $values, array $rules, array $facts ): array {
	$isDay = static fn( $value ): bool => '00:00' === readDate( $value, $rules )['date']->format( 'H:i' );
	if ( ( isset( $rules['format'] ) && preg_match( '/[HGhgU]/', $rules['format'] ) ) || count( array_filter( $values, $isDay ) ) < count( $values ) ) {
		return array();
	}
	$best  = 0;
	$found = array();
	foreach ( fieldsBeside( $facts ) as $path => $times ) {
		$score = timeScore( $path, $facts['isEnd'] );
		$form  = $times && $score > $best ? timeRules( $times ) : null;
		if ( null !== $form ) {
			$best  = $score;
			$found = array( 'timeField' => $path ) + ( $form ? array( 'timeFormat' => $form['format'] ) : array() );
		}
	}
	return $found;
}

/** Tells how well the name of a field fits the time of a start or an end; 0 where it does not. */
function timeScore( string $path, bool $isEnd ): int {
	$hints = fieldHints( 'event' );
	$own   = $hints[ $isEnd ? 'endDate' : 'startDate' ];
	if ( nameScore( $path, array( 'time', $own[1] ) ) > 0 ) {
		return 2;
	}
	$isOther = nameScore( $path, $hints['endDate'] ) > 0 || nameScore( $path, $hints['doors'] ) > 0;
	return ! $isEnd && ! $isOther && preg_match( '/(time|zeit|beginn|hour)s?$/', wordsIn( $path ) ) ? 1 : 0;
}

/** Lists the values of the fields in the group of a field and of those of the entry itself, by their paths. */
function fieldsBeside( array $facts ): array {
	$group  = substr( $facts['path'], 0, (int) strrpos( $facts['path'], '.' ) );
	$beside = array();
	foreach ( array_keys( $facts['offered'] ) as $path ) {
		if ( in_array( substr( $path, 0, (int) strrpos( $path, '.' ) ), array( $group, '' ), true ) ) {
			$beside[ $path ] = array_merge( ...array_values( array_column( $facts['entries'], $path ) ) );
		}
	}
	return $beside;
}

/** Finds the zone of dates: a field that names it beside them or among the entry's own, or UTC by their name. */
function zoneRules( array $rules, array $facts ): array {
	if ( isset( $rules['format'] ) && 'U' === $rules['format'] ) {
		return array();
	}
	if ( preg_match( '/\b(utc|gmt)\b/', wordsIn( $facts['path'] ) ) ) {
		return array( 'zone' => 'UTC' );
	}
	foreach ( fieldsBeside( $facts ) as $path => $names ) {
		if ( $names && preg_match( '/\b(time ?zone|tz)\b/', wordsIn( $path ) ) && ! array_filter( $names, static fn( $name ): bool => ! zoneFrom( (string) $name ) ) ) {
			return array( 'zoneField' => $path );
		}
	}
	return array();
}

/** Finds the form of times; 18:30 needs none. */
function timeRules( array $values ): ?array {
	foreach ( array( '' => '/^\d{1,2}:\d{2}(:\d{2})?$/', 'g:i a' => '/^\d{1,2}:\d{2}\s[ap]\.?m\.?$/i', 'g:ia' => '/^\d{1,2}:\d{2}[ap]m$/i', 'G.i' => '/^\d{1,2}\.\d{2}$/' ) as $format => $pattern ) {
		if ( ! array_filter( $values, static fn( $value ): bool => ! preg_match( $pattern, trim( (string) $value ) ) ) ) {
			return '' === $format ? array() : array( 'format' => $format );
		}
	}
	return null;
}

/** Names the currency of amounts that have none, by the language of the site. */
function currencyRules( array $values ): array {
	$isBare = array_filter( $values, static fn( $value ): bool => (bool) preg_match( '/^\d+([.,]\d+)?$/', trim( (string) $value ) ) );
	$places = array( '/^en_GB/' => array( 'before' => '£' ), '/^en_(US|CA|AU|NZ)/' => array( 'before' => '$' ), '/_CH/' => array( 'before' => 'CHF ' ), '/^(de|fr|it|es|nl|fi|el|pt_PT)(_|$)/' => array( 'after' => ' €' ) );
	foreach ( $isBare ? $places : array() as $pattern => $rules ) {
		if ( preg_match( $pattern, get_locale() ) ) {
			return $rules;
		}
	}
	return array();
}
