<?php
/**
 * The forms of the site, as its templates have them (`templates/forms/form-fields.ts`).
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** Lists the fields of a form by their name. */
function formFields( string $form ): array {
	$name    = formField( 'Your name', 'text', 100, true );
	$email   = formField( 'Your e-mail', 'email', 254, true );
	$phone   = formField( 'Telephone', 'tel', 40 );
	$message = static function ( string $label, bool $isRequired = true ): array {
		return formField( $label, 'textarea', 5000, $isRequired );
	};
	$forms   = array(
		'contact'    => array( 'name' => $name, 'email' => $email, 'message' => $message( 'Your message' ) ),
		'newsletter' => array( 'email' => $email ),
		'leasing'    => array(
			'name'     => $name,
			'business' => formField( 'Business', 'text', 150 ),
			'email'    => $email,
			'phone'    => $phone,
			'message'  => $message( 'What would you like to open, and how much room does it need?' ),
		),
		'hall'       => array(
			'name'    => $name,
			'email'   => $email,
			'phone'   => $phone,
			'date'    => formField( 'Date', 'date', 10, true ),
			'guests'  => formField( 'Number of guests', 'number', 4, true ),
			'message' => $message( 'What is the occasion, and what do you need?', false ),
		),
	);
	return $forms[ $form ];
}

/** Names the forms, with the subject of the e-mail that each becomes. */
function formSubjects(): array {
	return array(
		'contact'    => 'A question',
		'newsletter' => 'Newsletter, please',
		'leasing'    => 'Leasing enquiry',
		'hall'       => 'Hall hire',
	);
}

/** Makes a row of the table. */
function formField( string $label, string $type, int $maxLength, bool $isRequired = false ): array {
	return array( 'label' => $label, 'type' => $type, 'maxLength' => $maxLength, 'isRequired' => $isRequired );
}
