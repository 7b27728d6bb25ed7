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
		__( 'Leasing statistics', 'boardwalk' ),
		__( 'Figures, charts and free spaces for tenants.', 'boardwalk' ),
		'chart-bar',
		array( array( 'text', 'figures', 'charts', 'spaces', 'contact' ) ),
		array(
			headingAttribute(),
			attribute( 'text', 'lines', __( 'Text', 'boardwalk' ) ),
			rowsOf(
				'figures',
				__( 'Figures', 'boardwalk' ),
				__( 'figure', 'boardwalk' ),
				array(
					requiredColumn( 'value', 'text', __( 'Value', 'boardwalk' ), __( 'Such as "2.1 million".', 'boardwalk' ) ),
					requiredColumn( 'label', 'text', __( 'What it is', 'boardwalk' ) ),
					attribute( 'note', 'text', __( 'Note', 'boardwalk' ) ),
				)
			),
			rowsOf(
				'charts',
				__( 'Charts', 'boardwalk' ),
				__( 'chart', 'boardwalk' ),
				array(
					requiredColumn( 'title', 'text', __( 'Title', 'boardwalk' ) ),
					attribute( 'type', 'select', __( 'Type', 'boardwalk' ), '', array( 'choices' => array( 'bars' => __( 'Bars', 'boardwalk' ), 'columns' => __( 'Columns', 'boardwalk' ), 'line' => __( 'Line', 'boardwalk' ), 'donut' => __( 'Ring', 'boardwalk' ) ) ) ),
					attribute( 'unit', 'text', __( 'Unit', 'boardwalk' ) ),
					attribute( 'source', 'text', __( 'Source', 'boardwalk' ) ),
					valueRows( 'bars', __( 'Values', 'boardwalk' ), true ),
				)
			),
			rowsOf(
				'spaces',
				__( 'Free spaces', 'boardwalk' ),
				__( 'space', 'boardwalk' ),
				array(
					requiredColumn( 'name', 'text', __( 'Name', 'boardwalk' ) ),
					attribute( 'text', 'lines', __( 'Text', 'boardwalk' ) ),
					attribute( 'size', 'text', __( 'Size', 'boardwalk' ) ),
					attribute( 'rent', 'text', __( 'Rent', 'boardwalk' ) ),
					attribute( 'available', 'text', __( 'Free from', 'boardwalk' ) ),
					attribute( 'more', 'link', __( 'Link', 'boardwalk' ) ),
				)
			),
			attribute( 'contact', 'link', __( 'Contact', 'boardwalk' ) ),
		),
		array( 'page', 'experience', 'post' )
	);
}

/** Makes the row of the ways to the pier. */
function gettingHereBlock(): array {
	return block(
		__( 'Getting here', 'boardwalk' ),
		__( 'Ways to the pier, with directions in the map application of the visitor.', 'boardwalk' ),
		'location-alt',
		array( array( 'text', 'ways' ) ),
		array(
			headingAttribute(),
			attribute( 'text', 'lines', __( 'Text', 'boardwalk' ) ),
			rowsOf(
				'ways',
				__( 'Ways', 'boardwalk' ),
				__( 'way', 'boardwalk' ),
				array(
					requiredColumn( 'way', 'select', __( 'By', 'boardwalk' ), '', array( 'choices' => wayNames() ) ),
					attribute( 'title', 'text', __( 'Name', 'boardwalk' ), __( 'Such as "By tram".', 'boardwalk' ) ),
					attribute( 'text', 'lines', __( 'Text', 'boardwalk' ) ),
					attribute( 'to', 'text', __( 'Leads to', 'boardwalk' ), __( 'An address, when this way does not end at the pier: that of a car park.', 'boardwalk' ) ),
					attribute( 'more', 'link', __( 'Link', 'boardwalk' ), __( 'Such as a timetable.', 'boardwalk' ) ),
				)
			),
		),
		array( 'page', 'experience', 'event', 'location' )
	);
}

/** Names the ways to the pier, as the site does. */
function wayNames(): array {
	return array( 'foot' => __( 'On foot', 'boardwalk' ), 'bicycle' => __( 'By bicycle', 'boardwalk' ), 'transit' => __( 'By public transport', 'boardwalk' ), 'ferry' => __( 'By ferry', 'boardwalk' ), 'car' => __( 'By car', 'boardwalk' ) );
}

