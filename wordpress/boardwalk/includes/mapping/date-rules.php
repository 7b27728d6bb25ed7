<?php
/**
 * Finds the form and the zone of dates, and reads them as the generator does.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** ISO 8601, which needs no form. */
const ISO_DATE = '/^\d{4}-?\d{2}-?\d{2}([T ]+\d{2}:?\d{2}(:?\d{2}([.,]\d+)?)?\s*(Z|[+-]\d{2}(:?\d{2})?)?)?$/i';

/** Finds what the setting says of dates: nothing for ISO 8601, or their `format`. Null where they have no form that is known. */
function dateRules( array $values ): ?array {
	if ( ! array_filter( $values, static fn( $value ): bool => ! preg_match( ISO_DATE, trim( (string) $value ) ) ) ) {
		return array_filter( $values, static fn( $value ): bool => ! readDate( $value, array() ) ) ? null : array();
	}
	$moments = array_filter( $values, static fn( $value ): bool => (bool) preg_match( '/^\d{9,10}$/', (string) $value ) );
	if ( count( $moments ) === count( $values ) ) {
		return array( 'format' => 'U' );
	}
	foreach ( dateForms() as $format ) {
		if ( ! array_filter( $values, static fn( $value ): bool => ! readDate( $value, array( 'format' => $format ) ) ) ) {
			return array( 'format' => $format );
		}
	}
	return null;
}

/** Lists forms of dates: those of the site first, then the usual ones, with the order of day and month that the site has. */
function dateForms(): array {
	$own   = (string) get_option( 'date_format' );
	$days  = preg_match( '/[mnFM].*[dj]/', $own ) ? array( 'm/d/Y', 'd/m/Y', 'n/j/Y', 'j/n/Y' ) : array( 'd/m/Y', 'm/d/Y', 'j/n/Y', 'n/j/Y' );
	$days  = array_merge( array( $own ), $days, array( 'd.m.Y', 'j.n.Y', 'd-m-Y', 'Y/m/d', 'F j, Y', 'j. F Y', 'j F Y', 'M j, Y', 'j M Y' ) );
	$forms = array();
	foreach ( $days as $day ) {
		foreach ( array( '', ' ' . get_option( 'time_format' ), ' H:i', ' H:i:s', ' g:i a', ' g:i:s a', ', g:i a', ', H:i' ) as $time ) {
			$forms[] = $day . $time;
		}
	}
	// Letters that the generator does not read.
	return array_filter( $forms, static fn( string $form ): bool => ! preg_match( '/(?<!\\\\)[^\W\dYymnFMdjSlDHGhgisaA_]/', $form ) );
}

/** Tells if dates can be read with day and month exchanged, too. */
function isAmbiguous( array $values, string $format ): bool {
	$other = strtr( $format, 'dmjn', 'mdnj' );
	return $other !== $format && ! preg_match( '/^Y/', $format ) && ! array_filter( $values, static fn( $value ): bool => ! readDate( $value, array( 'format' => $other ) ) );
}

/**
 * Reads a date in its own zone. `isMoment` says that midnight is an hour as any other, `isDay` that it has no time. Null for what is none. `zone` and `time` are
 * those of fields of the entry, if any.
 */
