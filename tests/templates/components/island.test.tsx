import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AssetsContext } from '../../../templates/components/AssetsContext.ts';
import { Island } from '../../../templates/components/Island.tsx';
import type { ClickToLoadProps } from '../../../templates/islands/ClickToLoad.tsx';
import { queryHtml } from '../query-html.ts';
import { document, href } from '../samples.ts';

const Greeting = ({ title }: ClickToLoadProps) => <p>Hello {title}</p>;
const props: ClickToLoadProps = {
  title: '"Ann" & <Bo>',
  embedUrl: href('https://video.example/embed/1'),
  href: href('https://video.example/1'),
  provider: 'Video',
};
const rest = { id: 'island-1', when: 'visible', component: Greeting, props } as const;
const island = <Island name="click-to-load" {...rest} />;
const { islands } = document.assets;
const renderWith = (assets: Partial<typeof document.assets>, shown = island) =>
  renderToString(<AssetsContext value={{ ...document.assets, ...assets }}>{shown}</AssetsContext>);
const withScript = { islands: { ...islands, 'click-to-load': '/_assets/click.js' }, islandStyles: {} };

describe('an island', () => {
  it('tells the browser its module, its stylesheet, its trigger and its props', () => {
    const html = renderWith({ ...withScript, islandStyles: { 'click-to-load': '/_assets/click.css' } });
    const data = queryHtml(html).having('data-island', 'click-to-load')[0]?.attribs ?? {};
    expect(data).toMatchObject({
      id: 'island-1',
      'data-module': '/_assets/click.js',
      'data-stylesheet': '/_assets/click.css',
      'data-when': 'visible',
    });
    expect(JSON.parse(data['data-props'] ?? '')).toEqual(props);
  });

  it('holds exactly what a root of its own renders, for the browser to find', () => {
    const own = renderToString(<Greeting {...props} />, { identifierPrefix: 'island-1' });
    expect(renderWith(withScript)).toContain(`>${own}</div>`);
  });

  it('names no stylesheet when it has none', () => {
    expect(renderWith(withScript)).not.toContain('data-stylesheet');
  });

  it('does not compile with a misspelt name, and ends the build where it is not compiled', () => {
    // @ts-expect-error: no island has this name
    const shown = <Island name="galery" {...rest} />;
    expect(() => renderWith({}, shown)).toThrow(
      'No island or enhancement "galery": known are click-to-load, ',
    );
  });

  it('does not compile with the component of another island', () => {
    // @ts-expect-error: a gallery has other props
    const shown = <Island name="gallery" {...rest} />;
    expect(renderWith({ islands: { gallery: '/_assets/gallery.js' } }, shown)).toContain('Hello');
  });

  it('is plain html when the site has no script for it', () => {
    const html = renderToString(island);
    expect(queryHtml(html).having('data-island')).toEqual([]);
    expect(html).toContain('Hello');
  });
});
