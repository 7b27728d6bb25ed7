import { describe, expect, it } from 'vitest';
import type { PierNotice } from '../../../generator/content/content.ts';
import { noPier } from '../../../generator/content/no-pier.ts';
import { notice } from '../../../generator/files/notice.ts';
import { makePage } from '../../../generator/pages/make-page.ts';
import { hashConditions } from '../../../generator/rebuild/conditions.ts';
import { collectRoutes } from '../../../generator/routes/collect-routes.ts';
import { makeContent, makeEntry } from '../../support/entries.ts';
import { openContext } from '../../support/route-context.ts';

const gale: PierNotice = { text: 'Gale: the pier is closed', link: null, until: null };
const withNotice = (values: Partial<PierNotice> | null) =>
  openContext([makeEntry('event', 7, { slug: 'fair' })], {
    pier: { ...noPier, notice: values && { ...gale, ...values } },
  });

/** Reads the file that is made for a notice; undefined without a file. */
function fileOf(values: Partial<PierNotice> | null) {
  const [file] = notice(withNotice(values).context);
  return file && 'contents' in file ? JSON.parse(String(file.contents)) : undefined;
}

const internal = (to: string) => ({ ref: 'link' as const, to, isInternal: true });

describe('notice', () => {
  it('writes text and version; an empty object without a notice; nothing for a CMS without the page Pier', () => {
    expect(fileOf({})).toEqual({ text: gale.text, version: expect.stringMatching(/^[\w-]{12}$/) });
    expect(fileOf(null)).toEqual({});
    expect(notice(openContext([]).context)).toEqual([]);
  });

  it('leads to the page of the site, and to other sites as written', () => {
    expect(fileOf({ link: internal('/events/fair/') }).href).toBe('/event/fair/');
    expect(fileOf({ link: { ref: 'link', to: 'https://ferry.example/a', isInternal: false } }).href).toBe(
      'https://ferry.example/a',
    );
  });

  it('ends at a moment of the time zone of the site, which the build knows as its next change (behaviours 144)', () => {
    expect(fileOf({ until: '2026-06-13T19:00:00' }).until).toBe('2026-06-13T23:00:00.000Z');
    const { context } = withNotice({ until: '2026-06-13T19:00:00' });
    notice(context);
    expect(context.clock.nextChange()).toEqual({ at: '2026-06-13T23:00:00.000Z', why: 'the notice ends' });
    expect(fileOf({ until: '2026-06-13T09:59:00' })).toEqual({});
    expect(fileOf({ until: '2026-06-13T10:01:00' }).text).toBe(gale.text);
  });

  it('has another version for other words, and the same for another end (behaviours 143)', () => {
    const { version } = fileOf({});
    expect(fileOf({ until: '2026-06-13T19:00:00' }).version).toBe(version);
    expect(fileOf({ text: 'Open again' }).version).not.toBe(version);
    expect(fileOf({ link: internal('/events/fair/') }).version).not.toBe(version);
  });

  it('keeps what looks like html as text', () => {
    const text = '</script><img src=x onerror=alert(1)> "quoted"';
    expect(fileOf({ text }).text).toBe(text);
  });

  it('is read by the home page and the page of today alone, and is no condition of the others (behaviours 141)', () => {
    const { context } = withNotice({});
    const readers = [...collectRoutes(context)]
      .filter((route) => makePage(route, context).used.includes('notice:0'))
      .map(({ path }) => path);
    expect(readers).toEqual(['/', '/today/']);
    const conditionsOf = (values: Partial<PierNotice> | null) => {
      const pier = { ...noPier, notice: values && { ...gale, ...values } };
      const site = { config: { ...context.config, hasDrafts: false } as never, code: 'a' };
      return hashConditions(site, { content: makeContent([], { pier }) });
    };
    expect(conditionsOf({})).toBe(conditionsOf(null));
  });
});
