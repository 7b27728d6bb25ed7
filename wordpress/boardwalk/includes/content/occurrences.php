<?php
/**
 * Lists the dates of an event by the rules of the generator (generator/content/occurrences), which a test compares: for the list
 * of events, which is sorted on the server. The forms have the same in assets/occurrences.js.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

const MOST_OCCURRENCES = 400;
/** Two years. */
const MOST_DAYS = 731;
/** A date of more days than this is a mistake: the end was meant as that of the last date. */
const MOST_NIGHTS = 6;
const MOST_YEARS  = 20;

/**
 * Lists the dates of an event on a day of this year, in their order: each with `start`, `end` and `state`. `$stored` has the fields
 * `start`, `end` and `dates` as WordPress stores them.
 */
function occurrencesOf( array $stored, int $thisYear ): array {
	$event = readEventFields( $stored );
	if ( null === $event['start'] || null === $event['dates'] ) {
		return null === $event['start'] ? array() : array( array( 'start' => $event['start'], 'end' => $event['end'], 'state' => '' ) );
	}
	if ( ! isLongRule( $event ) ) {
		return expandIn( $event, null );
	}
	$year  = (int) substr( $event['start'], 0, 4 );
	$found = expandIn( $event, $year );
	while ( $year < $thisYear ) {
		$next = expandIn( $event, $year + 1 );
		if ( ! $next ) {
			break;
		}
		++$year;
		$found = $next;
	}
	return $found;
}

/** Reads a time with seconds; null where it is missing. */
function readMoment( $written ): ?string {
	$text = is_scalar( $written ) ? (string) $written : '';
	return preg_match( '/^[12]\d{3}-\d\d-\d\dT\d\d:\d\d/', $text ) ? substr( "$text:00", 0, 19 ) : null;
}

/** Reads the fields; an end that cannot be that of its start is none. */
function readEventFields( array $stored ): array {
	$start = readMoment( isset( $stored['start'] ) ? $stored['start'] : '' );
	$end   = readMoment( isset( $stored['end'] ) ? $stored['end'] : '' );
	if ( null !== $start && null !== $end && ( $end < $start || (int) substr( $end, 0, 4 ) - (int) substr( $start, 0, 4 ) > MOST_YEARS ) ) {
		$end = null;
	}
	$dates = isset( $stored['dates'] ) && is_array( $stored['dates'] ) && '' !== textOf( $stored['dates'], 'repeats' ) ? checkDates( $stored['dates'] ) : null;
	if ( null === $dates || is_wp_error( $dates ) ) {
		return array( 'start' => $start, 'end' => $end, 'dates' => null );
	}
	$days = array();
	foreach ( $dates['days'] as $day ) {
		$days += array( $day['date'] => $day );
	}
	ksort( $days );
	$dates['days']     = $days;
	$dates['interval'] = $dates['interval'] <= 52 ? $dates['interval'] : 1;
	$dates['until']    = '' === $dates['until'] ? null : $dates['until'];
	$dates['count']    = $dates['count'] > 0 ? min( $dates['count'], MOST_OCCURRENCES ) : null;
	return array( 'start' => $start, 'end' => $end, 'dates' => $dates );
}

/** Counts the days since 1970. PHP of 32 bits has no timestamps beyond 2038. */
function dayNumber( string $day ): int {
	list( $year, $month, $date ) = array_map( 'intval', explode( '-', $day ) );

	$year -= $month <= 2 ? 1 : 0;
	$era   = intdiv( $year, 400 );
	$inEra = $year - $era * 400;
	$ofDay = intdiv( 153 * ( $month + ( $month > 2 ? -3 : 9 ) ) + 2, 5 ) + $date - 1;
	return $era * 146097 + $inEra * 365 + intdiv( $inEra, 4 ) - intdiv( $inEra, 100 ) + $ofDay - 719468;
}

/** Writes the day of a number. */
function dayOfNumber( int $number ): string {
	$number += 719468;
	$era     = intdiv( $number, 146097 );
	$inEra   = $number - $era * 146097;
	$year    = intdiv( $inEra - intdiv( $inEra, 1460 ) + intdiv( $inEra, 36524 ) - intdiv( $inEra, 146096 ), 365 );
	$inYear  = $inEra - ( 365 * $year + intdiv( $year, 4 ) - intdiv( $year, 100 ) );
	$month   = intdiv( 5 * $inYear + 2, 153 );
	$date    = $inYear - intdiv( 153 * $month + 2, 5 ) + 1;
	$month  += $month < 10 ? 3 : -9;
	return sprintf( '%04d-%02d-%02d', $year + $era * 400 + ( $month <= 2 ? 1 : 0 ), $month, $date );
}

