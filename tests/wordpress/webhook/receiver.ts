import { answerWith, type OtherAnswer } from '../server/answers.ts';
import type { SentRequest, Wordpress } from '../server/start-wordpress.ts';

export const receiverUrl = 'https://build.example/_boardwalk/refresh';
export const secret = 'a-secret-of-more-than-sixteen';

/** A message as its receiver reads it. */
export interface Message {
  readonly version: 1;
  readonly site: string;
  readonly at: string;
  readonly stamp: string;
  readonly reason: string;
  readonly entries: readonly number[];
  readonly count: number;
}

export interface Receiver {
  /** Forgets all messages, and sets the settings. */
  readonly reset: (settings?: Readonly<Record<string, string>>, answer?: OtherAnswer | null) => Promise<void>;
  /** Lists the requests to the receiver since the last call. */
  readonly requests: () => Promise<readonly SentRequest[]>;
  /** Lists what these say, where they are of the format Plain. */
  readonly messages: () => Promise<readonly Message[]>;
  /** Lets seconds pass: all moments that are stored become older. */
  readonly pass: (seconds: number) => Promise<void>;
  /** Requests wp-cron.php, as a cron of the server does. */
  readonly runCron: () => Promise<void>;
  readonly answer: (answer: OtherAnswer | null) => Promise<void>;
}

/** Stands for the receiver of the messages of a WordPress. */
export function receive(wordpress: Wordpress): Receiver {
  let seen = 0;
  const requests = async () => {
    const all = (await wordpress.sent()).filter(({ url }) => !url.includes('/wp-cron.php'));
    const found = all.slice(seen);
    seen = all.length;
    return found;
  };
  const answer = (given: OtherAnswer | null) => answerWith(wordpress.content, given);
  return {
    requests,
    answer,
    messages: async () => (await requests()).map(({ body }) => JSON.parse(String(body))),
    reset: async (settings = {}, given = { status: 202 }) => {
      await answer(given);
      await wordpress.run(
        `update_option( 'boardwalk_webhook', $given, false );
        foreach ( array( 'message', 'attempts', 'cron_seen' ) as $name ) { delete_option( "boardwalk_$name" ); }
        wp_clear_scheduled_hook( 'boardwalk_send' ); wp_clear_scheduled_hook( 'boardwalk_due' ); delete_transient( 'doing_cron' );`,
        { given: { format: 'plain', url: receiverUrl, secret, ...settings } },
      );
      await requests();
    },
    pass: (seconds) =>
      wordpress.run(
        `Boardwalk\\swapOption( Boardwalk\\MESSAGE, static function ( array $state ) use ( $given ): array {
          array_walk_recursive( $state, static function ( &$value, $name ) use ( $given ) {
            if ( in_array( $name, array( 'since', 'due', 'last', 'until', 'taken' ), true ) && null !== $value ) { $value -= $given; }
          } );
          return $state;
        } );
        $events = array();
        foreach ( _get_cron_array() as $at => $hooks ) {
          foreach ( $hooks as $hook => $all ) { $events[ 0 === strpos( $hook, 'boardwalk_' ) || 'publish_future_post' === $hook ? $at - $given : $at ][ $hook ] = $all; }
        }
        ksort( $events );
        _set_cron_array( $events );`,
        { given: seconds },
      ),
    runCron: async () => {
      const { status } = await fetch(`${wordpress.url}/wp-cron.php`);
      if (status !== 200) throw new Error(`wp-cron.php answers ${status}`);
    },
  };
}
