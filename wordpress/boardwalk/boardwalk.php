<?php
/**
 * Plugin Name: Boardwalk
 * Description: The content of a pier for the static site generator Boardwalk: events, locations, art and experiences.
 * Version: 1.1.0
 * Requires at least: 6.5
 * Requires PHP: 7.4
 * Requires Plugins: wp-graphql
 * Author: Boardwalk
 * License: GPL-2.0-or-later
 * License URI: https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain: boardwalk
 * Domain Path: /languages
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

const VERSION = '1.1.0';
const FILE    = __FILE__;

foreach (
	array(
		'includes/content/type-names.php',
		'includes/kinds.php',
		'includes/texts.php',
		'includes/fixed-pages.php',
		'includes/content/owners.php',
		'includes/content/owner-words.php',
		'includes/content/types-in-text.php',
		'includes/graphql/while-moving.php',
		'includes/content/move-types.php',
		'includes/content/post-types.php',
		'includes/content/former-names.php',
		'includes/content/hours.php',
		'includes/content/dates.php',
		'includes/content/occurrences.php',
		'includes/content/sanitize.php',
		'includes/content/schemas.php',
		'includes/content/meta.php',
		'includes/content/rest-meta.php',
		'includes/content/pier.php',
		'includes/content/menus.php',
		'includes/content/activation.php',
		'includes/changes/note-change.php',
		'includes/changes/scheduled.php',
		'includes/changes/entries.php',
		'includes/changes/named.php',
		'includes/changes/words.php',
		'includes/changes/touch.php',
		'includes/references/table.php',
		'includes/references/of-text.php',
		'includes/references/store.php',
		'includes/references/find.php',
		'includes/changes/query-rows.php',
		'includes/changes/noise.php',
		'includes/changes/versions.php',
		'includes/changes/stamp.php',
		'includes/webhook/swap-option.php',
		'includes/webhook/settings.php',
		'includes/webhook/changed.php',
		'includes/webhook/changed-options.php',
		'includes/webhook/files-in-use.php',
		'includes/webhook/message.php',
		'includes/webhook/waiting.php',
		'includes/webhook/log.php',
		'includes/webhook/send.php',
		'includes/webhook/schedule.php',
		'includes/webhook/due.php',
		'includes/webhook/cron-seen.php',
		'includes/webhook/capability.php',
		'includes/redirects/remember.php',
		'includes/redirects/former-addresses.php',
		'includes/redirects/former-terms.php',
		'includes/index/rows.php',
		'includes/index/addresses.php',
		'includes/index/pattern-versions.php',
		'includes/index/index.php',
		'includes/index/once-per-stamp.php',
		'includes/index/media-versions.php',
		'includes/count-within.php',
		'includes/forms/words.php',
		'includes/forms/table.php',
		'includes/forms/check.php',
		'includes/forms/limit.php',
		'includes/forms/answer.php',
		'includes/forms/receive.php',
		'includes/status/store.php',
		'includes/status/log.php',
		'includes/status/check-report.php',
		'includes/status/check-rows.php',
		'includes/status/conflict.php',
		'includes/status/take.php',
		'includes/status/receive.php',
		'includes/status/read.php',
		'includes/status/words.php',
		'includes/status/entry-endpoint.php',
		'includes/status/account.php',
		'includes/status/admin-bar.php',
		'includes/status/public-page.php',
		'includes/graphql/types.php',
		'includes/graphql/values.php',
		'includes/graphql/kind-fields.php',
		'includes/graphql/previews.php',
		'includes/graphql/preview-field.php',
		'includes/preview/settings.php',
		'includes/preview/token.php',
		'includes/preview/redirect.php',
		'includes/graphql/generator.php',
		'includes/graphql/as-visitor.php',
		'includes/graphql/uncached.php',
		'includes/graphql/environment.php',
		'includes/graphql/boardwalk-field.php',
		'includes/graphql/shows-others.php',
	) as $file
) {
	require __DIR__ . "/$file";
}

foreach (
	array(
		'table',
		'table-grids',
		'table-media',
		'table-facts',
		'read-values',
		'read-block',
		'render',
		'register',
		'allowed',
		'preview/html',
		'preview/section',
		'preview/entries',
		'preview/media',
		'preview/facts',
	) as $file
) {
	require __DIR__ . "/includes/blocks/$file.php";
}

if ( is_admin() ) {
	foreach (
		array(
			'messages',
			'refused',
			'inputs',
			'reference-input',
			'hours-form',
			'choices-input',
			'date-words',
			'dates-form',
			'posted',
			'meta-boxes',
			'save-fields',
			'panel',
			'status-column',
			'event-facts',
			'event-list',
			'kind-columns',
			'status-editor',
			'status-section',
			'block-forms',
			'focal-point',
			'menu',
			'pier-page',
			'publish-fixed-pages',
			'publishing-actions',
			'publishing-settings',
			'publishing-log',
			'publishing-page',
			'setup-checks',
			'cron-check',
			'graphql-checks',
			'setup-page',
			'mapping-page',
			'names-section',
			'setup-actions',
			'first-steps',
			'missing-graphql',
		) as $file
	) {
		require __DIR__ . "/includes/admin/$file.php";
	}
	foreach ( array( 'field-hints', 'offered-fields', 'newest-values', 'date-rules', 'fit-rules', 'propose', 'settings-text' ) as $file ) {
		require __DIR__ . "/includes/mapping/$file.php";
	}
	require __DIR__ . '/includes/preview/section.php';
	require __DIR__ . '/includes/preview/save.php';
}
