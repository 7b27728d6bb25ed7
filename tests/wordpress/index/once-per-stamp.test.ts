import { beforeAll, describe, expect, it } from 'vitest';
import { openWordpress } from '../support/open-wordpress.ts';
import { resolveAll } from '../support/recorder.ts';

const ask = { type: 'Boardwalk', field: 'index', args: {} };

describe('the index', () => {
  const wordpress = openWordpress();
  let id = 0;
  beforeAll(async () => {
    id = await wordpress.run<number>(
      `return wp_insert_post( array( 'post_type' => 'boardwalk_event', 'post_status' => 'publish', 'post_title' => 'Gala', 'post_password' => 'x' ) );`,
    );
  });

  /** Asks in a request of its own. Returns the answer, and if the index was made for it. */
  const index = async (prepare = '', as = '') => {
    const { text, isMade } = await wordpress.run<{ readonly text: string; readonly isMade: boolean }>(
      `$isMade = false;
      add_filter( 'query', static function ( $query ) use ( &$isMade ) { $isMade = $isMade || false !== strpos( $query, 'post_title, post_status, post_date' ); return $query; } );
      ${prepare}
      $answer = new stdClass();
      $text   = Boardwalk\\resolveIndex( $answer, array() );
      return array( 'text' => $text, 'isMade' => $isMade );`,
      { as },
    );
    return { text, isMade };
  };
  const store = (value: string) =>
    `$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->options, array( 'option_value' => ${value} ), array( 'option_name' => '_transient_boardwalk_index' ) );`;
  const stored = `$GLOBALS['wpdb']->get_var( "SELECT option_value FROM {$GLOBALS['wpdb']->options} WHERE option_name = '_transient_boardwalk_index'" )`;

  it('is made once for a stamp, and is the same from then on', async () => {
    const made = await index();
    expect(made.isMade).toBe(true);
    expect(JSON.parse(made.text)).toMatchObject({ event: [{ databaseId: id }] });
    expect(await index()).toEqual({ text: made.text, isMade: false });
    await wordpress.run(`wp_update_post( array( 'ID' => $given, 'post_name' => 'ball' ) );`, { given: id });
    const other = await index();
    expect(other.isMade).toBe(true);
    expect(other.text).toContain('"slug":"ball"');
    expect((await index()).isMade).toBe(false);
    const row = await wordpress.run(
      `return $GLOBALS['wpdb']->get_col( "SELECT autoload FROM {$GLOBALS['wpdb']->options} WHERE option_name = '_transient_boardwalk_index'" );`,
    );
    expect(row).toEqual(['no']);
  });

  it.each([
    ['is cut', `substr( ${stored}, 0, -9 )`],
    ['has other bytes', `substr( ${stored}, 0, 70 ) . 'AAAA' . substr( ${stored}, 74 )`],
    ['is empty', `''`],
  ])('is made again where what is kept %s', async (_, value) => {
    const whole = await index();
    await wordpress.run(`${store(value)} return null;`);
    expect(await index()).toEqual({ text: whole.text, isMade: true });
    expect(await index()).toEqual({ text: whole.text, isMade: false });
  });

  it('is another one for filters and for who may see more, which are not kept for others', async () => {
    const whole = await index();
    const kinds = `add_filter( 'home_url', static function ( $url ) { return str_replace( 'http:', 'https:', $url ); } );`;
    expect((await index(kinds)).isMade).toBe(true);
    expect((await index()).isMade).toBe(true);
    const own = await index('', 'admin');
    expect(own.isMade).toBe(true);
    expect(own.text).not.toBe(whole.text);
    expect(await index()).toEqual({ text: whole.text, isMade: false });
  });

  it('is made once for a query that asks for it by many names', async () => {
    const { stamps, isSame } = await wordpress.run<{ readonly stamps: number; readonly isSame: boolean }>(
      `$stamps = 0;
      add_filter( 'boardwalk_stamp', static function ( $state ) use ( &$stamps ) { $stamps++; return $state; } );
      $context = new stdClass();
      $answers = array_map( static function () use ( $context ) { return Boardwalk\\resolveBoardwalk( null, array(), $context ); }, range( 1, 50 ) );
      array_map( 'Boardwalk\\resolveStamp', $answers );
      return array( 'stamps' => $stamps, 'isSame' => Boardwalk\\resolveBoardwalk( null, array(), new stdClass() ) === $answers[0] );`,
    );
    expect([stamps, isSame]).toEqual([1, false]);
  });

  it('is refused to an address that asks too often, which does not concern others', async () => {
    const most = `add_filter( 'boardwalk_most_indexes', static function () { return 2; } );`;
    const from = (address: string) => `$_SERVER['REMOTE_ADDR'] = '${address}'; ${most}`;
    const refused = await wordpress.run<string>(
      `${from('192.0.2.7')}
      try { for ( $i = 0; $i < 3; $i++ ) { Boardwalk\\resolveIndex( new stdClass(), array() ); } return 'taken'; } catch ( Exception $error ) { return $error->getMessage(); }`,
    );
    expect(refused).toBe(
      'The index was asked for more than 2 times in a minute from one address. Ask again in a minute.',
    );
    expect((await index(from('192.0.2.8'))).text).toContain('"event"');
    const [known] = await resolveAll<[string | null]>(wordpress.run, [
      { ...ask, args: { unless: await wordpress.run<string>('return Boardwalk\\siteStamp();') } },
    ]);
    expect(known).toBeNull();
  });
});
