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
		'repeats'   => 'Takes place',
		'ways'      => array(
			''        => 'Once',
			'daily'   => 'Every day',
			'weekly'  => 'Every week',
			'monthly' => 'Every month',
			'list'    => 'On a list of days',
		),
		'every'     => array(
			'daily'   => 'Every how many days',
			'weekly'  => 'Every how many weeks',
			'monthly' => 'Every how many months',
		),
		'weeks'     => 'Weeks of the month',
		'weekNames' => array( array( 1, 'First' ), array( 2, 'Second' ), array( 3, 'Third' ), array( 4, 'Fourth' ), array( 5, 'Fifth' ), array( -1, 'Last' ) ),
		'weekdays'  => 'Days of the week',
		'ends'      => 'Until',
		'until'     => 'Last day',
		'count'     => 'Or number of times',
		'next'      => 'Next dates',
		'differ'    => 'Days that differ',
		'listed'    => 'Days after the first one',
		'day'       => 'Day',
		'date'      => 'Date',
		'change'    => 'What differs',
		'changes'   => array(
			'left-out'    => 'It does not take place',
			'added'       => 'It takes place as well',
			'cancelled'   => 'It is cancelled',
			'sold-out'    => 'It is sold out',
			'other-times' => 'It has other times',
		),
		'from'      => 'Starts at',
		'to'        => 'Ends at',
		'note'      => 'Note for visitors',
		'remove'    => 'Remove day',
		'add'       => array(
			'left-out'  => 'Leave a day out',
			'added'     => 'Add a day',
			'cancelled' => 'Cancel or change a day',
		),
	);
}
