import type { PhpSite } from './php-site.ts';

export interface RunSettings {
  /** The user who is logged in meanwhile. Default: nobody. */
  readonly as?: string;
  /** Loads the functions of the administration, too. Default: no. */
  readonly inAdmin?: boolean;
  /** WordPress has no tables yet. Default: it has. */
  readonly isInstalling?: boolean;
  /** Values that the code finds as `$given`. */
  readonly given?: unknown;
}

export type RunPhp = <Result = unknown>(code: string, settings?: RunSettings) => Promise<Result>;

const mark = '<<<result>>>';

/**
 * Runs the body of a PHP function inside of WordPress, in a request of its own, and returns its result by way of JSON.
 * Rejects with what PHP printed when it did not come to its end.
 */
export async function runPhp<Result>(
  { php, folder }: Pick<PhpSite, 'php' | 'folder'>,
  url: string,
  code: string,
  { as = '', inAdmin = false, isInstalling = false, given = null }: RunSettings = {},
): Promise<Result> {
  const host = new URL(url).host;
  const { text, errors, exitCode } = await php.run({
    code: `<?php
$_SERVER['HTTP_HOST'] = '${host}';
$_SERVER['REMOTE_ADDR'] = '127.0.0.1';
$_SERVER['REQUEST_METHOD'] = 'GET';
$_SERVER['REQUEST_URI'] = '/';
${isInstalling ? "define( 'WP_INSTALLING', true );" : ''}
${inAdmin ? "define( 'WP_ADMIN', true );" : ''}
require '${folder}/wp-load.php';
${inAdmin ? "require_once ABSPATH . 'wp-admin/includes/admin.php';" : ''}
$user = ${quoted(as)};
if ( '' !== $user ) {
	wp_set_current_user( get_user_by( 'login', $user )->ID );
}
$result = ( static function ( $given ) {
${code}
} )( json_decode( ${quoted(JSON.stringify(given))}, true ) );
echo '${mark}' . wp_json_encode( $result );`,
  });
  const at = text.lastIndexOf(mark);
  if (at < 0 || exitCode !== 0) throw new Error(`PHP ended with ${exitCode}: ${text}\n${errors}`);
  return JSON.parse(text.slice(at + mark.length));
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
