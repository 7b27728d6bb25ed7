import type { PageSettings } from '../../config/resolve-config.ts';
import { fileOf, iconPath, largeIconPath, mediumIconPath, webManifestPath } from '../content/paths.ts';
import type { OutputFile } from '../publish/output-file.ts';

interface Site {
  readonly title: string;
  readonly language: string;
  readonly brand: PageSettings['brand'];
}

const pixelIcons = [
  { src: mediumIconPath, sizes: '192x192', type: 'image/png', purpose: 'any maskable' },
  { src: largeIconPath, sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
];

/** Makes the web manifest, which names the icons. The site opens in the browser also from a home screen. */
export function webManifest({ title, language, brand: { shortName, colours } }: Site): OutputFile {
  const manifest = {
    name: title,
    short_name: shortName,
    lang: language,
    start_url: '/',
    display: 'browser',
    background_color: colours.light.paper,
    theme_color: colours.light.field,
    icons: [{ src: iconPath, sizes: 'any', type: 'image/svg+xml' }, ...pixelIcons],
  };
  return { path: fileOf(webManifestPath), class: 'data', contents: `${JSON.stringify(manifest, null, 1)}\n` };
}
