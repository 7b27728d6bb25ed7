import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Wordpress } from '../server/start-wordpress.ts';
import { startSite } from '../support/site.ts';

interface ListedBlock {
  readonly name: string;
  readonly clientId: string;
  readonly parentClientId: string | null;
  readonly [alias: string]: unknown;
}

describe('the blocks of an entry', () => {
  let wordpress: Wordpress;
  beforeAll(async () => {
    wordpress = await startSite();
  });
  afterAll(() => wordpress.close());

  const blocksOf = (text: string): Promise<readonly ListedBlock[]> =>
    wordpress.run('return Boardwalk\\entryBlocks( $given );', { given: text });

  it('are a flat list that names the outer block of each', async () => {
    const text = `<!-- wp:list {"ordered":true} -->
<ol class="wp-block-list"><!-- wp:list-item -->
<li>One <em>fish</em></li>
<!-- /wp:list-item --></ol>
<!-- /wp:list -->

<!-- wp:paragraph {"align":"center"} -->
<p class="has-text-align-center">Two\\three "four" – \u00e9</p>
<!-- /wp:paragraph -->`;
    expect(await blocksOf(text)).toEqual([
      {
        name: 'core/list',
        clientId: '1',
        parentClientId: null,
        list: expect.objectContaining({ ordered: true, cssClassName: 'wp-block-list' }),
      },
      {
        name: 'core/list-item',
        clientId: '2',
        parentClientId: '1',
        listItem: { content: 'One <em>fish</em>' },
      },
      {
        name: 'core/paragraph',
        clientId: '3',
        parentClientId: null,
        paragraph: {
          align: 'center',
          dropCap: false,
          cssClassName: 'has-text-align-center',
          content: 'Two\\three "four" – \u00e9',
        },
      },
    ]);
  });

  it('have the attributes that are only in their html', async () => {
    const text = `<!-- wp:image {"id":7,"width":300,"linkDestination":"custom"} -->
<figure class="wp-block-image"><a href="https://example.org/?a=1&amp;b=2" target="_blank" rel="noopener"><img src="/uploads/x.jpg" alt="A &quot;boat&quot;" class="wp-image-7"/></a><figcaption class="wp-element-caption">At <b>sea</b></figcaption></figure>
<!-- /wp:image -->
<!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link" href="/visit/">Go &amp; see</a></div>
<!-- /wp:button -->
<!-- wp:video {"id":9} -->
<figure class="wp-block-video"><video controls loop src="/uploads/film.mp4" poster="/uploads/p.jpg"></video></figure>
<!-- /wp:video -->
<!-- wp:cover {"url":"/uploads/c.jpg","id":8,"focalPoint":{"x":0.2,"y":0.8}} -->
<div class="wp-block-cover"><div class="wp-block-cover__inner-container"></div></div>
<!-- /wp:cover -->`;
    const [image, button, video, cover] = await blocksOf(text);
    expect(image?.image).toMatchObject({
      id: 7,
      width: '300',
      url: '/uploads/x.jpg',
      alt: 'A "boat"',
      href: 'https://example.org/?a=1&b=2',
      linkTarget: '_blank',
      caption: 'At <b>sea</b>',
    });
    expect(button?.button).toMatchObject({ url: '/visit/', text: 'Go &amp; see' });
    expect(video?.video).toMatchObject({
      src: '/uploads/film.mp4',
      poster: '/uploads/p.jpg',
      loop: true,
      muted: false,
    });
    expect(cover?.cover).toMatchObject({
      url: '/uploads/c.jpg',
      dimRatio: 100,
      focalPoint: { x: 0.2, y: 0.8 },
    });
  });

  it('include those of unknown plugins, of the old editor, and of a synced pattern, each once', async () => {
    const pattern: number = await wordpress.run(
      `return wp_insert_post( array( 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_title' => 'P', 'post_content' => $given ) );`,
      {
        given:
          '<!-- wp:paragraph --><p>First</p><!-- /wp:paragraph --><!-- wp:paragraph --><p>Second</p><!-- /wp:paragraph -->',
      },
    );
    const text = `<!-- wp:acme/slider {"speed":3} --><div>Slides</div><!-- /wp:acme/slider -->
<p>Old text</p>
<!-- wp:block {"ref":${pattern}} /--><!-- wp:block {"ref":999999} /-->`;
    const found = (await blocksOf(text)).map(({ name, parentClientId }) => [name, parentClientId]);
    expect(found).toEqual([
      ['acme/slider', null],
      ['core/freeform', null],
      ['core/block', null],
      ['core/paragraph', '3'],
      ['core/paragraph', '3'],
      ['core/block', null],
    ]);
  });

  it('end where a pattern contains itself', async () => {
    const found = await wordpress.run<readonly ListedBlock[]>(
      `$id = wp_insert_post( array( 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_title' => 'Circle' ) );
      wp_update_post( array( 'ID' => $id, 'post_content' => '<!-- wp:block {"ref":' . $id . '} /-->' ) );
      return Boardwalk\\entryBlocks( '<!-- wp:block {"ref":' . $id . '} /-->' );`,
    );
    expect(found.map(({ name }) => name)).toEqual(['core/block', 'core/block']);
  });

  it('are the same in every answer', async () => {
    const text = '<!-- wp:gallery --><figure class="wp-block-gallery"></figure><!-- /wp:gallery --><p>x</p>';
    expect(await blocksOf(text)).toEqual(await blocksOf(text));
  });

  it('cause no complaint of PHP, whatever the html', async () => {
    await blocksOf(
      '<!-- wp:paragraph --><p>broken <b <i></p </x>&bogus;<!-- /wp:paragraph --><!-- wp:heading {"level":"two"} --><!-- /wp:heading -->' +
        '<!-- wp:file {"id":3} --><div class="wp-block-file"><a href="/x.pdf">Plan</a><a href="/x.pdf" class="wp-block-file__button" download>Download</a></div><!-- /wp:file -->',
    );
    expect(await wordpress.complaints()).toBe('');
  });
});