/** Makes the row of the car parks. */
function parkingBlock(): array {
	return block(
		__( 'Parking', 'boardwalk' ),
		__( 'Car parks with their rates.', 'boardwalk' ),
		'car',
		array( array( 'text', 'lots' ) ),
		array(
			headingAttribute(),
			attribute( 'text', 'lines', __( 'Text', 'boardwalk' ) ),
			rowsOf(
				'lots',
				__( 'Car parks', 'boardwalk' ),
				__( 'car park', 'boardwalk' ),
				array(
					requiredColumn( 'name', 'text', __( 'Name', 'boardwalk' ) ),
					attribute( 'address', 'text', __( 'Address', 'boardwalk' ) ),
					attribute( 'spaces', 'integer', __( 'Spaces', 'boardwalk' ), '', array( 'range' => array( 0, 1000000 ) ) ),
					attribute( 'accessible', 'integer', __( 'Accessible spaces', 'boardwalk' ), '', array( 'range' => array( 0, 1000000 ) ) ),
					attribute( 'charging', 'integer', __( 'Spaces with a charger', 'boardwalk' ), '', array( 'range' => array( 0, 1000000 ) ) ),
					rowsOf( 'rates', __( 'Rates', 'boardwalk' ), __( 'rate', 'boardwalk' ), array( requiredColumn( 'label', 'text', __( 'For', 'boardwalk' ) ), attribute( 'price', 'text', __( 'Price', 'boardwalk' ) ) ) ),
					attribute( 'pay', 'url', __( 'Where to pay', 'boardwalk' ) ),
					attribute( 'note', 'text', __( 'Note', 'boardwalk' ) ),
					attribute( 'walk', 'text', __( 'On foot', 'boardwalk' ), __( 'Such as "2 minutes".', 'boardwalk' ) ),
				)
			),
		),
		array( 'page', 'experience', 'event', 'location' )
	);
}

/** Makes the row of the opening hours. */
function scheduleBlock(): array {
	return block(
		__( 'Schedule', 'boardwalk' ),
		__( 'Opening hours, and days that differ.', 'boardwalk' ),
		'clock',
		array( array( 'rows', 'exceptions' ) ),
		array(
			headingAttribute(),
			rowsOf(
				'rows',
				__( 'Usual days', 'boardwalk' ),
				__( 'line', 'boardwalk' ),
				array(
					requiredColumn( 'days', 'text', __( 'Days', 'boardwalk' ), __( 'Such as "Monday to Friday".', 'boardwalk' ) ),
					attribute( 'hours', 'text', __( 'Hours', 'boardwalk' ) ),
					attribute( 'note', 'text', __( 'Note', 'boardwalk' ) ),
				)
			),
			rowsOf(
				'exceptions',
				__( 'Days that differ', 'boardwalk' ),
				__( 'day', 'boardwalk' ),
				array(
					requiredColumn( 'date', 'date', __( 'Date', 'boardwalk' ), __( 'It is shown until it is over.', 'boardwalk' ) ),
					attribute( 'hours', 'text', __( 'Hours', 'boardwalk' ) ),
					attribute( 'note', 'text', __( 'Note', 'boardwalk' ) ),
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
			__( 'Sustainability', 'boardwalk' ),
			__( 'Figures with their goals and trends.', 'boardwalk' ),
			'palmtree',
			array( array( 'text', 'figures' ) ),
			array(
				headingAttribute(),
				attribute( 'text', 'lines', __( 'Text', 'boardwalk' ) ),
				rowsOf(
					'figures',
					__( 'Figures', 'boardwalk' ),
					__( 'figure', 'boardwalk' ),
					array(
						requiredColumn( 'value', 'text', __( 'Value', 'boardwalk' ) ),
						attribute( 'unit', 'text', __( 'Unit', 'boardwalk' ) ),
						requiredColumn( 'label', 'text', __( 'What it is', 'boardwalk' ) ),
						attribute( 'progress', 'percent', __( 'Reached of the goal, %', 'boardwalk' ), __( '100 is the goal, more where it was passed.', 'boardwalk' ), array( 'range' => array( 0, 1000000 ) ) ),
						attribute( 'goal', 'text', __( 'Goal', 'boardwalk' ), __( 'Such as "80 % by 2030".', 'boardwalk' ) ),
						valueRows( 'trend', __( 'Trend, oldest first', 'boardwalk' ), false ),
						attribute( 'source', 'text', __( 'Source', 'boardwalk' ) ),
					)
				),
				attribute( 'source', 'text', __( 'Source', 'boardwalk' ) ),
			),
			array( 'page', 'experience', 'post' )
		),
		'timeline'       => block(
			__( 'Timeline', 'boardwalk' ),
			__( 'A work in phases. What is done, under way and to come follows from the dates.', 'boardwalk' ),
			'backup',
			array( array( 'text', 'phases' ) ),
			array(
				headingAttribute(),
				attribute( 'text', 'lines', __( 'Text', 'boardwalk' ) ),
				rowsOf(
					'phases',
					__( 'Phases', 'boardwalk' ),
					__( 'phase', 'boardwalk' ),
					array(
						requiredColumn( 'title', 'text', __( 'Title', 'boardwalk' ) ),
						attribute( 'start', 'date', __( 'Begins', 'boardwalk' ) ),
						attribute( 'end', 'date', __( 'Ends', 'boardwalk' ), __( 'Leave it empty if it goes on.', 'boardwalk' ) ),
						attribute( 'text', 'lines', __( 'Text', 'boardwalk' ) ),
						attribute( 'image', 'picture', __( 'Picture', 'boardwalk' ) ),
						attribute( 'more', 'link', __( 'Link', 'boardwalk' ) ),
					)
				),
			),
			array( 'page', 'experience', 'post', 'artwork' )
		),
	);
}

/** Makes rows of numbers with their names, for charts. */
function valueRows( string $name, string $label, bool $isRequired ): array {
	return rowsOf( $name, $label, __( 'value', 'boardwalk' ), array( requiredColumn( 'label', 'text', __( 'Name', 'boardwalk' ) ), requiredColumn( 'value', 'number', __( 'Number', 'boardwalk' ) ) ), $isRequired );
}
