import type { Brand } from '../../config/brand/brand.ts';
import { brandCss } from './brand-css.ts';

/** Makes the modules that a brand decides. Its mark is clean. */
export function brandModules(brand: Brand): readonly (readonly [file: string, text: string])[] {
  const { shortName, colours, mark } = brand;
  const ofTemplates = { shortName, colours, mark };
  const { fonts, properties } = brandCss(brand);
  return [
    ['templates/brand.ts', `export const brand = ${JSON.stringify(ofTemplates)};\n`],
    ['templates/styles/fonts.css', fonts],
    ['templates/styles/brand.css', properties],
  ];
}
