import type { PierSettings } from './content.ts';

/** The page Pier of a CMS in which nothing is filled in. */
export const noPier: PierSettings = {
  name: '',
  address: '',
  phone: '',
  email: '',
  directionsUrl: '',
  position: null,
  hours: [],
  openingHours: null,
  social: [],
  notice: null,
};
