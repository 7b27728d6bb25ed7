import { describe, expect, it } from 'vitest';
import { hashRoute, isSame, startFingerprints } from '../../../generator/pages/fingerprint.ts';
import type { MadePage } from '../../../generator/pages/make-page.ts';
import type { AssetUrls } from '../../../templates/components/AssetsContext.ts';
import type { TemplateName } from '../../../templates/pages/index.ts';

const assets: AssetUrls = {
  stylesheet: '/_assets/site-1.css',
  sheets: [
    { name: 'site.Charts', url: '/_assets/site.Charts-1.css', modules: ['Charts'], scripts: [] },
    { name: 'site.Maps', url: '/_assets/site.Maps-1.css', modules: ['PierMap'], scripts: ['pier-map'] },
  ],
  runtime: '/_assets/runtime-1.js',
  hydrate: '/_assets/hydrate-1.js',
  islands: { slideshow: '/_assets/slideshow-1.js', gallery: '/_assets/gallery-1.js' },
  islandStyles: { gallery: '/_assets/gallery-1.css' },
  preloadFonts: ['/_assets/font-1.woff2'],
};
const hashes = { error: 'E1', home: 'H1' } as Readonly<Record<TemplateName, string>>;

interface Inputs {
  readonly message?: string;
  readonly title?: string;
  readonly path?: string;
  readonly templateHashes?: Readonly<Record<TemplateName, string>>;
  readonly urls?: AssetUrls;
  readonly islands?: readonly string[];
  readonly layoutHash?: string;
}

function pageOf({
  message = 'm',
  title = 't',
  path = '/x/',
}: Inputs = {}): Pick<MadePage, 'path' | 'call' | 'head'> {
  const head = {
    title,
    canonical: 'https://pier.example/x/',
    openGraph: { type: 'website' as const },
    jsonLd: [],
  };
  const call = { template: 'error' as const, props: { status: 404, message } };
  return { path, call, head };
}

function of(inputs: Inputs = {}) {
  const { templateHashes = hashes, islands = ['slideshow'], layoutHash = 'L1', urls = assets } = inputs;
  const page = pageOf(inputs);
  const take = startFingerprints({ templateHashes, assets: urls, layoutHash });
  return take({ template: page.call.template, route: hashRoute(page), islands });
}

describe('fingerprint', () => {
  it('is the same for the same page', () => expect(isSame(of(), of())).toBe(true));

  const differing: Record<string, Inputs> = {
    'a prop': { message: 'other' },
    'the head': { title: 'other' },
    'the path': { path: '/y/' },
    'the template': { templateHashes: { ...hashes, error: 'E2' } },
    'the stylesheet': { urls: { ...assets, stylesheet: '/_assets/site-2.css' } },
    'the runtime': { urls: { ...assets, runtime: '/_assets/runtime-2.js' } },
    'the hydrate chunk': { urls: { ...assets, hydrate: '/_assets/hydrate-2.js' } },
    'a preloaded font': { urls: { ...assets, preloadFonts: [] } },
    'an island that it shows': {
      urls: { ...assets, islands: { ...assets.islands, slideshow: '/_assets/slideshow-2.js' } },
    },
    'the style sheet of an island that it shows': {
      urls: { ...assets, islandStyles: { ...assets.islandStyles, slideshow: '/_assets/slideshow-2.css' } },
    },
    'header, footer or language': { layoutHash: 'L2' },
  };
  for (const [what, inputs] of Object.entries(differing))
    it(`differs when ${what} differs`, () => expect(isSame(of(), of(inputs))).toBe(false));

  it('is the same in a thread that was given a copy of the page', () => {
    expect(hashRoute(structuredClone(pageOf()))).toBe(hashRoute(pageOf()));
  });

  it('is the same when another template or an island that it does not show differs', () => {
    expect(isSame(of(), of({ templateHashes: { ...hashes, home: 'H2' } }))).toBe(true);
    const urls = { ...assets, islands: { ...assets.islands, gallery: '/_assets/gallery-2.js' } };
    expect(isSame(of(), of({ urls }))).toBe(true);
    const styles = { ...assets, islandStyles: { gallery: '/_assets/gallery-2.css' } };
    expect(isSame(of(), of({ urls: styles }))).toBe(true);
  });

  it('differs with a stylesheet that the page has, and not with any other', () => {
    const edited = (name: string) => {
      const sheets = assets.sheets.map((sheet) =>
        sheet.name === name ? { ...sheet, url: `/_assets/${name}-2.css` } : sheet,
      );
      return of({ islands: ['site.Charts'], urls: { ...assets, sheets } });
    };
    expect(isSame(edited('none'), edited('site.Charts'))).toBe(false);
    expect(isSame(edited('none'), edited('site.Maps'))).toBe(true);
  });
});
