import type { Brand } from '../config/brand/brand.ts';
import { defaultBrand } from '../config/brand/default-brand.ts';

/** The brand of the site. The bundler puts that of the settings in the place of this one (generator/bundle/brand-modules.ts). */
export const brand: Pick<Brand, 'shortName' | 'colours' | 'mark'> = defaultBrand;
