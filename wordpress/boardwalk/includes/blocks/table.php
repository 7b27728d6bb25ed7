<?php
/**
 * The one table of blocks: what an editor sets in each, with labels and help, and the name of each value on the site.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** Lists the blocks of a pier by name, without "pier/". */
function blocks(): array {
	static $blocks;
	if ( ! $blocks ) {
		$blocks = gridBlocks() + mediaBlocks() + factBlocks();
	}
	return $blocks;
}

/**
 * Makes one row of the table. `needs` lists groups of attributes: of each group one has to be filled in.
 * `kinds` are the kinds of entries in which an editor may add the block.
 */
function block( string $title, string $description, string $icon, array $needs, array $attributes, array $kinds = array() ): array {
	return array(
		'title'       => $title,
		'description' => $description,
		'icon'        => $icon,
		'needs'       => $needs,
		'attributes'  => $attributes,
		'kinds'       => $kinds ? $kinds : array( 'page', 'experience' ),
	);
}

/**
 * Makes one attribute of a block, or one column of its rows. Types:
 * - text, lines, url, date ("2026-12-24"), email: a string;
 * - number, integer, percent (the site gets 1 for 100): a number; `range` is the lowest and the highest;
 * - select: one of `choices`, which are labels by value;
 * - picture, film, file: the id of a file of the library;
 * - link: an object with `label` and `url`;
 * - references: a list of ids of entries of the kind `of`; category: the id of a category;
 * - rows: a list of objects with `columns`; `one` is the name of a row.
 * `setting` is the name of the value in `data-props`, a dot goes into an object. `isRequired` belongs to columns: rows
 * without such a value are not shown.
 */
function attribute( string $name, string $type, string $label, string $help = '', array $more = array() ): array {
	return $more + array(
		'name'       => $name,
		'type'       => $type,
		'label'      => $label,
		'help'       => $help,
		'setting'    => $name,
		'isRequired' => false,
		'choices'    => array(),
		'of'         => '',
		'range'      => array(),
		'one'        => '',
		'columns'    => array(),
	);
}

/** Makes a column without which a row is not shown. */
function requiredColumn( string $name, string $type, string $label, string $help = '', array $more = array() ): array {
	return attribute( $name, $type, $label, $help, array( 'isRequired' => true ) + $more );
}

/** Makes an attribute or a column that is a list of rows. */
function rowsOf( string $name, string $label, string $one, array $columns, bool $isRequired = false ): array {
	return attribute( $name, 'rows', $label, '', array( 'one' => $one, 'columns' => $columns, 'isRequired' => $isRequired ) );
}

/** Makes the heading that nearly every block has. */
function headingAttribute(): array {
	return attribute( 'heading', 'text', __( 'Heading', 'boardwalk' ) );
}
