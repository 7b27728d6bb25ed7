<?php
/**
 * Prints the dates of an event as a form with empty rows to fill in, without script. The script of the form shows the next dates.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** Prints the rule, its end, the next dates and the days that differ. */
function printDates( string $label, string $name, $dates ): void {
	$words = dateWords();
	$dates = is_array( $dates ) ? $dates : array();
	$part  = static function ( string $one ) use ( $name ): string {
		return "{$name}[$one]";
	};
	echo '<fieldset class="boardwalk-dates" data-dates="' . esc_attr( $name ) . '"><legend class="screen-reader-text">' . esc_html( $label ) . '</legend><p>';
	printLabelled( $words['repeats'], $part( 'repeats' ) );
	printChoice( $words['ways'], $part( 'repeats' ), textOf( $dates, 'repeats' ), '' );
	echo '</p><p>';
	printLabelled( __( 'Every', 'boardwalk' ), $part( 'interval' ) );
	printNumber( $part( 'interval' ), max( 1, wholeOf( $dates, 'interval' ) ) );
	echo ' ' . esc_html__( 'days, weeks or months', 'boardwalk' ) . '</p>';
	foreach ( array( 'weekdays' => dayNames(), 'weeks' => array_column( $words['weekNames'], 1, 0 ) ) as $list => $options ) {
		echo '<p aria-hidden="true">' . esc_html( $words[ $list ] ) . '</p>';
		printChoices( $words[ $list ], $options, $part( $list ), rows( $dates, $list ) );
	}
	echo '<p class="description">' . esc_html__( 'Without a choice: those of the start.', 'boardwalk' ) . '</p><p>';
	printLabelled( $words['until'], $part( 'until' ) );
	printf( '<input type="date" id="%1$s" name="%2$s" value="%3$s"> ', esc_attr( idOf( $part( 'until' ) ) ), esc_attr( $part( 'until' ) ), esc_attr( textOf( $dates, 'until' ) ) );
	printLabelled( $words['count'], $part( 'count' ) );
	printNumber( $part( 'count' ), wholeOf( $dates, 'count' ) );
	echo '</p><div class="boardwalk-next" aria-live="polite" data-title="' . esc_attr( $words['next'] ) . '"></div>';
	printDays( $words, $part( 'days' ), rows( $dates, 'days' ) );
	// Servers cut forms that are too long: without this last value the dates are refused, not shortened.
	echo '<input type="hidden" name="' . esc_attr( $part( 'whole' ) ) . '" value="1"></fieldset>';
}

/** Prints the label of a control. */
function printLabelled( string $label, string $name ): void {
	echo '<label for="' . esc_attr( idOf( $name ) ) . '">' . esc_html( $label ) . '</label> ';
}

/** Prints an input for a whole number; an empty one for 0. */
function printNumber( string $name, int $number ): void {
	printf(
		'<input type="text" inputmode="numeric" class="small-text" id="%1$s" name="%2$s" value="%3$s">',
		esc_attr( idOf( $name ) ),
		esc_attr( $name ),
		esc_attr( 0 === $number ? '' : (string) $number )
	);
}

/** Prints the days that differ, and three empty rows. */
function printDays( array $words, string $name, array $rows ): void {
	printPart( $words['differ'], $rows );
	echo '<div class="boardwalk-scroll"><table>';
	printHead( array( $words['date'], $words['change'], $words['from'], $words['to'], $words['note'] ) );
	foreach ( array_merge( $rows, array( array(), array(), array() ) ) as $index => $row ) {
		$of    = "{$name}[$index]";
		$cell  = static function ( string $type, string $part, string $label ) use ( $of, $row, $words, $index ): void {
			printCell( $type, "{$of}[$part]", textOf( $row, $part ), "{$words['day']} " . ( $index + 1 ) . ", $label" );
		};
		$where = ' aria-label="' . esc_attr( "{$words['day']} " . ( $index + 1 ) . ", {$words['change']}" ) . '"';
		echo '<tr><td>';
		$cell( 'date', 'date', $words['date'] );
		echo '</td><td>';
		printChoice( $words['changes'], "{$of}[change]", $row ? textOf( $row, 'change' ) : 'left-out', $where );
		echo '</td><td>';
		$cell( 'time', 'from', $words['from'] );
		echo '</td><td>';
		$cell( 'time', 'until', $words['to'] );
		echo '</td><td>';
		$cell( 'text', 'note', $words['note'] );
		echo '</td></tr>';
	}
	echo '</tbody></table></div></details>';
}
