import type { Wordpress } from '../server/start-wordpress.ts';

/** The site of the tests. */
export const reportedSite = 'https://www.pier.example';

export interface ReportEntry {
  readonly kind: string;
  readonly id: number;
  readonly modified: string;
  readonly paths: readonly string[];
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: Tests look into answers of any shape.
  readonly body: any;
}

/** Sends reports as a build does. */
export interface Reporter {
  /** The value of the header: "Basic ...". */
  readonly authorization: string;
  /** Sends a report with these fields; the others are right. */
  readonly report: (event: string, fields?: object, headers?: Record<string, string>) => Promise<Answer>;
  /** Sends a body as it is. */
  readonly send: (body: string, headers?: Record<string, string>) => Promise<Answer>;
  /** Reports a build with all that is public now, and that it is live. */
  readonly publish: (build: string, fields?: object) => Promise<void>;
}

/** Names a build by a digit: its digest. */
export const digest = (digit: string): string => digit.repeat(64);

/** Sets the site, makes the account for reports, and reports with it. */
export async function startReports(wordpress: Wordpress): Promise<Reporter> {
  const password = await wordpress.run<string>(
    `update_option( 'boardwalk_pier', array( 'siteUrl' => $given ) );
    return Boardwalk\\makeReportPassword();`,
    { given: reportedSite },
  );
  const authorization = `Basic ${Buffer.from(`boardwalk-report:${password}`).toString('base64')}`;
  const send: Reporter['send'] = async (body, headers = {}) => {
    const answer = await fetch(`${wordpress.url}/wp-json/boardwalk/v1/status`, {
      method: 'POST',
      body,
      headers: { authorization, 'content-type': 'application/json', ...headers },
    });
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  };
  const report: Reporter['report'] = (event, fields = {}, headers = {}) =>
    send(JSON.stringify({ ...reportOf(event), ...fields }), headers);
  const publish: Reporter['publish'] = async (build, fields = {}) => {
    const entries = await publicEntries(wordpress);
    for (const [event, more] of [
      ['built', { entries, ...fields }],
      ['live', {}],
    ] as const) {
      const { status, body } = await report(event, { build, ...more });
      if (status !== 200) throw new Error(`"${event}" is answered by ${status}: ${JSON.stringify(body)}`);
    }
  };
  return { authorization, report, send, publish };
}

function reportOf(event: string): object {
  return {
    version: 1,
    event,
    site: reportedSite,
    at: new Date().toISOString(),
    build: event === 'built' || event === 'live' ? digest('a') : null,
    ...(event === 'built' && { entries: [], nextChange: null }),
    ...((event === 'built' || event === 'refused') && { problems: [], problemCount: 0 }),
  };
}

/** Lists what is public, as a build reads it. */
export function publicEntries({ run }: Pick<Wordpress, 'run'>): Promise<readonly ReportEntry[]> {
  return run(
    `global $wpdb;
    $entries = array();
    foreach ( $wpdb->get_results( "SELECT ID, post_type, post_name, post_modified_gmt FROM {$wpdb->posts} WHERE post_status = 'publish' AND post_password = '' ORDER BY ID" ) as $row ) {
      $kind = Boardwalk\\kindOf( $row->post_type );
      if ( '' !== $kind ) {
        $entries[] = array( 'kind' => $kind, 'id' => (int) $row->ID, 'modified' => str_replace( ' ', 'T', $row->post_modified_gmt ), 'paths' => array( "/" . Boardwalk\\bareName( $row->post_type ) . "/{$row->post_name}/" ) );
      }
    }
    return $entries;`,
  );
}

/** Adds an event. Returns its id. */
export function addEvent({ run }: Pick<Wordpress, 'run'>, fields: object = {}): Promise<number> {
  return run(
    `return wp_insert_post( $given + array( 'post_type' => 'boardwalk_event', 'post_status' => 'publish', 'post_title' => 'Gala', 'post_author' => 1 ) );`,
    { given: fields },
  );
}

/** Saves an entry a moment later: the moments of the database have whole seconds. */
export async function saveLater(
  { run }: Pick<Wordpress, 'run'>,
  id: number,
  fields: object = {},
): Promise<void> {
  await run(
    `global $wpdb;
    $before = get_post( $given[0] )->post_modified_gmt;
    wp_update_post( array( 'ID' => $given[0] ) + $given[1] );
    $later = gmdate( 'Y-m-d H:i:s', strtotime( max( $before, gmdate( 'Y-m-d H:i:s' ) ) . ' UTC +1 minute' ) );
    $wpdb->update( $wpdb->posts, array( 'post_modified_gmt' => $later ), array( 'ID' => $given[0] ) );
    clean_post_cache( $given[0] );
    Boardwalk\\noteChange();`,
    { given: [id, fields] },
  );
}

/** Removes what builds have reported, and the count of a flood. */
export async function forgetReports({ run }: Pick<Wordpress, 'run'>): Promise<void> {
  await run(
    `global $wpdb;
    $wpdb->query( "DELETE FROM {$wpdb->options} WHERE option_name LIKE 'boardwalk_status%' OR option_name LIKE 'boardwalk_built_%' OR option_name = 'boardwalk_live' OR option_name LIKE '_transient%boardwalk%'" );
    $wpdb->query( "DELETE FROM {$wpdb->posts} WHERE post_type = 'boardwalk_event'" );
    wp_cache_flush();`,
  );
}
