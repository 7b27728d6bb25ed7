<?php
/**
 * The pictures of the blocks of figures, hours and dates.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** Makes the picture of the facts for tenants. Every chart is drawn as bars here. */
function previewLeasing( array $settings ): string {
	$tag    = headingInside( $settings );
	$charts = eachOf( listIn( $settings, 'charts' ), static fn( array $chart ): string => barChart( $chart, $tag ) );
	$spaces = eachOf(
		listIn( $settings, 'spaces' ),
		static fn( array $space ): string => element(
			'li',
			'',
			words( 'h2' === $tag ? 'h3' : 'h4', '', $space['name'] ) . words( 'p', '', settingOf( $space, 'text' ) )
			. factList( '', array( __( 'Size', 'boardwalk' ) => settingOf( $space, 'size' ), __( 'Rent', 'boardwalk' ) => settingOf( $space, 'rent' ), __( 'Free from', 'boardwalk' ) => settingOf( $space, 'available' ) ) )
			. ( isset( $space['more'] ) ? words( 'a', '', $space['more']['label'] ) : '' )
		)
	);
	$free = '' === $spaces ? '' : element( 'div', '', words( $tag, 'FreeSpaces_heading', __( 'Free now and soon', 'boardwalk' ) ) . element( 'ul', 'FreeSpaces_spaces', $spaces ) );
	$html = figureList( listIn( $settings, 'figures' ) ) . around( 'div', 'LeasingStatistics_charts', $charts ) . $free
		. actionLink( isset( $settings['contact'] ) ? $settings['contact'] : null, 'primary' );
	return section( $settings, around( 'div', 'LeasingStatistics_parts', $html ), 'field' );
}

/** Makes a chart of bars. */
function barChart( array $chart, string $tag ): string {
	$largest = max( array_column( $chart['bars'], 'value' ) );
	$bars    = eachOf(
		$chart['bars'],
		static fn( array $bar ): string => element(
			'div',
			'Charts_bar',
			words( 'dt', '', $bar['label'] )
			. element(
				'dd',
				'',
				esc_html( trim( numberText( $bar['value'] ) . ' ' . settingOf( $chart, 'unit' ) ) )
				. sprintf( '<svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true"><rect width="100" height="4" class="Charts_track"></rect><rect width="%F" height="4" class="Charts_value"></rect></svg>', $largest > 0 ? 100 * max( 0, $bar['value'] ) / $largest : 0 )
			)
		)
	);
	return element( 'div', 'Charts_chart', words( $tag, 'Charts_title', $chart['title'] ) . element( 'dl', '', $bars ) . words( 'p', 'Charts_source', settingOf( $chart, 'source' ) ) );
}

/** Makes large numbers with their names. */
function figureList( array $figures ): string {
	return around(
		'dl',
		'FigureList_figures',
		eachOf(
			$figures,
			static fn( array $figure ): string => element(
				'div',
				'FigureList_figure',
				words( 'dt', '', $figure['label'] )
				. element( 'dd', 'FigureList_value', esc_html( $figure['value'] ) . ( isset( $figure['unit'] ) ? words( 'span', 'FigureList_unit', ' ' . $figure['unit'] ) : '' ) )
				. ( isset( $figure['progress'] ) ? element( 'dd', '', element( 'progress', 'FigureList_progress', '', array( 'value' => $figure['progress'], 'max' => 1, 'aria-label' => $figure['label'] ) ) ) : '' )
				. around( 'dd', '', trendLine( listIn( $figure, 'trend' ) ) )
				. words( 'dd', 'FigureList_note', isset( $figure['goal'] ) ? /* translators: %s: a goal, such as "80 % by 2030" */ sprintf( __( 'Goal: %s', 'boardwalk' ), $figure['goal'] ) : settingOf( $figure, 'note' ) )
				. words( 'dd', 'FigureList_note', isset( $figure['source'] ) ? /* translators: %s: where a figure comes from */ sprintf( __( 'Source: %s', 'boardwalk' ), $figure['source'] ) : '' )
			)
		)
	);
}

