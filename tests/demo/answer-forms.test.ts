import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerForms } from '../../demo/answer-forms.ts';
import { demoForms, formsPath } from '../../demo/forms.ts';
import { openServer } from '../support/serve.ts';

const contact = { name: 'Ada Low', email: 'ada@example.org', message: 'Is the gate open?', _gotcha: '' };
const hall = { name: 'Ada Low', email: 'ada@example.org', date: '2026-07-04', guests: '80' };
const asScript = { accept: 'application/json' };

describe('the forms of the demo', () => {
  let origin = '';
  let close = () => {};
  let now = 0;
  beforeAll(async () => {
    const answer = answerForms(
      (_, response) => response.writeHead(418).end(),
      () => now,
    );
    ({ origin, close } = await openServer(answer));
  });
  beforeEach(() => {
    now += 600_000;
  });
  afterAll(() => close());

  const send = (form: string, fields: Readonly<Record<string, string>>, headers = {}) => {
    const body = new URLSearchParams(fields);
    return fetch(origin + formsPath + form, { method: 'POST', body, headers, redirect: 'manual' });
  };

  it('lead to the page that thanks, and tell script so', async () => {
    const led = await send('contact', contact);
    expect([led.status, led.headers.get('location')]).toEqual([303, '/thanks/']);
    const told = await send('hall', hall, asScript);
    expect([told.status, await told.json()]).toEqual([200, { message: 'Thank you.', next: '/thanks/' }]);
  });

  it.each([
    ['contact', { ...contact, message: ' ' }, 'message', 'Your message: please fill this in.'],
    [
      'contact',
      { ...contact, name: 'a'.repeat(101) },
      'name',
      'Your name: this is longer than 100 characters.',
    ],
    [
      'leasing',
      { ...contact, email: 'ada' },
      'email',
      'Your e-mail: an e-mail address looks like name@example.org.',
    ],
    ['hall', { ...hall, date: '2026-02-30' }, 'date', 'Date: this is not a date.'],
    ['hall', { ...hall, guests: '0' }, 'guests', 'Number of guests: this is not a number from 1 to 9999.'],
  ])(
    'say what is wrong in %s, to script and on a page, without a word of what was typed',
    async (form, fields, field, message) => {
      const told = await send(form, fields, asScript);
      expect([told.status, await told.json()]).toEqual([
        422,
        { message: 'Please look at these fields again.', errors: [{ field, message }] },
      ]);
      const page = await send(form, fields);
      const html = await page.text();
      expect([page.status, html.includes(`<li>${message}</li>`)]).toEqual([422, true]);
      expect(html).not.toContain('Ada Low');
    },
  );

  it('take what a program has filled in, and no file', async () => {
    expect((await send('contact', { _gotcha: 'buy' })).status).toBe(303);
    const body = new FormData();
    body.set('name', new File(['Ada'], 'ada.txt'));
    const answer = await fetch(`${origin}${formsPath}contact`, { method: 'POST', body, headers: asScript });
    expect((await answer.json()).errors).toHaveLength(3);
  });

  it('are bounded in size, and in number within ten minutes', async () => {
    const large = await send('contact', { ...contact, message: 'a'.repeat(70_000) });
    expect([large.status, await large.text()]).toEqual([413, expect.stringContaining('more than a form')]);
    for (let sent = 1; sent < 60; sent += 1) expect((await send('contact', contact)).status).toBe(303);
    const late = await send('contact', contact, asScript);
    expect([late.status, late.headers.get('retry-after')]).toEqual([429, '600']);
    now += 600_000;
    expect((await send('contact', contact)).status).toBe(303);
  });

  it('leave all other requests to the site', async () => {
    for (const [path, method] of [
      [`${formsPath}contact`, 'GET'],
      [`${formsPath}constructor`, 'POST'],
      ['/contact/', 'POST'],
    ] as const)
      expect((await fetch(origin + path, { method })).status, path).toBe(418);
    expect(Object.values(demoForms).map(({ action }) => action)).toEqual(
      ['contact', 'leasing', 'hall'].map((name) => formsPath + name),
    );
  });
});
