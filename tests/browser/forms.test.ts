import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkHtml } from '../../tools/quality/check-html.ts';
import { openTab } from '../support/browser.ts';
import { findAxeFaults } from '../support/find-axe-faults.ts';
import { openReceiver } from '../support/form-receiver.ts';
import { openPier } from '../support/pier-site.ts';
import { sharedBrowser } from '../support/worker-browser.ts';

const phone = { width: 390, height: 844 };
const typed = { name: 'Ada Low', email: 'ada@example.org', message: 'Is the gate open?' };

describe('the forms', () => {
  const receiver = openReceiver();
  const pier = openPier({
    prepare: (store) => Object.assign(store, { pier: { name: 'Pier', email: 'hello@pier.example' } }),
    settings: () => ({
      forms: {
        contact: { action: `${receiver.origin}/contact`, service: 'wordpress' },
        newsletter: { action: `${receiver.origin}/newsletter`, service: 'formspree' },
        leasing: { action: `${receiver.origin}/leasing` },
      },
    }),
  });
  const open = async (path: string, options: BrowserContextOptions = {}) => {
    const opened = await openTab({ viewport: phone, reducedMotion: 'reduce', ...options });
    await opened.page.goto(pier.origin + path);
    return opened;
  };
  const formOf = (page: Page, name: string) => page.locator(`form[data-form=${name}]`);
  /** Waits until script checks the form instead of the browser. */
  const started = async (page: Page, name: string) => {
    await formOf(page, name).scrollIntoViewIfNeeded();
    await expect
      .poll(() => formOf(page, name).evaluate((form: HTMLFormElement) => form.noValidate))
      .toBe(true);
  };
  const fill = async (page: Page, name: string, fields: Readonly<Record<string, string>> = typed) => {
    for (const [field, value] of Object.entries(fields)) await page.locator(`#${name}-${field}`).fill(value);
  };
  const send = (page: Page, name: string) => formOf(page, name).getByRole('button').click();
  const stored = (page: Page) =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('form-')));

  it('say at each field what is wrong, focus the first, and forgive at once (behaviours 146)', async () => {
    const { page } = await open('/contact/');
    await started(page, 'contact');
    await fill(page, 'contact', { name: '  ', email: 'ada' });
    await send(page, 'contact');
    const name = page.getByLabel('Your name');
    expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);
    const described = (field: string) =>
      page.locator(`#contact-${field}`).evaluate((element) => {
        const texts = (element.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent);
        return `${element.ariaInvalid} ${texts.join()}`;
      });
    expect(await described('name')).toBe('true Please fill this in.');
    expect(await described('email')).toBe('true An e-mail address looks like name@example.org.');
    expect(await described('message')).toBe('true Please fill this in.');
    await page.locator('#contact-email').fill('ada@example.org');
    expect(await described('email')).toBe('null ');
    expect(receiver.received).toEqual([]);
    expect(page.url()).toBe(`${pier.origin}/contact/`);
  });

  it('are sent by script, thank on a page of the site, and forget what was typed (behaviours 149)', async () => {
    const { page, errors } = await open('/contact/');
    await started(page, 'contact');
    await fill(page, 'contact');
    expect(await stored(page)).toEqual(['form-contact']);
    await send(page, 'contact');
    await page.waitForURL(`${pier.origin}/thanks/`);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Thank you');
    expect(receiver.received).toEqual([
      { ...typed, _subject: 'A question', _next: `${pier.origin}/thanks/`, _gotcha: '' },
    ]);
    await expect.poll(() => stored(page)).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('are sent by the browser to a service that does not answer script (behaviours 149)', async () => {
    const { page } = await open('/experiences/leasing/');
    await started(page, 'leasing');
    await fill(page, 'leasing');
    await send(page, 'leasing');
    await page.waitForURL(`${pier.origin}/thanks/`);
    expect(receiver.received).toHaveLength(1);
    await expect.poll(() => stored(page)).toEqual([]);
  });

  it('are checked and sent by the browser without script (behaviours 147)', async () => {
    const { page } = await open('/contact/', { javaScriptEnabled: false });
    await send(page, 'contact');
    expect(page.url()).toBe(`${pier.origin}/contact/`);
    await fill(page, 'contact');
    await send(page, 'contact');
    await page.waitForURL(`${pier.origin}/thanks/`);
    expect(receiver.received).toHaveLength(1);
  });

  it('show what the receiver finds wrong at its field, and keep what was typed (behaviours 148)', async () => {
    receiver.mode = 'finds an error';
    const { page } = await open('/contact/');
    await started(page, 'contact');
    await fill(page, 'contact');
    await send(page, 'contact');
    await expect
      .poll(() => page.locator('#contact-email-error').textContent())
      .toBe('Nobody lives at this address.');
    expect(await formOf(page, 'contact').getByRole('status').textContent()).toBe('Please look again.');
    expect(await page.locator('#contact-message').inputValue()).toBe(typed.message);
    receiver.mode = 'takes';
    await send(page, 'contact');
    await page.waitForURL(`${pier.origin}/thanks/`);
  });

  it('say that there is no connection, and are sent when it is back (behaviours 148)', async () => {
    const { page } = await open('/contact/');
    await started(page, 'contact');
    await fill(page, 'contact');
    const status = formOf(page, 'contact').getByRole('status');
    await page.context().setOffline(true);
    await send(page, 'contact');
    await expect.poll(() => status.textContent()).toContain('there is no connection');
    await page.context().setOffline(false);
    receiver.mode = 'breaks off';
    await send(page, 'contact');
    await expect.poll(() => status.textContent()).toContain('What you have typed is kept');
    expect(await page.locator('#contact-message').inputValue()).toBe(typed.message);
    receiver.mode = 'takes';
    await send(page, 'contact');
    await page.waitForURL(`${pier.origin}/thanks/`);
  });

  it('have what was typed after a reload, after another page and Back, and after a failed send (behaviours 148)', async () => {
    const { page } = await open('/experiences/leasing/');
    await started(page, 'leasing');
    await fill(page, 'leasing');
    const message = page.locator('#leasing-message');
    await page.reload();
    await expect.poll(() => message.inputValue()).toBe(typed.message);
    await page.locator('header a').first().click();
    await page.waitForURL(`${pier.origin}/`);
    await page.goBack();
    await started(page, 'leasing');
    await expect.poll(() => message.inputValue()).toBe(typed.message);
    receiver.mode = 'refuses';
    await send(page, 'leasing');
    await page.waitForURL(`${receiver.origin}/**`);
    await page.goBack();
    await expect.poll(() => message.inputValue()).toBe(typed.message);
  });

  it('send once, however often the button is pressed', async () => {
    const { page } = await open('/contact/');
    await started(page, 'contact');
    await fill(page, 'contact');
    await formOf(page, 'contact').getByRole('button').dblclick();
    await page.waitForURL(`${pier.origin}/thanks/`);
    expect(receiver.received).toHaveLength(1);
  });

  it('take the newsletter in the footer of every page', async () => {
    const { page } = await open('/news/');
    await started(page, 'newsletter');
    await fill(page, 'newsletter', { email: typed.email });
    await page.keyboard.press('Enter');
    await page.waitForURL(`${pier.origin}/thanks/`);
    expect(receiver.received).toMatchObject([{ email: typed.email, _subject: 'Newsletter, please' }]);
  });

  it('without an address are an e-mail (behaviours 150)', async () => {
    const { page } = await open('/experiences/events/');
    const link = page.locator('#c-form-hall').getByRole('link');
    expect(await link.getAttribute('href')).toMatch(/^mailto:hello@pier\.example\?subject=Hall%20hire&body=/);
    expect(await page.locator('#c-form-hall').textContent()).toContain('This opens your mail program');
  });

  it('may not be sent anywhere else', async () => {
    const context = await (await sharedBrowser()).newContext();
    onTestFinished(() => context.close());
    const page = await context.newPage();
    const refused: string[] = [];
    page.on('console', (message) => void refused.push(message.text()));
    await page.goto(`${pier.origin}/experiences/leasing/`);
    await page.evaluate((elsewhere) => {
      const form = document.createElement('form');
      form.method = 'post';
      form.action = elsewhere;
      document.body.append(form);
      form.submit();
    }, `${receiver.origin}/other`);
    await expect.poll(() => refused.join()).toMatch(/form-action/);
    expect(receiver.received).toEqual([]);
  });

  it('fit a phone: one size of text that does not zoom, room for a thumb, nothing sideways', async () => {
    const { page } = await open('/contact/');
    for (const [path, name] of [
      ['/contact/', 'contact'],
      ['/experiences/leasing/', 'leasing'],
    ] as const) {
      await page.goto(pier.origin + path);
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 700 });
        const small = await formOf(page, name)
          .locator('input[id], textarea, button')
          .evaluateAll((controls) =>
            controls.flatMap((control) => {
              const { fontSize } = getComputedStyle(control);
              const { height } = control.getBoundingClientRect();
              return Number.parseFloat(fontSize) < 16 || height < 44
                ? [`${control.id} ${fontSize} ${height}`]
                : [];
            }),
          );
        expect(small).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
      }
    }
  });

  it('have nothing for the html checker to find', async () => {
    const paths = ['/contact/', '/experiences/leasing/', '/experiences/events/', '/thanks/'];
    const pages = await Promise.all(
      paths.map(async (path) => ({
        ...{ path, kind: 'form', html: await (await fetch(pier.origin + path)).text() },
      })),
    );
    const findings = await checkHtml({ pages, texts: [] });
    expect(findings.map(({ page, rule, message }) => `${page} ${rule} ${message}`)).toEqual([]);
  });

  it('have nothing for axe to find, with errors, light and dark', async () => {
    const { page } = await open('/contact/');
    for (const path of ['/contact/', '/experiences/leasing/', '/experiences/events/', '/thanks/']) {
      await page.goto(pier.origin + path);
      const form = page.locator('main form[data-form]');
      if ((await form.count()) > 0) {
        const name = (await form.getAttribute('data-form')) ?? '';
        await started(page, name);
        await send(page, name);
      }
      expect(await findAxeFaults(page)).toEqual([]);
    }
  });
});
