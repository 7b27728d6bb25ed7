import type { Wordpress } from '../server/start-wordpress.ts';
import type { SampleIds } from './block-samples.ts';
import { addFilm, addPicture } from './library.ts';

/** Adds the files and entries that the samples of blocks name. */
export async function addSamples(wordpress: Wordpress): Promise<SampleIds> {
  const picture = await addPicture(wordpress, 'pier', 'The pier');
  const film = await addFilm(wordpress, 'walk');
  const made = await wordpress.run<Omit<SampleIds, 'picture' | 'film'>>(
    `$add = static fn( $type, $title ) => wp_insert_post( array( 'post_type' => post_type_exists( $type ) ? $type : "boardwalk_$type", 'post_title' => $title, 'post_status' => 'publish' ) );
    $works = wp_insert_term( 'Works', 'category' )['term_id'];
    wp_set_post_categories( $add( 'post', 'New deck' ), array( $works ) );
    $shack = $add( 'location', 'Crab Shack' );
    update_post_meta( $shack, 'boardwalk_access', array( 'step-free' ) );
    return array(
      'event' => $add( 'event', 'Gala' ),
      'location' => $shack,
      'experience' => $add( 'experience', 'Dining' ),
      'category' => $works,
      'pictureUrl' => wp_get_attachment_url( $given[0] ),
      'filmUrl' => wp_get_attachment_url( $given[1] ),
    );`,
    { given: [picture, film] },
  );
  return { picture, film, ...made };
}
