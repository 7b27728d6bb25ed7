<?php
/**
 * Prints opening hours as tables with empty rows to fill in.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** Prints the week, the exceptions and the seasons. */
function printHours( string $label, string $name, $hours ): void {
	echo '<fieldset class="boardwalk-hours"><legend class="screen-reader-text">' . esc_html( $label ) . '</legend>';
	printWeek( "{$name}[week]", rows( $hours, 'week' ) );
	echo '<p class="description">A day without times is closed. After saving there is an empty row for a second opening of the day.</p>';
	printPart( 'Exceptions', rows( $hours, 'exceptions' ) );
	printExceptions( "{$name}[exceptions]", rows( $hours, 'exceptions' ) );
	echo '</details>';
	printPart( 'Seasons', rows( $hours, 'seasons' ) );
	printSeasons( "{$name}[seasons]", rows( $hours, 'seasons' ) );
	echo '</details>';
	// Servers cut forms that are too long: without this last value the hours are refused, not shortened.
	echo '<input type="hidden" name="' . esc_attr( "{$name}[whole]" ) . '" value="1"></fieldset>';
}

/** Opens a part that can be unfolded without script. */
function printPart( string $title, array $rows ): void {
	echo '<details' . ( $rows ? ' open' : '' ) . '><summary>' . esc_html( $title . ( $rows ? ' (' . count( $rows ) . ')' : '' ) ) . '</summary>';
}

/** Prints the openings of each day and an empty row for one more. */
function printWeek( string $name, array $rows ): void {
	echo '<table><thead><tr><th scope="col">Day</th><th scope="col">Opens</th><th scope="col">Closes</th></tr></thead><tbody>';
	$index = 0;
	foreach ( dayNames() as $day => $dayName ) {
		$ofDay = array_filter(
			$rows,
			static function ( $row ) use ( $day ): bool {
				return (string) $day === textOf( $row, 'day' );
			}
		);
		foreach ( array_merge( $ofDay, array( array() ) ) as $row ) {
			$of = "{$name}[$index]";
			echo '<tr><th scope="row">' . esc_html( $dayName ) . '<input type="hidden" name="' . esc_attr( "{$of}[day]" ) . '" value="' . esc_attr( (string) $day ) . '"></th><td>';
			printCell( 'time', "{$of}[opens]", textOf( $row, 'opens' ), "$dayName opens" );
			echo '</td><td>';
			printCell( 'time', "{$of}[closes]", textOf( $row, 'closes' ), "$dayName closes" );
			echo '</td></tr>';
			++$index;
		}
	}
	echo '</tbody></table>';
}

/** Prints the days that differ from the week, and three empty rows. */
function printExceptions( string $name, array $rows ): void {
	echo '<div class="boardwalk-scroll"><table><thead><tr><th scope="col">Date</th><th scope="col">Closed</th><th scope="col">Opens</th><th scope="col">Closes</th><th scope="col">Note</th></tr></thead><tbody>';
	foreach ( array_merge( $rows, array( array(), array(), array() ) ) as $index => $row ) {
		$of     = "{$name}[$index]";
		$number = 'Exception ' . ( $index + 1 );
		echo '<tr><td>';
		printCell( 'date', "{$of}[date]", textOf( $row, 'date' ), "$number, date" );
		echo '</td><td><input type="checkbox" name="' . esc_attr( "{$of}[isClosed]" ) . '" value="1" aria-label="' . esc_attr( "$number, closed all day" ) . '"' . checked( ! empty( $row['isClosed'] ), true, false ) . '></td><td>';
		printCell( 'time', "{$of}[opens]", textOf( $row, 'opens' ), "$number, opens" );
		echo '</td><td>';
		printCell( 'time', "{$of}[closes]", textOf( $row, 'closes' ), "$number, closes" );
		echo '</td><td>';
		printCell( 'text', "{$of}[note]", textOf( $row, 'note' ), "$number, note" );
		echo '</td></tr>';
	}
	echo '</tbody></table></div>';
}

/** Prints the parts of the year with a week of their own, and an empty one. */
function printSeasons( string $name, array $rows ): void {
	foreach ( array_merge( $rows, array( array() ) ) as $index => $row ) {
		$of     = "{$name}[$index]";
		$number = 'Season ' . ( $index + 1 );
		echo '<fieldset class="boardwalk-season"><legend>' . esc_html( $number ) . '</legend><p>';
		foreach ( array( 'name' => 'Name', 'from' => 'From', 'until' => 'Until' ) as $part => $label ) {
			echo '<label>' . esc_html( $label ) . ' ';
			printCell( 'name' === $part ? 'text' : 'month and day', "{$of}[$part]", textOf( $row, $part ), "$number, $label" );
			echo '</label> ';
		}
		echo '</p>';
		printWeek( "{$of}[week]", rows( $row, 'week' ) );
		echo '</fieldset>';
	}
}

/** Prints one input of a table. */
function printCell( string $type, string $name, string $value, string $label ): void {
	printf(
		'<input type="%1$s" name="%2$s" value="%3$s" aria-label="%4$s"%5$s>',
		esc_attr( in_array( $type, array( 'date', 'time' ), true ) ? inputOf( $type, $value )[0] : 'text' ),
		esc_attr( $name ),
		esc_textarea( $value ),
		esc_attr( $label ),
		'month and day' === $type ? ' placeholder="05-01" size="6"' : ''
	);
}