function readDate( $value, array $rules, string $zone = '', string $time = '' ): ?array {
	if ( '' !== $time ) {
		$day   = readDate( $value, $rules, $zone );
		$clock = readClock( $time );
		return $day && $clock ? array( 'date' => $day['date']->setTime( ...$clock ), 'isDay' => false ) + $day : null;
	}
	$text   = trim( (string) $value );
	$format = isset( $rules['format'] ) ? $rules['format'] : '';
	$own    = zoneFrom( '' !== $zone ? $zone : ( isset( $rules['zone'] ) ? $rules['zone'] : '' ) );
	if ( ! $own || strlen( $text ) > 60 ) {
		return null;
	}
	$isUtc = isset( $rules['zone'] );
	if ( 'U' === $format ) {
		return preg_match( '/^\d{9,10}$/', $text ) ? array( 'date' => new \DateTimeImmutable( "@$text" ), 'isDay' => false, 'isMoment' => true ) : null;
	}
	if ( '' === $format ) {
		if ( ! preg_match( ISO_DATE, $text, $parts ) ) {
			return null;
		}
		// An offset of zero says nothing.
		$offset = isset( $parts[4] ) && ! preg_match( '/^(Z|[+-]00(:?00)?)$/i', $parts[4] );
		$plain  = isset( $parts[4] ) && ! $offset ? trim( substr( $text, 0, -strlen( $parts[4] ) ) ) : $text;
		$digits = preg_replace( '/^(\d{4})-?(\d{2})-?(\d{2})/', '$1-$2-$3', $plain );
		$date   = checkdate( (int) substr( $digits, 5, 2 ), (int) substr( $digits, 8, 2 ), (int) substr( $digits, 0, 4 ) ) ? date_create_immutable( $digits, $own ) : false;
		return $date ? array( 'date' => $date->setTimezone( $own ), 'isDay' => empty( $parts[1] ), 'isMoment' => $isUtc ) : null;
	}
	$date = \DateTimeImmutable::createFromFormat( '!' . $format, inEnglish( $text ), $own );
	$bad  = \DateTimeImmutable::getLastErrors();
	return $date && ( ! $bad || 0 === $bad['warning_count'] + $bad['error_count'] ) ? array( 'date' => $date, 'isDay' => ! preg_match( '/[HGhg]/', $format ), 'isMoment' => $isUtc ) : null;
}

/** Reads a time of one of the forms of timeRules() as hours and minutes; null for what is none. */
function readClock( string $time ): ?array {
	if ( ! preg_match( '/^(\d{1,2})[:.](\d{2})(?::\d{2})?\s*([ap]?)/i', trim( $time ), $parts ) ) {
		return null;
	}
	return array( '' === $parts[3] ? (int) $parts[1] : (int) $parts[1] % 12 + ( 'p' === strtolower( $parts[3] ) ? 12 : 0 ), (int) $parts[2] );
}

/** Writes the months of the language in English, as PHP reads them. */
function inEnglish( string $text ): string {
	global $wp_locale;
	$months = array();
	foreach ( array_values( $wp_locale->month ) as $index => $name ) {
		$months[ $name ] = gmdate( 'F', gmmktime( 0, 0, 0, $index + 1, 1, 2001 ) );
	}
	return strtr( $text, $months );
}

/** Reads a zone as plugins write it; the site's for none. */
function zoneFrom( string $name ): ?\DateTimeZone {
	if ( '' === $name ) {
		return wp_timezone();
	}
	if ( preg_match( '/^UTC([+-])(\d{1,2})(?:([.:])(\d{1,2}))?$/', $name, $parts ) ) {
		$minutes = isset( $parts[4] ) ? ( ':' === $parts[3] ? (int) $parts[4] : (int) round( 60 * (float) "0.$parts[4]" ) ) : 0;
		return new \DateTimeZone( sprintf( '%s%02d:%02d', $parts[1], $parts[2], $minutes ) );
	}
	return in_array( $name, timezone_identifiers_list( \DateTimeZone::ALL_WITH_BC ), true ) ? new \DateTimeZone( $name ) : null;
}

/** Writes start and end as they would be read, in the zone of the site. Whole days stay on their day. */
function mappedDateWords( ?array $start, ?array $end, bool $isEnd ): string {
	$date = $isEnd ? $end : $start;
	if ( ! $date ) {
		return '';
	}
	$isEdge = static fn( ?array $one, string $times ): bool => ! $one || $one['isDay'] || ( ! $one['isMoment'] && preg_match( $times, $one['date']->format( 'H:i' ) ) );
	$day    = 'D, ' . get_option( 'date_format' );
	if ( $date['isDay'] || ( $isEdge( $start, '/^00:00$/' ) && $isEdge( $end, '/^(00:00|23:59)$/' ) ) ) {
		/* translators: %s: a date */
		return sprintf( __( '%s, all day', 'boardwalk' ), wp_date( $day, $date['date']->getTimestamp(), $date['date']->getTimezone() ) );
	}
	return wp_date( "$day, " . get_option( 'time_format' ), $date['date']->getTimestamp() );
}
