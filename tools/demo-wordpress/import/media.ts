import type { DemoMedia } from '../../../demo/media.ts';
import type { RunPhp } from '../../../tests/wordpress/server/run-php.ts';
import { largeFileOf, uploadFolder } from './uploads.ts';

/** Adds the files of the demo to the library, under their own ids. They have been copied before. */
export async function importMedia(run: RunPhp, media: readonly DemoMedia[]): Promise<void> {
  const rows = media.map((item) => ({
    ...item,
    path: `${uploadFolder}/${item.file}`,
    slug: item.file.replace(/\.\w+$/, ''),
    large: largeFileOf(item) ?? null,
  }));
  await run(
    `global $wpdb;
    foreach ( $given as $row ) {
      $id = wp_insert_attachment(
        wp_slash( array(
          'import_id'      => $row['id'],
          'post_title'     => $row['slug'],
          'post_excerpt'   => $row['caption'],
          'post_mime_type' => $row['mimeType'],
          'post_status'    => 'inherit',
          'guid'           => wp_upload_dir()['baseurl'] . '/' . $row['path'],
        ) ),
        $row['path'],
        0,
        true
      );
      if ( $id !== $row['id'] ) {
        throw new Exception( "The file {$row['file']} cannot have the id {$row['id']}." );
      }
      $meta = array( 'filesize' => filesize( get_attached_file( $id ) ) );
      if ( null !== $row['width'] ) {
        $meta += array( 'width' => $row['width'], 'height' => $row['height'], 'file' => $row['path'], 'sizes' => array(), 'image_meta' => array() );
        if ( null !== $row['large'] ) {
          $meta['sizes']['large'] = $row['large'] + array( 'mime-type' => $row['mimeType'] );
        }
      }
      wp_update_attachment_metadata( $id, $meta );
      if ( '' !== $row['alt'] ) {
        update_post_meta( $id, '_wp_attachment_image_alt', wp_slash( $row['alt'] ) );
      }
      if ( isset( $row['focalPoint'] ) ) {
        update_post_meta( $id, 'boardwalk_focal_point', $row['focalPoint'] );
      }
      $wpdb->update(
        $wpdb->posts,
        array(
          'post_name'         => $row['slug'],
          'post_date'         => str_replace( 'T', ' ', $row['date'] ),
          'post_date_gmt'     => get_gmt_from_date( str_replace( 'T', ' ', $row['date'] ) ),
          'post_modified'     => str_replace( 'T', ' ', $row['modified'] ),
          'post_modified_gmt' => get_gmt_from_date( str_replace( 'T', ' ', $row['modified'] ) ),
        ),
        array( 'ID' => $id )
      );
      clean_post_cache( $id );
    }`,
    { as: 'admin', inAdmin: true, given: rows },
  );
}
