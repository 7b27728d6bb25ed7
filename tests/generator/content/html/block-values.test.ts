import { describe, expect, it } from 'vitest';
import { colourOf } from '../../../../generator/content/blocks/colour.ts';
import { lengthWithin } from '../../../../generator/content/blocks/lengths.ts';
import { readBlocks } from '../../../../generator/content/html/blocks.ts';
import { testContext } from './context.ts';

function propsOf(name: string, alias: string, attributes: object, context = testContext()) {
  const block = { name, clientId: 'a', parentClientId: null, renderedHtml: '', [alias]: attributes };
  return readBlocks([block], context).map((stored) => ('props' in stored ? stored.props : null))[0];
}

describe('a colour', () => {
  it.each([
    ['accent-2', undefined, 'accent-2'],
    ['', '#FE0', '#ffee00'],
    ['', '#5b2245ff', '#5b2245'],
    ['', 'rgb(91, 34, 69)', '#5b2245'],
    ['', 'var:preset|color|accent-4', 'accent-4'],
    ['accent', '#5b2245', 'accent'],
  ])('is read from preset "%s" and value %s', (preset, custom, expected) => {
    expect(colourOf(preset, custom)).toBe(expected);
  });

  it.each([
    '#12345680',
    'rgba(0,0,0,0.5)',
    'rgb(300, 0, 0)',
    'red;top:0',
    'url(//evil.test)',
    '#fff}',
    12,
    null,
  ])('is skipped when it is %s', (custom) => {
    expect(colourOf('', custom)).toBeUndefined();
  });
});

describe('a length', () => {
  it('is brought within its limits, and none without a unit that is known', () => {
    const limits = { px: [1, 320], '%': [8, 100] } as const;
    expect(lengthWithin('48px', limits)).toBe('48px');
    expect(lengthWithin('48', limits)).toBe('48px');
    expect(lengthWithin('9000px', limits)).toBe('320px');
    expect(lengthWithin('66.66%', limits)).toBe('66.66%');
    for (const value of ['', '5vw', '-5px', '1e3px', '10px;top:0', 'calc(1px)', '10constructor'])
      expect(lengthWithin(value, limits)).toBeUndefined();
  });
});

describe('free values of an editor', () => {
  it('reach the style of a block when they are colours and sizes', () => {
    const style = JSON.stringify({
      color: { text: '#fff4d6', background: '#5B2245' },
      typography: { fontSize: '28px', textAlign: 'right' },
      spacing: { padding: 'url(//evil.test)' },
    });
    expect(propsOf('core/paragraph', 'paragraph', { content: 'Text', style })).toMatchObject({
      style: { textColor: '#fff4d6', backgroundColor: '#5b2245', fontSize: '1.75rem', textAlign: 'right' },
    });
  });

  it('count one by one: a broken one does not take the others along', () => {
    const style = JSON.stringify({
      color: 'red',
      typography: { fontSize: 'huge;top:0', textAlign: 'center' },
    });
    expect(propsOf('core/paragraph', 'paragraph', { content: 'Text', style })).toEqual({
      html: expect.anything(),
      style: { textAlign: 'center' },
    });
  });

  it('name sizes of older themes by ours', () => {
    expect(propsOf('core/paragraph', 'paragraph', { content: 'Text', fontSize: 'huge' })).toMatchObject({
      style: { fontSize: 'xx-large' },
    });
  });
});

