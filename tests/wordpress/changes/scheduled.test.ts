import { describe, expect, it } from 'vitest';
import { postTypeOf } from '../support/kinds.ts';
import { openWordpress } from '../support/open-wordpress.ts';

describe('a scheduled entry', () => {
  const wordpress = openWordpress();

  const schedule = (type: string, date: string): Promise<number> =>
    wordpress.run(
      `return wp_insert_post( array( 'post_type' => $given['type'], 'post_status' => 'future', 'post_title' => 'Later', 'post_date_gmt' => $given['date'], 'post_date' => get_date_from_gmt( $given['date'] ) ) );`,
      { given: { type: postTypeOf(type), date } },
    );
  const statusOf = (id: number) => wordpress.run<string>('return get_post_status( $given );', { given: id });

  it('says when the next one is due, of the public kinds alone', async () => {
    const next = () => wordpress.run<string | null>('return Boardwalk\\nextChange();');
    expect(await next()).toBeNull();
    await schedule('event', '2036-05-01 10:00:00');
    await schedule('page', '2035-02-03 04:05:06');
    await wordpress.run(`register_post_type( 'secret', array( 'public' => false ) );
      wp_insert_post( array( 'post_type' => 'secret', 'post_status' => 'future', 'post_title' => 'S', 'post_date' => '2034-01-01 00:00:00' ) );`);
    expect(await next()).toBe('2035-02-03T04:05:06Z');
  });

  it('is published by the next question of the generator when it is due, without visitors and cron (row 9)', async () => {
    const due = await schedule('event', '2036-01-01 10:00:00');
    const later = await schedule('event', '2036-01-01 10:00:00');
    // Its moment passes.
    await wordpress.run(
      `$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, array( 'post_date' => '2026-01-01 05:00:00', 'post_date_gmt' => '2026-01-01 10:00:00' ), array( 'ID' => $given ) );`,
      { given: due },
    );
    const stamps = await wordpress.run<readonly string[]>(
      `$before = Boardwalk\\siteStamp(); Boardwalk\\publishDue(); return array( $before, Boardwalk\\siteStamp() );`,
    );
    expect([await statusOf(due), await statusOf(later)]).toEqual(['publish', 'future']);
    expect(stamps[0]).not.toBe(stamps[1]);
  });
});
