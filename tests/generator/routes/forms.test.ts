import { describe, expect, it } from 'vitest';
import { settingsSchema } from '../../../config/settings.ts';
import { weighHere } from '../../../generator/content/words/weigh-texts.ts';
import { startSearch } from '../../../generator/files/search/start-search.ts';
import { collectRoutes } from '../../../generator/routes/collect-routes.ts';
import { formOf, lostForms } from '../../../generator/routes/forms.ts';
import { makeEntry } from '../../support/entries.ts';
import { openContext } from '../../support/route-context.ts';

const email = 'hello@pier.example';

function contextOf(forms: object, organisation: object = { name: 'Pier', email }) {
  const settings = settingsSchema.parse({ siteUrl: 'https://www.pier.example', organisation, forms });
  const page = makeEntry('page', 7, { slug: 'thanks', uri: '/thanks/', title: 'We have it' });
  return openContext([page, makeEntry('event', 8)], {}, settings).context;
}

describe('a form', () => {
  it('is sent to its address, with what the service there wants', () => {
    const forms = {
      contact: {
        action: 'https://api.web3forms.com/submit',
        service: 'web3forms',
        hidden: { access_key: 'k' },
      },
    };
    expect(formOf('contact', contextOf(forms))).toEqual({
      name: 'contact',
      action: 'https://api.web3forms.com/submit',
      subject: 'subject',
      hidden: [
        ['redirect', 'https://www.pier.example/thanks/'],
        ['access_key', 'k'],
      ],
      trap: 'botcheck',
      thanks: '/thanks/',
    });
    const plain = formOf('hall', contextOf({ hall: { action: 'https://forms.example/1' } }));
    expect(plain).toMatchObject({ trap: '_gotcha', hidden: [['_next', 'https://www.pier.example/thanks/']] });
    // Nothing is known of its answers to script.
    expect(plain).not.toHaveProperty('thanks');
  });

  it('is an e-mail where it has no address (behaviours 150)', () => {
    expect(formOf('hall', contextOf({}))).toEqual({ name: 'hall', mail: `mailto:${email}` });
  });

  it('is not there without an e-mail address, or where it is switched off; a newsletter is an offer', () => {
    expect(formOf('hall', contextOf({}, { name: 'Pier' }))).toBeUndefined();
    expect(
      formOf('hall', contextOf({ hall: { shown: false, action: 'https://forms.example/1' } })),
    ).toBeUndefined();
    expect(formOf('newsletter', contextOf({}))).toBeUndefined();
    expect(formOf('newsletter', contextOf({ newsletter: {} }))).toMatchObject({ name: 'newsletter' });
  });

  it('of the settings that nobody would receive is named (behaviours 150)', () => {
    const lost = lostForms(contextOf({ hall: {}, contact: { shown: false } }, { name: 'Pier' }));
    expect(lost.map(({ field }) => field)).toEqual(['forms.hall.action']);
    expect(lostForms(contextOf({ hall: {} }))).toEqual([]);
  });

  it('is thanked for on a page of the site, which nothing lists, with the words of the CMS', () => {
    const context = contextOf({ hall: { action: 'https://forms.example/1' } });
    const routes = collectRoutes(context);
    const route = routes.find('/thanks/');
    expect(route?.template).toBe('thanks');
    expect(route?.head().robots).toBe('noindex');
    expect(route?.props()).toMatchObject({ title: 'We have it' });
    expect(JSON.stringify(context.titles())).not.toContain('/thanks/');
    const [before, kept] = [new Map(), new Map()];
    const records = { before, kept, now: { get: () => undefined, add: () => undefined } };
    const search = startSearch(routes, context, records);
    for (const { path } of routes) weighHere(search.add(path));
    const index = [...search.files()];
    expect(index.length).toBeGreaterThan(0);
    expect(JSON.stringify(index)).not.toContain('/thanks/');
  });

  it('without an address needs no such page', () => {
    const paths = [...collectRoutes(contextOf({}))].map(({ path, template }) => `${path} ${template}`);
    expect(paths).toContain('/thanks/ page');
  });
});