describe('single blocks', () => {
  it('gives a spacer no more than a third of a screen, and presets their step', () => {
    expect(propsOf('core/spacer', 'spacer', { height: '5000px' })).toEqual({ height: '320px' });
    expect(propsOf('core/spacer', 'spacer', { height: 'var:preset|spacing|50' })).toEqual({
      height: '1.5rem',
    });
    expect(propsOf('core/spacer', 'spacer', { height: 'calc(1px)' })).toEqual({ height: '48px' });
  });

  it('keeps the width, shape and target of a picture, and says why one without words is no link', () => {
    const url = '/wp-content/uploads/a.jpg';
    const image = {
      url,
      alt: 'A',
      href: '/visit/',
      linkTarget: '_blank',
      width: '300px',
      aspectRatio: '4/3',
    };
    expect(propsOf('core/image', 'image', image)).toMatchObject({
      width: 300,
      aspectRatio: '4/3',
      opensNewTab: true,
      href: { to: '/visit/' },
    });
    const context = testContext();
    expect(propsOf('core/image', 'image', { url, alt: '', href: '/visit/' }, context)).not.toHaveProperty(
      'href',
    );
    expect(context.warnings).toMatchObject([
      { block: 'core/image', message: expect.stringContaining('/visit/') },
    ]);
    expect(
      propsOf('core/image', 'image', { url, alt: '', href: '/visit/', caption: 'To the <b>pier</b>' }),
    ).toMatchObject({ href: { to: '/visit/' }, picture: { alt: 'To the pier' } });
  });

  it.each([
    [{ width: 50 }, [50]],
    [{ style: '{"dimensions":{"width":"50%"}}' }, [50]],
    [{ style: '{"dimensions":{"width":"33%"}}' }, [undefined]],
    [{ style: '{"dimensions":{"width":50}}' }, [undefined]],
  ])('reads the width of a button from %o, as older and newer WordPress store it', (attributes, expected) => {
    const block = { name: 'core/button', clientId: 'a', button: { text: 'Go', ...attributes } };
    const [row] = readBlocks([block], testContext());
    const buttons = row?.block === 'core/buttons' ? row.props.children : [];
    expect(buttons.map((button) => button.block === 'core/button' && button.props.width)).toEqual(expected);
  });

  it('reads position and overlay of a cover', () => {
    const block = { name: 'core/cover', clientId: 'a', parentClientId: null, renderedHtml: '' };
    const words = { name: 'core/paragraph', clientId: 'b', parentClientId: 'a', renderedHtml: '' };
    const cover = {
      contentPosition: 'bottom left',
      customOverlayColor: '#5b2245',
      minHeight: 9000,
      minHeightUnit: 'px',
    };
    expect(
      readBlocks(
        [
          { ...block, cover },
          { ...words, paragraph: { content: 'Words' } },
        ],
        testContext(),
      ),
    ).toMatchObject([
      {
        props: {
          position: { vertical: 'bottom', horizontal: 'left' },
          overlayColor: '#5b2245',
          minHeight: '1000px',
        },
      },
    ]);
  });

  it('keeps the words that go with a film, those of the site only', () => {
    const tracks = [
      { src: '/wp-content/uploads/a.vtt', kind: 'captions', srcLang: 'en', label: 'English' },
      // As WPGraphQL Content Blocks gives all of them.
      JSON.stringify({ src: '/wp-content/uploads/b.vtt', label: '' }),
      { src: 'https://else.test/c.vtt', srcLang: 'en' },
      'd.vtt',
    ];
    expect(propsOf('core/video', 'video', { src: '/wp-content/uploads/a.mp4', tracks })).toMatchObject({
      tracks: [
        { src: { to: '/wp-content/uploads/a.vtt' }, kind: 'captions', language: 'en', label: 'English' },
        { src: { to: '/wp-content/uploads/b.vtt' }, kind: 'captions', label: 'subtitles' },
      ],
    });
  });

  it('takes a quote in the middle for one whose text is there, and others for what they are', () => {
    const quote = { value: '<p>Words</p>' };
    expect(propsOf('core/quote', 'quote', { ...quote, align: 'center' })).toMatchObject({
      style: { textAlign: 'center' },
    });
    expect(propsOf('core/quote', 'quote', { ...quote, align: 'right' })).toMatchObject({
      style: { align: 'right' },
    });
  });

  it('says a plain caption of an embed once, on its poster', () => {
    expect(
      propsOf('core/embed', 'embed', { url: 'https://vimeo.com/76979871', caption: 'The film' }),
    ).not.toHaveProperty('caption');
  });
});
