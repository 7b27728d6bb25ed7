import type { Wordpress } from '../server/start-wordpress.ts';

/** Adds a picture of one colour to the library, of 1200 to 800 pixels; returns its id. */
export function addPicture({ run }: Pick<Wordpress, 'run'>, name: string, alt = ''): Promise<number> {
  return run(
    `require_once ABSPATH . 'wp-admin/includes/image.php';
    $picture = imagecreatetruecolor( 1200, 800 );
    imagefilledrectangle( $picture, 0, 0, 1200, 800, imagecolorallocate( $picture, 20, 110, 150 ) );
    $file = wp_upload_dir()['path'] . '/' . $given['name'] . '.png';
    imagepng( $picture, $file );
    $id = wp_insert_attachment( array( 'post_title' => $given['name'], 'post_mime_type' => 'image/png' ), $file );
    wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $file ) );
    update_post_meta( $id, '_wp_attachment_image_alt', $given['alt'] );
    return $id;`,
    { given: { name, alt } },
  );
}

/** Adds a film to the library; its bytes are no film. */
export function addFilm(site: Pick<Wordpress, 'run'>, name: string): Promise<number> {
  return addFile(site, `${name}.mp4`, 'video/mp4');
}

/** Adds a file of a few bytes, with its name as its title. */
export function addFile({ run }: Pick<Wordpress, 'run'>, file: string, mimeType: string): Promise<number> {
  return run(
    `$file = wp_upload_dir()['path'] . '/' . $given['file'];
    file_put_contents( $file, 'file' );
    $title = pathinfo( $file, PATHINFO_FILENAME );
    return wp_insert_attachment( array( 'post_title' => $title, 'post_mime_type' => $given['mimeType'] ), $file );`,
    { given: { file, mimeType } },
  );
}
