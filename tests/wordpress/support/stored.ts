import type { Wordpress } from '../server/start-wordpress.ts';

/** Reads the fields of an entry as they are in the database, without defaults. */
export async function storedFields(
  { run }: Pick<Wordpress, 'run'>,
  id: number,
): Promise<Readonly<Record<string, unknown>>> {
  return run(
    `$fields = array();
    foreach ( array_keys( get_post_meta( $given ) ) as $key ) {
      if ( 0 === strpos( $key, 'boardwalk_' ) ) {
        $fields[ $key ] = get_post_meta( $given, $key, true );
      }
    }
    return (object) $fields;`,
    { given: id },
  );
}
