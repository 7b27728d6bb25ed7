<?php
/**
 * The forms of the site, as its templates have them (`templates/forms/form-fields.ts`).
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** The names of the forms. */
const FORMS = array( 'contact', 'newsletter', 'leasing', 'hall' );

/** Lists the fields of a form by their name. */
function formFields( string $form ): array {
	$name    = formField( 'name', 'text', 100, true );
	$email   = formField( 'email', 'email', 254, true );
	$phone   = formField( 'phone', 'tel', 40 );
	$message = static function ( string $word, bool $isRequired = true ): array {
		return formField( $word, 'textarea', 5000, $isRequired );
	};
	$forms   = array(
		'contact'    => array( 'name' => $name, 'email' => $email, 'message' => $message( 'contactMessage' ) ),
		'newsletter' => array( 'email' => $email ),
		'leasing'    => array(
			'name'     => $name,
			'business' => formField( 'leasingBusiness', 'text', 150 ),
			'email'    => $email,
			'phone'    => $phone,
			'space'    => formField( 'leasingSpace', 'text', 150 ),
			'message'  => $message( 'leasingMessage' ),
		),
		'hall'       => array(
			'name'    => $name,
			'email'   => $email,
			'phone'   => $phone,
			'space'   => formField( 'hallSpace', 'text', 150 ),
			'date'    => formField( 'hallDate', 'date', 10, true ),
			'guests'  => formField( 'hallGuests', 'number', 4, true ),
			'message' => $message( 'hallMessage', false ),
		),
	);
	return $forms[ $form ];
}

/** Makes a row of the table. `word` is the name of its label. */
function formField( string $word, string $type, int $maxLength, bool $isRequired = false ): array {
	return array( 'label' => formWord( "forms.$word" ), 'type' => $type, 'maxLength' => $maxLength, 'isRequired' => $isRequired );
}