/** Makes a row of small columns with the first and the last value; nothing for fewer than two. */
function trendLine( array $values ): string {
	$count = count( $values );
	if ( $count < 2 ) {
		return '';
	}
	$largest = max( 1e-9, max( array_column( $values, 'value' ) ) );
	$columns = eachOf(
		$values,
		static function ( array $row, int $index ) use ( $count, $largest ): string {
			$length = max( 1.5, 36 * max( 0, $row['value'] ) / $largest );
			return sprintf( '<rect x="%F" y="%F" width="%F" height="%F" rx="1.5"></rect>', 120 / $count * $index + 1, 36 - $length, max( 1, 120 / $count - 2 ), $length );
		}
	);
	$end = static fn( array $row ): string => words( 'span', '', $row['label'] . ': ' . numberText( $row['value'] ) );
	return element( 'svg', 'Charts_trend', $columns, array( 'viewBox' => '0 0 120 36', 'aria-hidden' => 'true' ) ) . element( 'span', 'Charts_ends', $end( $values[0] ) . $end( $values[ $count - 1 ] ) );
}

/** Makes the picture of the ways to the pier. */
function previewGettingHere( array $settings ): string {
	$tag  = headingInside( $settings );
	$ways = eachOf(
		listIn( $settings, 'ways' ),
		static fn( array $way ): string => element(
			'li',
			'Parking_lot',
			words( $tag, '', '' === settingOf( $way, 'title' ) ? wayNames()[ $way['way'] ] : $way['title'] )
			. words( 'p', '', settingOf( $way, 'text' ) )
			. actionLink( isset( $way['more'] ) ? $way['more'] : null, 'text' )
		)
	);
	return section( $settings, around( 'ul', 'Parking_lots', $ways ) );
}

/** Makes the picture of the car parks. */
function previewParking( array $settings ): string {
	$tag  = headingInside( $settings );
	$rate = static fn( array $row ): string => element( 'tr', '', words( 'th', '', $row['label'] ) . element( 'td', '', esc_html( settingOf( $row, 'price' ) ) ) );
	$lots = eachOf(
		listIn( $settings, 'lots' ),
		static fn( array $lot ): string => element(
			'li',
			'Parking_lot',
			words( $tag, '', $lot['name'] ) . words( 'p', '', settingOf( $lot, 'address' ) )
			. around( 'table', 'Parking_rates', around( 'tbody', '', eachOf( listIn( $lot, 'rates' ), $rate ) ) )
			. factList( 'Parking_facts', array( __( 'Spaces', 'boardwalk' ) => settingOf( $lot, 'spaces' ), __( 'Accessible spaces', 'boardwalk' ) => settingOf( $lot, 'accessible' ), __( 'Spaces with a charger', 'boardwalk' ) => settingOf( $lot, 'charging' ), __( 'On foot', 'boardwalk' ) => settingOf( $lot, 'walk' ) ) )
			. words( 'p', 'Parking_note', settingOf( $lot, 'note' ) )
		)
	);
	return section( $settings, around( 'ul', 'Parking_lots', $lots ) );
}

/** Makes the picture of the opening hours. */
function previewSchedule( array $settings ): string {
	$upcoming   = array_values( array_filter( listIn( $settings, 'exceptions' ), static fn( array $row ): bool => $row['date'] >= current_time( 'Y-m-d' ) ) );
	$exceptions = hoursTable( $upcoming, static fn( array $row ): string => dayText( /* translators: a day, in the letters of PHP's date() */ __( 'l, F j, Y', 'boardwalk' ), $row['date'] ) );
	$apart      = '' === $exceptions ? '' : element( 'div', 'Schedule_exceptions', words( headingInside( $settings ), 'Schedule_title', __( 'Days that differ', 'boardwalk' ) ) . $exceptions );
	$rows       = hoursTable( listIn( $settings, 'rows' ), static fn( array $row ): string => $row['days'] );
	return section( $settings, element( 'div', 'Schedule_schedule', $rows . $apart ), 'sand' );
}

