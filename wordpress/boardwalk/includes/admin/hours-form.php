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
	echo '<p class="description">' . esc_html__( 'A day without times is closed. After saving there is an empty row for a second opening of the day.', 'boardwalk' ) . '</p>';
	printPart( __( 'Exceptions', 'boardwalk' ), rows( $hours, 'exceptions' ) );
	printExceptions( "{$name}[exceptions]", rows( $hours, 'exceptions' ) );
	echo '</details>';
	printPart( __( 'Seasons', 'boardwalk' ), rows( $hours, 'seasons' ) );
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
	echo '<table>';
	printHead( array( __( 'Day', 'boardwalk' ), __( 'Opens', 'boardwalk' ), __( 'Closes', 'boardwalk' ) ) );
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
			printCell( 'time', "{$of}[opens]", textOf( $row, 'opens' ), /* translators: %s: a day of the week */ sprintf( __( '%s opens', 'boardwalk' ), $dayName ) );
			echo '</td><td>';
			printCell( 'time', "{$of}[closes]", textOf( $row, 'closes' ), /* translators: %s: a day of the week */ sprintf( __( '%s closes', 'boardwalk' ), $dayName ) );
			echo '</td></tr>';
			++$index;
		}
	}
	echo '</tbody></table>';
}

/** Prints the days that differ from the week, and three empty rows. */
function printExceptions( string $name, array $rows ): void {
	echo '<div class="boardwalk-scroll"><table>';
	printHead( array( __( 'Date', 'boardwalk' ), __( 'Closed', 'boardwalk' ), __( 'Opens', 'boardwalk' ), __( 'Closes', 'boardwalk' ), __( 'Note', 'boardwalk' ) ) );
	foreach ( array_merge( $rows, array( array(), array(), array() ) ) as $index => $row ) {
		$of     = "{$name}[$index]";
		/* translators: %d: the number of a row */
		$number = sprintf( __( 'Exception %d', 'boardwalk' ), $index + 1 );
		echo '<tr><td>';
		printCell( 'date', "{$of}[date]", textOf( $row, 'date' ), "$number, " . __( 'date', 'boardwalk' ) );
		echo '</td><td><input type="checkbox" name="' . esc_attr( "{$of}[isClosed]" ) . '" value="1" aria-label="' . esc_attr( "$number, " . __( 'closed all day', 'boardwalk' ) ) . '"' . checked( ! empty( $row['isClosed'] ), true, false ) . '></td><td>';
		printCell( 'time', "{$of}[opens]", textOf( $row, 'opens' ), "$number, " . __( 'opens', 'boardwalk' ) );
		echo '</td><td>';
		printCell( 'time', "{$of}[closes]", textOf( $row, 'closes' ), "$number, " . __( 'closes', 'boardwalk' ) );
		echo '</td><td>';
		printCell( 'text', "{$of}[note]", textOf( $row, 'note' ), "$number, " . __( 'note', 'boardwalk' ) );
		echo '</td></tr>';
	}
	echo '</tbody></table></div>';
}

/** Prints the parts of the year with a week of their own, and an empty one. */
function printSeasons( string $name, array $rows ): void {
	foreach ( array_merge( $rows, array( array() ) ) as $index => $row ) {
		$of     = "{$name}[$index]";
		/* translators: %d: the number of a row */
		$number = sprintf( __( 'Season %d', 'boardwalk' ), $index + 1 );
		echo '<fieldset class="boardwalk-season"><legend>' . esc_html( $number ) . '</legend><p>';
		foreach ( array( 'name' => __( 'Name', 'boardwalk' ), 'from' => __( 'From', 'boardwalk' ), 'until' => __( 'Until', 'boardwalk' ) ) as $part => $label ) {
			echo '<label>' . esc_html( $label ) . ' ';
			printCell( 'name' === $part ? 'text' : 'month and day', "{$of}[$part]", textOf( $row, $part ), "$number, $label" );
			echo '</label> ';
		}
		echo '</p>';
		printWeek( "{$of}[week]", rows( $row, 'week' ) );
		echo '</fieldset>';
	}
}

/** Prints the titles of the columns of a table, and opens its body. */
function printHead( array $titles ): void {
	echo '<thead><tr>';
	foreach ( $titles as $title ) {
		echo '<th scope="col">' . esc_html( $title ) . '</th>';
	}
	echo '</tr></thead><tbody>';
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