/** Returns 1 for a Monday. */
function weekdayOf( int $number ): int {
	return ( $number + 3 ) % 7 + 1;
}

/** Counts the nights from one moment to another. */
function nightsBetween( string $start, string $end ): int {
	return dayNumber( substr( $end, 0, 10 ) ) - dayNumber( substr( $start, 0, 10 ) );
}

/** Returns the times of a date, and how many days it lasts. */
function usualTimes( array $event ): array {
	$from  = substr( $event['start'], 11 );
	$dates = $event['dates'];
	if ( null === $event['end'] || $event['end'] <= $event['start'] ) {
		return array( 'from' => $from, 'until' => null, 'nights' => 0 );
	}
	$until  = substr( $event['end'], 11 );
	$nights = nightsBetween( $event['start'], $event['end'] );
	if ( $nights > 1 || ( 1 === $nights && $until > $from ) ) {
		$hasOwnEnd = 'list' === $dates['repeats'] || null !== $dates['until'] || null !== $dates['count'];
		$isTooLong = ! $hasOwnEnd || 'daily' === $dates['repeats'] || $nights > MOST_NIGHTS;
		$nights    = $isTooLong ? (int) ( $until <= $from ) : $nights;
	}
	return array( 'from' => $from, 'until' => $until, 'nights' => $nights );
}

/** Returns the last day of a rule; null without an end. Without a last day and a count, an end on a later day is the last day. */
function lastDayOf( array $event ): ?string {
	$dates = $event['dates'];
	$end   = $event['end'];
	if ( null !== $dates['until'] || null !== $dates['count'] || null === $end || $end <= $event['start'] ) {
		return $dates['until'];
	}
	$isNight = substr( $end, 11 ) <= substr( $event['start'], 11 );
	$nights  = nightsBetween( $event['start'], $end );
	if ( 0 === $nights || ( 1 === $nights && $isNight ) ) {
		return null;
	}
	// A season until the morning of a day has its last night before it.
	return dayOfNumber( dayNumber( substr( $end, 0, 10 ) ) - (int) $isNight );
}

/** Tells if a rule goes on for more than two years: then the year decides which dates are shown. */
function isLongRule( array $event ): bool {
	if ( 'list' === $event['dates']['repeats'] || null !== $event['dates']['count'] ) {
		return false;
	}
	$last = lastDayOf( $event );
	return null === $last || dayNumber( $last ) > dayNumber( substr( $event['start'], 0, 10 ) ) + MOST_DAYS;
}

/** Lists the days of one step of a rule: a day, a week or a month, in order, as numbers. */
function daysOfStep( array $dates, string $firstDay, int $step ): array {
	$first = dayNumber( $firstDay );
	if ( 'daily' === $dates['repeats'] ) {
		return array( $first + $step );
	}
	$weekdays = $dates['weekdays'] ? $dates['weekdays'] : array( weekdayOf( $first ) );
	$found    = array();
	if ( 'weekly' === $dates['repeats'] ) {
		$monday = $first + 1 - weekdayOf( $first );
		foreach ( $weekdays as $weekday ) {
			$found[] = $monday + $step * 7 + $weekday - 1;
		}
	} else {
		// The 29th is in the last week of its month.
		$week  = (int) ceil( (int) substr( $firstDay, 8 ) / 7 );
		$weeks = $dates['weeks'] ? $dates['weeks'] : array( $week > 4 ? -1 : $week );
		$month = (int) substr( $firstDay, 0, 4 ) * 12 + (int) substr( $firstDay, 5, 2 ) - 1 + $step;
		$begin = dayNumber( sprintf( '%04d-%02d-01', intdiv( $month, 12 ), $month % 12 + 1 ) );
		$end   = dayNumber( sprintf( '%04d-%02d-01', intdiv( $month + 1, 12 ), ( $month + 1 ) % 12 + 1 ) );
		foreach ( $weekdays as $weekday ) {
			$ofMonth = range( $begin + ( $weekday - weekdayOf( $begin ) + 7 ) % 7, $end - 1, 7 );
			foreach ( $weeks as $one ) {
				$index = $one < 0 ? count( $ofMonth ) + $one : $one - 1;
				if ( isset( $ofMonth[ $index ] ) ) {
					$found[] = $ofMonth[ $index ];
				}
			}
		}
	}
	$found = array_unique( $found );
	sort( $found );
	return $found;
}

