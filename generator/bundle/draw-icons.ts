import type { Brand } from '../../config/brand/brand.ts';
import { fileOf, iconPath, largeIconPath, mediumIconPath, touchIconPath } from '../content/paths.ts';
import type { OutputFile } from '../publish/output-file.ts';

const sizes = { [touchIconPath]: 180, [mediumIconPath]: 192, [largeIconPath]: 512 };

/**
 * Draws the icon of a brand, its mark on its field: icon.svg for browsers, for search engines (which take no icon
 * inside the page), and as the logo where the settings name none; PNG for home screens. The mark is clean.
 */
export async function drawIcons(brand: Brand): Promise<readonly OutputFile[]> {
  const { default: sharp } = await import('sharp');
  const whole = Buffer.from(drawIcon(brand, { fills: true }));
  const pixels = Object.entries(sizes).map(async ([icon, size]): Promise<OutputFile> => {
    const png = { palette: true, compressionLevel: 9, effort: 10 };
    const contents = await sharp(whole).resize(size, size).png(png).toBuffer();
    return { path: fileOf(icon), class: 'data', contents };
  });
  return [
    ...(await Promise.all(pixels)),
    { path: fileOf(iconPath), class: 'data', contents: drawIcon(brand) },
  ];
}

/**
 * `fills`: the background reaches into the corners, which a home screen rounds, and the mark
 * keeps away from them.
 */
function drawIcon({ colours, mark }: Brand, { fills = false }: { readonly fills?: boolean } = {}): string {
  const { field, onField } = colours.light;
  const size = fills ? 22 : 26;
  const place = `x="${(32 - size) / 2}" y="${(32 - size) / 2}" width="${size}" height="${size}" color="${onField}"`;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 32 32">' +
    `<rect width="32" height="32"${fills ? '' : ' rx="8"'} fill="${field}"/>` +
    `<svg viewBox="${mark.viewBox}" ${place}>${mark.drawing}</svg></svg>\n`
  );
}
