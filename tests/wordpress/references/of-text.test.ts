import { describe, expect, it } from 'vitest';
import { openWordpress } from '../support/open-wordpress.ts';

const kinds = ['', 'number', 'pattern', 'gallery', 'address', 'text', 'much'];

/** Texts of the entry 7 with what they name: a kind with its number, or with the name of a file. */
const texts: readonly (readonly [text: string, references: readonly string[]])[] = [
  ['', []],
  ['<p>Open at 12, 13 and 14: "a" 15</p><p>12</p>', []],
  ['<!-- wp:image {"id":12} --><img class="wp-image-12"/><!-- /wp:image -->', ['number 12']],
  ['<img class="size-large wp-image-12 left"/>', ['number 12']],
  [
    '<!-- wp:pier/grid {"entries":[3,45,6],"category":9,"of":{"x":[8]}} /-->',
    ['number 3', 'number 45', 'number 6', 'number 8', 'number 9'],
  ],
  ['<!-- wp:pier/map {"zoom":0,"at":[01,-2],"name":"5","big":99999999999999999999} /-->', []],
  [
    '<!-- wp:block {"ref":21} /--><!-- wp:block {"ref":22,"content":{}} /-->',
    ['number 21', 'number 22', 'pattern 21', 'pattern 22'],
  ],
  ['[gallery ids="4,50"] [gallery] [galleryx ids="6"]', ['gallery 4', 'gallery 50', 'gallery 7']],
  ['[gallery id="9" columns=2', ['gallery 2', 'gallery 7', 'gallery 9']],
  [
    '<img src="https://pier.example/up/2026/boat-300x200.png"> <a href="/up/boat.png.webp?x=1">',
    ['address boat'],
  ],
  ['<img src="/a/caf%C3%A9-scaled.jpg" srcset="/a/café-e1234567890123-30x20.jpg 30w">', ['address café']],
  ['{"url":"https:\\/\\/pier.example\\/up\\/plan-1.pdf"}', ['address plan-1']],
  ['<a href="https://pier.example">1/2 and/or 3</a></p>', []],
];

describe('what a text names', () => {
  const wordpress = openWordpress();

  it('is what its blocks, pictures, galleries and addresses name', async () => {
    const names = [
      ...new Set(texts.flatMap(([, found]) => found.filter((one) => one.startsWith('address ')))),
    ];
    const numbers = await wordpress.run<Readonly<Record<string, number>>>(
      `return array_combine( $given, array_map( static function ( $name ) { return Boardwalk\\addressNumber( substr( $name, 8 ) . '.png' ); }, $given ) );`,
      { given: names },
    );
    const found = await wordpress.run<readonly (readonly (readonly [number, number])[])[]>(
      `return array_map( static function ( $text ) { return Boardwalk\\referencesOfText( $text, 7 ); }, $given );`,
      { given: texts.map(([text]) => text) },
    );
    const named = found.map((references) =>
      references.map(([kind, target]) => {
        const address = names.find((name) => numbers[name] === target);
        return kinds[kind] === 'address' && address ? address : `${kinds[kind]} ${target}`;
      }),
    );
    expect(named.map((references) => references.sort())).toEqual(
      texts.map(([, expected]) => [...expected].sort()),
    );
  });

  it('is bounded: a text that names more is found by every search', async () => {
    const found = await wordpress.run<{
      readonly kept: unknown;
      readonly ids: readonly number[];
      readonly id: number;
    }>(
      `$text = '<!-- wp:x {"n":[' . implode( ',', range( 1000, 9000 ) ) . ']} /-->';
      $id   = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Much', 'post_content' => wp_slash( $text ) ) );
      return array( 'kept' => Boardwalk\\referencesOfText( $text, $id ), 'ids' => Boardwalk\\entriesAround( array( array( Boardwalk\\NUMBER, 5 ) ) ), 'id' => $id );`,
    );
    expect(found.kept).toEqual([[6, 0]]);
    expect(found.ids).toEqual([found.id]);
  });
});
