import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AssetsContext } from '../../../templates/components/AssetsContext.ts';
import { Island } from '../../../templates/components/Island.tsx';
import { queryHtml } from '../query-html.ts';
import { document } from '../samples.ts';

const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;

const island = (name: string) => (
  <Island name={name} id="island-1" when="visible" component={Greeting} props={{ name: '"Ann" & <Bo>' }} />
);

describe('an island', () => {
  it('tells the browser its module, its stylesheet, its trigger and its props', () => {
    const html = renderToString(<AssetsContext value={document.assets}>{island('pier-map')}</AssetsContext>);
    const data = queryHtml(html).having('data-island', 'pier-map')[0]?.attribs ?? {};
    expect(data).toMatchObject({
      id: 'island-1',
      'data-module': '/_assets/pier-map.js',
      'data-stylesheet': '/_assets/pier-map.css',
      'data-when': 'visible',
    });
    expect(JSON.parse(data['data-props'] ?? '')).toEqual({ name: '"Ann" & <Bo>' });
  });

  it('holds exactly what a root of its own renders, for the browser to find', () => {
    const html = renderToString(<AssetsContext value={document.assets}>{island('gallery')}</AssetsContext>);
    const own = renderToString(<Greeting name={'"Ann" & <Bo>'} />, { identifierPrefix: 'island-1' });
    expect(html).toContain(`>${own}</div>`);
  });

  it('names no stylesheet where it has none', () => {
    const html = renderToString(<AssetsContext value={document.assets}>{island('gallery')}</AssetsContext>);
    expect(html).not.toContain('data-stylesheet');
  });

  it('is an error where its name is that of no island', () => {
    const shown = <AssetsContext value={document.assets}>{island('galery')}</AssetsContext>;
    expect(() => renderToString(shown)).toThrow(
      'There is no island "galery" in templates/islands; there are click-to-load, event-filter, gallery,',
    );
  });

  it('is plain html where the site has no script for it', () => {
    expect(queryHtml(renderToString(island('gallery'))).having('data-island')).toEqual([]);
    expect(renderToString(island('gallery'))).toContain('Hello');
  });
});
