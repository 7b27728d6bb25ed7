import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Picture } from '../../../templates/components/Picture.tsx';
import { queryHtml } from '../query-html.ts';
import { picture } from '../samples.ts';

const { sources: _, tones: __, ...plain } = picture;

function render(props: Partial<Parameters<typeof Picture>[0]> = {}) {
  const html = renderToStaticMarkup(<Picture picture={picture} sizes="50vw" {...props} />);
  const { all } = queryHtml(html);
  return {
    html,
    images: all('img').map(({ attribs }) => attribs),
    sources: all('source').map(({ attribs }) => attribs),
    preloads: all('link').map(({ attribs }) => attribs),
  };
}

describe('a picture', () => {
  it('offers AVIF with its sizes, and has a file for every browser', () => {
    const { sources, images } = render();
    expect(sources).toEqual([
      { type: 'image/avif', sizes: '50vw', srcset: '/media/pier-480.avif 480w, /media/pier-1600.avif 1600w' },
    ]);
    expect(images).toMatchObject([{ src: '/media/pier.jpg', width: '1600', height: '1067' }]);
  });

  it('is lazy and asynchronous, and says what it shows', () => {
    const [image] = render().images;
    expect(image).toMatchObject({ loading: 'lazy', decoding: 'async', alt: 'The pier at dawn' });
    expect(image).not.toHaveProperty('fetchpriority');
    expect(render().preloads).toEqual([]);
  });

  it('is asked for at once and before all others when it is the first of the page', () => {
    const { images, preloads } = render({ isFirst: true });
    expect(images).toMatchObject([{ loading: 'eager', fetchpriority: 'high' }]);
    expect(preloads).toMatchObject([
      {
        rel: 'preload',
        as: 'image',
        type: 'image/avif',
        imagesrcset: '/media/pier-480.avif 480w, /media/pier-1600.avif 1600w',
        imagesizes: '50vw',
        fetchpriority: 'high',
      },
    ]);
  });

  it('holds its place with its colours', () => {
    expect(render().images[0]?.style).toBe('--top:#cc9966;--bottom:#003366');
  });

  it('says what a crop keeps in view, unless it is the middle', () => {
    const { images } = render({ picture: { ...picture, focus: [78, 4] } });
    expect(images[0]?.style).toBe('--top:#cc9966;--bottom:#003366;--focal:78% 4%');
    expect(render({ picture: { ...picture, focus: [50, 50] } }).images[0]?.style).not.toContain('--focal');
  });

  it('weighs less than 40 bytes for its colours', () => {
    const { tones: _, ...untoned } = picture;
    expect(render().html.length - render({ picture: untoned }).html.length).toBeLessThan(40);
  });

  it('is a plain image where it is only there as it is', () => {
    const { html, images } = render({ picture: plain });
    expect(html).toMatch(/^<img /);
    expect(images[0]).not.toHaveProperty('style');
  });

  it('moves for those only who have nothing against it', () => {
    const { sources } = render({ picture: { ...picture, motion: '/media/pier-motion.webp' }, isFirst: true });
    expect(sources[0]).toEqual({
      media: '(prefers-reduced-motion: no-preference)',
      srcset: '/media/pier-motion.webp',
    });
    expect(sources).toHaveLength(2);
  });
});
