import { describe, expect, it } from 'vitest';
import type { BlockNode } from '../../../templates/blocks/index.ts';
import { renderPage } from '../../../templates/render.tsx';
import type { NamedLink } from '../../../templates/types.ts';
import { queryHtml, textOf } from '../query-html.ts';
import { document, link, picture } from '../samples.ts';

const trail = [link('Home', '/'), link('Events', '/event/'), link('Regatta', '/event/regatta/')];
const hero: BlockNode = { block: 'pier/hero', props: { heading: 'Regatta', picture, actions: [] } };

describe('breadcrumbs', () => {
  it('lead home step by step, and end with the page itself, which is no link', () => {
    const html = crumbsOf(trail);
    expect(queryHtml(html).all('li').map(textOf)).toEqual(['Home', 'Events', 'Regatta']);
    expect(
      queryHtml(html)
        .all('a')
        .map(({ attribs }) => attribs.href),
    ).toEqual(['/', '/event/']);
    expect(queryHtml(html).having('aria-current', 'page').map(textOf)).toEqual(['Regatta']);
  });

  it('stand within main, before the title, in a hero as well', () => {
    for (const nodes of [[], [hero]]) {
      const html = render(trail, nodes);
      const at = html.indexOf('aria-label="Breadcrumbs"');
      expect(at).toBeGreaterThan(html.indexOf('<main'));
      expect(at).toBeLessThan(html.indexOf('<h1'));
      expect(html.indexOf('aria-label="Breadcrumbs"', at + 1)).toBe(-1);
    }
  });

  it('are not there on the home page, nor where nobody knows the way', () => {
    expect(crumbsOf([])).toBe('');
    expect(crumbsOf([link('Home', '/')])).toBe('');
  });

  it('take a name for text', () => {
    const html = crumbsOf([link('Home', '/'), link('<b>Fog</b> & more', '/fog/')]);
    expect(queryHtml(html).all('b')).toEqual([]);
    expect(queryHtml(html).all('li').map(textOf)).toEqual(['Home', '<b>Fog</b> & more']);
  });
});

function render(breadcrumbs: readonly NamedLink[], nodes: readonly BlockNode[] = []): string {
  const head = { ...document.head, breadcrumbs };
  return renderPage({
    call: { template: 'page', props: { title: 'Regatta', nodes } },
    document: { ...document, head },
  });
}

function crumbsOf(breadcrumbs: readonly NamedLink[]): string {
  return /<nav aria-label="Breadcrumbs".*?<\/nav>/s.exec(render(breadcrumbs))?.[0] ?? '';
}