/** Lists the days of a rule within a window, as texts. */
function expandRule( array $event, string $from, string $to ): array {
	$dates    = $event['dates'];
	$firstDay = substr( $event['start'], 0, 10 );
	$first    = dayNumber( $firstDay );
	$lastDay  = lastDayOf( $event );
	$last     = min( null === $lastDay ? PHP_INT_MAX : dayNumber( $lastDay ), dayNumber( $to ) );
	$least    = dayNumber( $from );
	$most     = dayNumber( '9999-12-31' );
	$found    = array();
	$count    = 0;
	for ( $step = 0; $first - 6 + $step <= $most; $step += $dates['interval'] ) {
		foreach ( daysOfStep( $dates, $firstDay, $step ) as $number ) {
			if ( $number < $first ) {
				continue;
			}
			++$count;
			if ( $number > $last || ( null !== $dates['count'] && $count > $dates['count'] ) || count( $found ) > MOST_OCCURRENCES ) {
				return $found;
			}
			if ( $number >= $least ) {
				$found[] = dayOfNumber( $number );
			}
		}
	}
	return $found;
}

/** Writes the end of a date; null where it is open. */
function endOn( string $date, array $times ): ?string {
	if ( null === $times['until'] ) {
		return null;
	}
	$nights = 0 === $times['nights'] && $times['until'] <= $times['from'] ? 1 : $times['nights'];
	return dayOfNumber( dayNumber( $date ) + $nights ) . 'T' . $times['until'];
}

/** Makes one date, with the state that its day has of its own, and its own times where they count; null where it is left out. */
function occurrenceOn( string $date, ?array $day, array $times, bool $hasOwnTimes ): ?array {
	$change = null === $day ? '' : $day['change'];
	if ( 'left-out' === $change ) {
		return null;
	}
	$isState = 'cancelled' === $change || 'sold-out' === $change;
	if ( null !== $day && $hasOwnTimes ) {
		$times = array(
			'from'   => '' === $day['from'] ? $times['from'] : "{$day['from']}:00",
			'until'  => '' === $day['until'] ? $times['until'] : "{$day['until']}:00",
			'nights' => '' === $day['until'] ? $times['nights'] : 0,
		);
	}
	return array( 'start' => "{$date}T{$times['from']}", 'end' => endOn( $date, $times ), 'state' => $isState ? $change : '' );
}

/** Lists the dates of an event; of a rule that goes on, those of a year and the next. */
function expandIn( array $event, ?int $year ): array {
	$dates    = $event['dates'];
	$times    = usualTimes( $event );
	$firstDay = substr( $event['start'], 0, 10 );
	$regular  = array();
	list( $from, $to ) = array( '0000-00-00', '9999-99-99' );
	if ( 'list' !== $dates['repeats'] ) {
		$from = $firstDay;
		$to   = '9999-12-31';
		if ( null === $dates['count'] ) {
			$from = null === $year ? $firstDay : max( "$year-01-01", $firstDay );
			$to   = null === $year ? dayOfNumber( dayNumber( $firstDay ) + MOST_DAYS ) : ( $year + 1 ) . '-12-31';
		}
		$regular = expandRule( $event, $from, $to );
	}
	// A rule that means no day at all is a mistake: its start is a date.
	if ( ! $regular && null === $year ) {
		$regular = array( $firstDay );
	}
	$found = array();
	foreach ( $regular as $date ) {
		$day     = isset( $dates['days'][ $date ] ) ? $dates['days'][ $date ] : null;
		$found[] = occurrenceOn( $date, $day, $times, null !== $day && ! in_array( $day['change'], array( 'cancelled', 'sold-out' ), true ) );
	}
	foreach ( $dates['days'] as $date => $day ) {
		// Each day of a list is a date, whatever its state.
		$isDate = 'added' === $day['change'] || ( 'list' === $dates['repeats'] && 'left-out' !== $day['change'] );
		if ( $isDate && ! in_array( $date, $regular, true ) && $date >= $from && $date <= $to ) {
			$found[] = occurrenceOn( $date, $day, $times, true );
		}
	}
	$found = array_values( array_filter( $found ) );
	usort(
		$found,
		static function ( array $one, array $other ): int {
			return strcmp( $one['start'], $other['start'] );
		}
	);
	return array_slice( $found, 0, MOST_OCCURRENCES );
}
