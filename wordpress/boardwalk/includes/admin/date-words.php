<?php
/**
 * The words of the forms for the dates of an event.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** Lists the labels, and the choices by their stored values. */
function dateWords(): array {
	return array(
		'repeats'   => __( 'Takes place', 'boardwalk' ),
		'ways'      => array(
			''        => __( 'Once', 'boardwalk' ),
			'daily'   => __( 'Every day', 'boardwalk' ),
			'weekly'  => __( 'Every week', 'boardwalk' ),
			'monthly' => __( 'Every month', 'boardwalk' ),
			'list'    => __( 'On a list of days', 'boardwalk' ),
		),
		'every'     => array(
			'daily'   => __( 'Every how many days', 'boardwalk' ),
			'weekly'  => __( 'Every how many weeks', 'boardwalk' ),
			'monthly' => __( 'Every how many months', 'boardwalk' ),
		),
		'weeks'     => __( 'Weeks of the month', 'boardwalk' ),
		'weekNames' => array( array( 1, __( 'First', 'boardwalk' ) ), array( 2, __( 'Second', 'boardwalk' ) ), array( 3, __( 'Third', 'boardwalk' ) ), array( 4, __( 'Fourth', 'boardwalk' ) ), array( 5, __( 'Fifth', 'boardwalk' ) ), array( -1, __( 'Last', 'boardwalk' ) ) ),
		'weekdays'  => __( 'Days of the week', 'boardwalk' ),
		'ends'      => __( 'Until', 'boardwalk' ),
		'until'     => __( 'Last day', 'boardwalk' ),
		'count'     => __( 'Or number of times', 'boardwalk' ),
		'next'      => __( 'Next dates', 'boardwalk' ),
		'differ'    => __( 'Days that differ', 'boardwalk' ),
		'listed'    => __( 'Days after the first one', 'boardwalk' ),
		'day'       => __( 'Day', 'boardwalk' ),
		'date'      => __( 'Date', 'boardwalk' ),
		'change'    => __( 'What differs', 'boardwalk' ),
		'changes'   => array(
			'left-out'    => __( 'It does not take place', 'boardwalk' ),
			'added'       => __( 'It takes place as well', 'boardwalk' ),
			'cancelled'   => __( 'It is cancelled', 'boardwalk' ),
			'sold-out'    => __( 'It is sold out', 'boardwalk' ),
			'other-times' => __( 'It has other times', 'boardwalk' ),
		),
		'from'      => __( 'Starts at', 'boardwalk' ),
		'to'        => __( 'Ends at', 'boardwalk' ),
		'note'      => __( 'Note for visitors', 'boardwalk' ),
		'remove'    => __( 'Remove day', 'boardwalk' ),
		'add'       => array(
			'left-out'  => __( 'Leave a day out', 'boardwalk' ),
			'added'     => __( 'Add a day', 'boardwalk' ),
			'cancelled' => __( 'Cancel or change a day', 'boardwalk' ),
		),
	);
}