/** Makes a table with days on the left, hours on the right; nothing without rows. */
function hoursTable( array $rows, callable $days ): string {
	$line = static fn( array $row ): string => element( 'tr', '', words( 'th', '', $days( $row ) ) . element( 'td', '', esc_html( settingOf( $row, 'hours' ) ) . words( 'span', 'HoursTable_note', settingOf( $row, 'note' ) ) ) );
	return around( 'table', 'HoursTable_hours', around( 'tbody', '', eachOf( $rows, $line ) ) );
}

/** Makes the picture of the goals. */
function previewSustainability( array $settings ): string {
	$source = isset( $settings['source'] ) ? /* translators: %s: where a figure comes from */ sprintf( __( 'Source: %s', 'boardwalk' ), $settings['source'] ) : '';
	return section( $settings, figureList( listIn( $settings, 'figures' ) ) . words( 'p', 'Sustainability_source', $source ), 'sand' );
}

/** Makes the picture of a work in phases. */
function previewTimeline( array $settings ): string {
	$tag = headingInside( $settings );
	return section( $settings, around( 'ol', 'Timeline_phases', eachOf( listIn( $settings, 'phases' ), static fn( array $phase ): string => phase( $phase, $tag ) ) ) );
}

/** Makes one phase. Its state follows from the dates. */
function phase( array $phase, string $tag ): string {
	list( $class, $state ) = stateOf( settingOf( $phase, 'start' ), settingOf( $phase, 'end' ) );
	$period                = '' === $state ? '' : periodOf( settingOf( $phase, 'start' ), settingOf( $phase, 'end' ) );
	return element(
		'li',
		trim( "Timeline_phase $class" ),
		element(
			'div',
			'Timeline_words',
			around( 'p', 'Timeline_when', words( 'span', 'Timeline_state', $state ) . words( 'span', '', $period ) )
			. words( $tag, '', $phase['title'] ) . words( 'p', '', settingOf( $phase, 'text' ) )
			. actionLink( isset( $phase['more'] ) ? $phase['more'] : null, 'text' )
		)
		. picture( idOfPicture( $phase, 'image' ), 'Timeline_picture' )
	);
}

/** Writes the months of a phase, such as "March 2014 – May 2018". */
function periodOf( string $start, string $end ): string {
	if ( '' === $start ) {
		/* translators: %s: a month */
		return sprintf( __( 'Until %s', 'boardwalk' ), dayText( 'F Y', $end ) );
	}
	$from = dayText( 'F Y', $start );
	if ( '' === $end ) {
		/* translators: %s: a month */
		return sprintf( __( 'Since %s', 'boardwalk' ), $from );
	}
	$until = dayText( 'F Y', $end );
	if ( $from === $until ) {
		return $from;
	}
	return ( substr( $start, 0, 4 ) === substr( $end, 0, 4 ) ? dayText( 'F', $start ) : $from ) . " – $until";
}

/** Writes a day such as "2026-12-24". */
function dayText( string $format, string $day ): string {
	return (string) wp_date( $format, ( new \DateTimeImmutable( $day, wp_timezone() ) )->getTimestamp() );
}

/** Tells the class and the name of a phase's state; nothing without a date. */
function stateOf( string $start, string $end ): array {
	$today = current_time( 'Y-m-d' );
	if ( '' === $start . $end ) {
		return array( '', '' );
	}
	if ( '' !== $end && $end < $today ) {
		return array( 'Timeline_done', __( 'Done', 'boardwalk' ) );
	}
	return $start <= $today ? array( 'Timeline_current', __( 'Under way', 'boardwalk' ) ) : array( 'Timeline_planned', __( 'To come', 'boardwalk' ) );
}

/** Reads a list in settings; an empty one where it is missing. */
function listIn( array $settings, string $name ): array {
	return isset( $settings[ $name ] ) ? $settings[ $name ] : array();
}
