<?php
/**
 * The texts of the plugin in this German: those of de_DE.
 *
 * @package Boardwalk
 */

defined( 'ABSPATH' ) || exit;

return require __DIR__ . '/boardwalk-de_DE.l10n.php';
