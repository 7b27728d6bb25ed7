<?php
/**
 * The blocks of figures, hours and dates.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** Lists the blocks for tenants, car parks, hours, goals and works. */
function factBlocks(): array {
	return array( 'leasing-statistics' => leasingBlock(), 'getting-here' => gettingHereBlock(), 'parking' => parkingBlock(), 'schedule' => scheduleBlock() ) + progressBlocks();
}

/** Makes the row of the facts for tenants. */
function leasingBlock(): array {
	return block(
		'Leasing statistics',
		'Figures, charts and free spaces for tenants.',
		'chart-bar',
		array( array( 'text', 'figures', 'charts', 'spaces', 'contact' ) ),
		array(
			headingAttribute(),
			attribute( 'text', 'lines', 'Text' ),
			rowsOf(
				'figures',
				'Figures',
				'Figure',
				array(
					requiredColumn( 'value', 'text', 'Value', 'Such as "2.1 million".' ),
					requiredColumn( 'label', 'text', 'What it is' ),
					attribute( 'note', 'text', 'Note' ),
				)
			),
			rowsOf(
				'charts',
				'Charts',
				'Chart',
				array(
					requiredColumn( 'title', 'text', 'Title' ),
					attribute( 'type', 'select', 'Type', '', array( 'choices' => array( 'bars' => 'Bars', 'columns' => 'Columns', 'line' => 'Line', 'donut' => 'Ring' ) ) ),
					attribute( 'unit', 'text', 'Unit' ),
					attribute( 'source', 'text', 'Source' ),
					valueRows( 'bars', 'Values', true ),
				)
			),
			rowsOf(
				'spaces',
				'Free spaces',
				'Space',
				array(
					requiredColumn( 'name', 'text', 'Name' ),
					attribute( 'text', 'lines', 'Text' ),
					attribute( 'size', 'text', 'Size' ),
					attribute( 'rent', 'text', 'Rent' ),
					attribute( 'available', 'text', 'Free from' ),
					attribute( 'more', 'link', 'Link' ),
				)
			),
			attribute( 'contact', 'link', 'Contact' ),
		),
		array( 'page', 'experience', 'post' )
	);
}

/** Makes the row of the ways to the pier. */
function gettingHereBlock(): array {
	return block(
		'Getting here',
		'Ways to the pier, with directions in the map application of the visitor.',
		'location-alt',
		array( array( 'text', 'ways' ) ),
		array(
			headingAttribute(),
			attribute( 'text', 'lines', 'Text' ),
			rowsOf(
				'ways',
				'Ways',
				'Way',
				array(
					requiredColumn( 'way', 'select', 'By', '', array( 'choices' => wayNames() ) ),
					attribute( 'title', 'text', 'Name', 'Such as "By tram".' ),
					attribute( 'text', 'lines', 'Text' ),
					attribute( 'to', 'text', 'Leads to', 'An address, when this way does not end at the pier: that of a car park.' ),
					attribute( 'more', 'link', 'Link', 'Such as a timetable.' ),
				)
			),
		),
		array( 'page', 'experience', 'event', 'location' )
	);
}

/** Names the ways to the pier, as the site does. */
function wayNames(): array {
	return array( 'foot' => 'On foot', 'bicycle' => 'By bicycle', 'transit' => 'By public transport', 'ferry' => 'By ferry', 'car' => 'By car' );
}

/** Makes the row of the car parks. */
function parkingBlock(): array {
	return block(
		'Parking',
		'Car parks with their rates.',
		'car',
		array( array( 'text', 'lots' ) ),
		array(
			headingAttribute(),
			attribute( 'text', 'lines', 'Text' ),
			rowsOf(
				'lots',
				'Car parks',
				'Car park',
				array(
					requiredColumn( 'name', 'text', 'Name' ),
					attribute( 'address', 'text', 'Address' ),
					attribute( 'spaces', 'integer', 'Spaces', '', array( 'range' => array( 0, 1000000 ) ) ),
					rowsOf( 'rates', 'Rates', 'Rate', array( requiredColumn( 'label', 'text', 'For' ), attribute( 'price', 'text', 'Price' ) ) ),
					attribute( 'note', 'text', 'Note' ),
					attribute( 'walk', 'text', 'On foot', 'Such as "2 minutes".' ),
				)
			),
		),
		array( 'page', 'experience', 'event', 'location' )
	);
}

/** Makes the row of the opening hours. */
function scheduleBlock(): array {
	return block(
		'Schedule',
		'Opening hours, and days that differ.',
		'clock',
		array( array( 'rows', 'exceptions' ) ),
		array(
			headingAttribute(),
			rowsOf(
				'rows',
				'Usual days',
				'Line',
				array(
					requiredColumn( 'days', 'text', 'Days', 'Such as "Monday to Friday".' ),
					attribute( 'hours', 'text', 'Hours' ),
					attribute( 'note', 'text', 'Note' ),
				)
			),
			rowsOf(
				'exceptions',
				'Days that differ',
				'Day',
				array(
					requiredColumn( 'date', 'date', 'Date', 'It is shown until it is over.' ),
					attribute( 'hours', 'text', 'Hours' ),
					attribute( 'note', 'text', 'Note' ),
				)
			),
		),
		array( 'page', 'experience', 'event', 'location' )
	);
}

/** Makes the rows of the goals and of the works. */
function progressBlocks(): array {
	return array(
		'sustainability' => block(
			'Sustainability',
			'Figures with their goals and trends.',
			'palmtree',
			array( array( 'text', 'figures' ) ),
			array(
				headingAttribute(),
				attribute( 'text', 'lines', 'Text' ),
				rowsOf(
					'figures',
					'Figures',
					'Figure',
					array(
						requiredColumn( 'value', 'text', 'Value' ),
						attribute( 'unit', 'text', 'Unit' ),
						requiredColumn( 'label', 'text', 'What it is' ),
						attribute( 'progress', 'percent', 'Reached of the goal, %', '100 is the goal, more where it was passed.', array( 'range' => array( 0, 1000000 ) ) ),
						attribute( 'goal', 'text', 'Goal', 'Such as "80 % by 2030".' ),
						valueRows( 'trend', 'Trend, oldest first', false ),
						attribute( 'source', 'text', 'Source' ),
					)
				),
				attribute( 'source', 'text', 'Source' ),
			),
			array( 'page', 'experience', 'post' )
		),
		'timeline'       => block(
			'Timeline',
			'A work in phases. What is done, under way and to come follows from the dates.',
			'backup',
			array( array( 'text', 'phases' ) ),
			array(
				headingAttribute(),
				attribute( 'text', 'lines', 'Text' ),
				rowsOf(
					'phases',
					'Phases',
					'Phase',
					array(
						requiredColumn( 'title', 'text', 'Title' ),
						attribute( 'start', 'date', 'Begins' ),
						attribute( 'end', 'date', 'Ends', 'Leave it empty if it goes on.' ),
						attribute( 'text', 'lines', 'Text' ),
						attribute( 'image', 'picture', 'Picture' ),
						attribute( 'more', 'link', 'Link' ),
					)
				),
			),
			array( 'page', 'experience', 'post', 'artwork' )
		),
	);
}

/** Makes rows of numbers with their names, for charts. */
function valueRows( string $name, string $label, bool $isRequired ): array {
	return rowsOf( $name, $label, 'Value', array( requiredColumn( 'label', 'text', 'Name' ), requiredColumn( 'value', 'number', 'Number' ) ), $isRequired );
}
