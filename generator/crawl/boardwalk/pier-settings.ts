import { z } from 'zod';
import type { PierNotice, PierSettings, WeeklyHours } from '../../content/content.ts';
import { linkRef, withoutHosts } from '../../content/html/links.ts';
import { plainText } from '../../content/html/text.ts';
import { flag, localDate, plain, raw } from '../../content/kinds/field-schemas.ts';
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

const time = z.string().regex(/^([01]\d|2[0-4]):[0-5]\d$/);
const monthAndDay = z.string().regex(/^(0\d|1[0-2])-([0-2]\d|3[01])$/);
const opening = z.object({ day: z.number().int().min(1).max(7), opens: time, closes: time });
const exception = z.object({
  date: z.iso.date(),
  isClosed: flag,
  opens: time
    .or(z.literal(''))
    .nullish()
    .transform((value) => value ?? ''),
  closes: time
    .or(z.literal(''))
    .nullish()
    .transform((value) => value ?? ''),
  note: words,
});
const season = z.object({ name: words, from: monthAndDay, until: monthAndDay, week: rowsOf(opening) });

const openingHours = z
  .object({ week: rowsOf(opening), exceptions: rowsOf(exception), seasons: rowsOf(season) })
  .nullish();

export const pierNode = z.object({
  name: words,
  address: raw,
  phone: words,
  email: words,
  directionsUrl: raw,
  latitude: number(-90, 90),
  longitude: number(-180, 180),
  hours: raw,
  openingHours,
  social: rowsOf(z.object({ label: words, url: raw })),
  notice: z.object({ text: words, url: raw, until: raw }).nullish(),
});

type Context = Pick<CrawlContext, 'hosts' | 'warn'>;

/** Reads the page Pier of the CMS; undefined where nothing is filled in. Skips unusable addresses. */
export function readPier(
  node: z.output<typeof pierNode> | null | undefined,
  context: Context,
): PierSettings | undefined {
  if (!node) return undefined;
  const { latitude, longitude } = node;
  const pier: PierSettings = {
    name: withoutHosts(node.name, context.hosts),
    address: withoutHosts(linesOf(node.address).join(', '), context.hosts),
    phone: node.phone,
    email: emailOf(node.email, context),
    directionsUrl:
      node.directionsUrl === '' ? '' : (webAddress(node.directionsUrl, 'directionsUrl', context) ?? ''),
    position: latitude == null || longitude == null ? null : { latitude, longitude },
    hours: linesOf(node.hours).map(hoursRow),
    openingHours: hoursOf(node.openingHours),
    social: node.social.flatMap(({ label, url }) => {
      const address = label === '' || url === '' ? null : webAddress(url, 'social', context);
      return address === null ? [] : [{ label, url: address }];
    }),
    notice: noticeOf(node.notice, context),
  };
  return isFilledIn(pier) ? pier : undefined;
}

function isFilledIn(pier: PierSettings): boolean {
  return Object.values(pier).some((value) =>
    Array.isArray(value) || typeof value === 'string' ? value.length > 0 : value !== null,
  );
}

function linesOf(text: string): readonly string[] {
  return text
    .slice(0, mostLetters * 4)
    .split(/\r\n|\r|\n/)
    .map(plainText)
    .filter((line) => line !== '');
}

/** Splits "Monday 09:00–17:00" before its first time, or before a word such as "closed". */
function hoursRow(line: string): { readonly days: string; readonly hours: string } {
  const [, days, hours] = /^(\D*?)[:,]? +((?:\d|closed|open\b|noon|midnight|by ).*)$/i.exec(line) ?? [];
  return days === undefined || hours === undefined ? { days: '', hours: line } : { days, hours };
}

function hoursOf(hours: z.output<typeof openingHours>): WeeklyHours | null {
  if (!hours) return null;
  return Object.values(hours).every((rows) => rows.length === 0) ? null : hours;
}

function emailOf(email: string, { warn }: Context): string {
  if (email === '' || z.email().safeParse(email).success) return email;
  warn(unusable('e-mail address', 'email'));
  return '';
}

/** Returns an address of the web outside the CMS. */
function webAddress(address: string, field: string, { hosts, warn }: Context): string | null {
  const link = linkRef(address, { hosts, uri: '/' });
  if (link !== null && !link.isInternal && link.shared === undefined && /^https?:/.test(link.to))
    return link.to;
  warn(unusable('web address', field));
  return null;
}

function noticeOf(notice: z.output<typeof pierNode>['notice'], context: Context): PierNotice | null {
  if (!notice || notice.text === '') return null;
  const { text, url, until } = notice;
  const link = url === '' ? null : linkRef(url, { hosts: context.hosts, uri: '/' });
  if (url !== '' && link === null) context.warn(unusable('link', 'notice'));
  return { text: withoutHosts(text, context.hosts), link, until: localDate(until) };
}

function unusable(what: string, field: string) {
  return {
    message: `The ${what} of the pier cannot be used, and is skipped`,
    field: `boardwalk.settings.${field}`,
    hint: 'Correct it on the page Pier in the CMS: write a full address outside the CMS.',
  };
}
