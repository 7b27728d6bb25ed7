import { z } from 'zod';
import type { PierNotice, PierSettings } from '../../content/content.ts';
import { firstHourWords } from '../../content/hours/hours-in-signs.ts';
import { hoursNode, readHours } from '../../content/hours/read-hours.ts';
import { linkRef, withoutHosts } from '../../content/html/links.ts';
import { plainText } from '../../content/html/text.ts';
import { plain, raw } from '../../content/kinds/field-schemas.ts';
import { isNowhere } from '../../content/kinds/is-nowhere.ts';
import { localDate } from '../../content/kinds/local-date.ts';
import { noPier } from '../../content/no-pier.ts';
import { typedAddress } from '../../content/typed-address.ts';
import type { CrawlContext } from '../crawl-context.ts';

const mostLetters = 500;
const mostRows = 400;

const words = plain.transform((value) => value.slice(0, mostLetters));

const number = (least: number, most: number) => z.number().min(least).max(most).nullish().catch(null);

/** A list whose unusable rows are skipped. */
function rowsOf<Row>(row: z.ZodType<Row>) {
  return z
    .array(z.unknown())
    .nullish()
    .transform((rows) =>
      (rows ?? []).slice(0, mostRows).flatMap((value) => {
        const checked = row.safeParse(value);
        return checked.success ? [checked.data] : [];
      }),
    );
}

export const pierNode = z.object({
  name: words,
  address: raw,
  phone: words,
  email: words,
  directionsUrl: raw,
  latitude: number(-90, 90),
  longitude: number(-180, 180),
  hours: raw,
  openingHours: hoursNode,
  social: rowsOf(z.object({ label: words, url: raw })),
  notice: z.object({ text: words, url: raw, until: raw }).nullish(),
});

type Context = Pick<CrawlContext, 'hosts' | 'timeZone' | 'warn'>;

/** Reads the page Pier of the CMS, with what is filled in. Skips unusable addresses. */
export function readPier(node: z.output<typeof pierNode> | null | undefined, context: Context): PierSettings {
  if (!node) return noPier;
  const { latitude, longitude } = node;
  const hours = linesOf(node.hours);
  return {
    name: withoutHosts(node.name, context.hosts),
    address: withoutHosts(linesOf(node.address).join(', '), context.hosts),
    phone: node.phone,
    email: emailOf(node.email, context),
    directionsUrl:
      node.directionsUrl === '' ? '' : (webAddress(node.directionsUrl, 'directionsUrl', context) ?? ''),
    position: latitude == null || longitude == null || isNowhere(node) ? null : { latitude, longitude },
    hours: hours.map(hoursRow),
    openingHours: readHours(node.openingHours, {
      lines: hours,
      tell: (reason) => context.warn(unusableHours(reason)),
    }),
    social: node.social.flatMap(({ label, url }) => {
      const address = label === '' || url === '' ? null : webAddress(url, 'social', context);
      return address === null ? [] : [{ label, url: address }];
    }),
    notice: noticeOf(node.notice, context),
  };
}

function linesOf(text: string): readonly string[] {
  return text
    .slice(0, mostLetters * 4)
    .split(/\r\n|\r|\n/)
    .map(plainText)
    .filter((line) => line !== '');
}

const daysAndHours = new RegExp(`^(\\D*?)[:,]? +((?:\\d|${firstHourWords}|open\\b|by ).*)$`, 'i');

/** Splits "Monday 09:00–17:00" before its first time, or before a word such as "closed". */
function hoursRow(line: string): { readonly days: string; readonly hours: string } {
  const [, days, hours] = daysAndHours.exec(line) ?? [];
  return days === undefined || hours === undefined ? { days: '', hours: line } : { days, hours };
}

function emailOf(email: string, { warn }: Context): string {
  if (email === '' || z.email().safeParse(email).success) return email;
  warn(unusable('e-mail address', 'email'));
  return '';
}

/** Returns an address of the web outside the CMS. */
function webAddress(address: string, field: string, { hosts, warn }: Context): string | null {
  const link = linkRef(typedAddress(address) ?? address, { hosts, uri: '/' });
  if (link !== null && !link.isInternal && link.shared === undefined && /^https?:/.test(link.to))
    return link.to;
  warn(unusable('web address', field));
  return null;
}

function noticeOf(notice: z.output<typeof pierNode>['notice'], context: Context): PierNotice | null {
  if (!notice || notice.text === '') return null;
  const { text, url, until } = notice;
  const link = url === '' ? null : linkRef(typedAddress(url) ?? url, { hosts: context.hosts, uri: '/' });
  if (url !== '' && link === null) context.warn(unusable('link', 'notice'));
  const end = localDate(until, context);
  if (until !== '' && end === null) context.warn(endless(until));
  return { text: withoutHosts(text, context.hosts), link, until: end };
}

function endless(until: string) {
  return {
    message: `The end of the notice, ${JSON.stringify(until)}, is not a date and time: the notice stays until it is removed`,
    field: 'boardwalk.settings.notice.until',
    hint: 'Correct it on the page Pier in the CMS.',
  };
}

function unusable(what: string, field: string) {
  return {
    message: `The ${what} of the pier cannot be used, and is skipped`,
    field: `boardwalk.settings.${field}`,
    hint: 'Correct it on the page Pier in the CMS: write a full address outside the CMS.',
  };
}

function unusableHours(reason: string) {
  return {
    message: `The opening hours of the pier are shown in words only, because ${reason}`,
    field: 'boardwalk.settings.openingHours',
    hint: 'Correct them on the page Pier in the CMS.',
  };
}
