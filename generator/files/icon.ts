import path from 'node:path';
import { fileOf, iconPath, largeIconPath, touchIconPath, webManifestPath } from '../content/paths.ts';
import type { OutputFile } from '../publish/output-file.ts';
import { projectRoot } from '../util/project-root.ts';

interface Site {
  readonly title: string;
  readonly language: string;
}

/**
 * Makes the icon in all forms: icon.svg for browsers, for search engines (which take no icon inside
 * the page), and as the logo where the settings name none; PNG for home screens; and the web
 * manifest, which names them all.
 */
export function icons(site: Site): readonly OutputFile[] {
  return [
    { path: fileOf(iconPath), class: 'data', contents: drawIcon() },
    ...[touchIconPath, ...pixelIcons.map(({ src }) => src)].map(
      (icon): OutputFile => ({ path: fileOf(icon), class: 'data', copyOf: drawnFile(fileOf(icon)) }),
    ),
    { path: fileOf(webManifestPath), class: 'data', contents: webManifest(site) },
  ];
}

/**
 * The sizes of home screen icons, by file name; `node tools/run.mjs draw-icons` draws them again.
 */
export const iconSizes: Readonly<Record<string, number>> = {
  'apple-touch-icon.png': 180,
  'icon-192.png': 192,
  'icon-512.png': 512,
};

/** Returns the committed PNG of an icon: builds do not draw it again. */
export function drawnFile(name: string): string {
  return path.join(projectRoot(), 'generator', 'files', 'icons', name);
}

/**
 * `fills`: the background reaches into the corners, which a home screen rounds, and the pennant
 * keeps away from them.
 */
export function drawIcon({ fills = false }: { readonly fills?: boolean } = {}): string {
  const [corner, place] = fills ? ['', ' transform="translate(2.4 2.4) scale(.85)"'] : [' rx="8"', ''];
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 32 32">' +
    `<rect width="32" height="32"${corner} fill="#0b4f53"/><path d="M9 5h2v22H9z" fill="#fbf7ef"${place}/>` +
    `<path d="M11 6l15 6-15 6z" fill="#f4b13d"${place}/></svg>\n`
  );
}

const pixelIcons = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any maskable' },
  { src: largeIconPath, sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
];

/** The site opens in the browser also from a home screen. */
function webManifest({ title, language }: Site): string {
  const manifest = {
    name: title,
    lang: language,
    start_url: '/',
    display: 'browser',
    background_color: '#fbf7ef',
    theme_color: '#0b4f53',
    icons: [{ src: iconPath, sizes: 'any', type: 'image/svg+xml' }, ...pixelIcons],
  };
  return `${JSON.stringify(manifest, null, 1)}\n`;
}
