import * as z from 'zod';
import { httpUrl } from './http-url.ts';

const namedLink = z.strictObject({ label: z.string().min(1), url: z.string().min(1) });

/** Who runs the pier: its addresses, hours and links. */
export const organisationSchema = z.strictObject({
  name: z.string().min(1),
  address: z.string().optional(),
  phone: z.string().optional(),
  email: z.email().optional(),
  directionsUrl: httpUrl.optional(),
  /** The position of the pier in degrees, for search engines. */
  position: z
    .strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
    .optional(),
  /** The address of a logo for search engines, at least 112 pixels high and wide. Default: the site's icon. */
  logo: httpUrl.optional(),
  /** The country of telephone numbers without a country code. Default: that of the address, or of the CMS's language. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'must be the code of a country, such as US')
    .optional(),
  /**
   * The currency of "$12", by its code, for search engines. Without it they are told only prices that
   * name their currency.
   */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'must be the code of a currency, such as USD')
    .optional(),
  hours: z.array(z.strictObject({ days: z.string(), hours: z.string() })).default([]),
  social: z.array(namedLink).default([]),
});
