import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FormName, forms } from '../../templates/forms/form-fields.ts';
import { defaultLanguage, findLanguage, languages } from '../../words/languages.ts';
import { openWords } from '../../words/open-words.ts';
import { tables } from '../../words/tables.ts';
import { openWordpress } from './support/open-wordpress.ts';

const site = 'https://www.pier.example';
const thanks = `${site}/thanks/`;
const typed = { name: 'Ada Low', email: 'ada@example.org', message: 'Is the gate open?\r\nAt nine?' };

describe('the receiver of forms', () => {
  const wordpress = openWordpress();
  beforeEach(async () => {
    await wordpress.run(
      `update_option( 'boardwalk_pier', array( 'email' => 'pier@example.org', 'siteUrl' => $given ) );
      global $wpdb;
      $wpdb->query( "DELETE FROM {$wpdb->options} WHERE option_name LIKE '%_transient_%boardwalk_form%'" );
      wp_cache_flush();`,
      { given: site },
    );
  });

  const post = (form: string, body: BodyInit, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${wordpress.url}/wp-json/boardwalk/v1/forms/${form}`, {
      ...{ method: 'POST', redirect: 'manual', body },
      headers: { origin: site, ...headers },
    });
  const send = (form: string, fields: Readonly<Record<string, string>>, headers = {}) =>
    post(form, new URLSearchParams(fields), headers);
  const asScript = { accept: 'application/json' };
  const newMails = async (act: () => Promise<unknown>) => {
    const before = (await wordpress.mails()).length;
    await act();
    return (await wordpress.mails()).slice(before);
  };

  it('mails a form to the pier, which can answer it, and leads to the page that thanks', async () => {
    let answer: Response | undefined;
    const mails = await newMails(async () => {
      answer = await send('contact', { ...typed, _next: thanks, _subject: 'ignored' });
    });
    expect(answer?.status).toBe(303);
    expect(answer?.headers.get('location')).toBe(thanks);
    expect(mails).toEqual([
      {
        to: 'pier@example.org',
        subject: 'A question: Ada Low',
        message: [
          'Your name:\nAda Low',
          'Your e-mail:\nada@example.org',
          'Your message:\nIs the gate open?\nAt nine?',
          `Sent by the form “A question” of ${site}`,
        ].join('\n\n'),
        headers: ['Reply-To: ada@example.org'],
        attachments: [],
        embeds: [],
      },
    ]);
  });

  it('takes forms that a browser sends as multipart, and answers script in JSON', async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries(typed)) body.set(name, value);
    const mails = await newMails(async () => {
      const answer = await post('contact', body, asScript);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('access-control-allow-origin')).toBe(site);
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
      expect(await answer.json()).toEqual({ message: 'Thank you.', next: thanks });
    });
    expect(mails).toHaveLength(1);
  });

  it('has the fields of the templates, with the same labels, limits and duties', async () => {
    for (const name of Object.keys(forms) as FormName[]) {
      const fields = await wordpress.run<Readonly<Record<string, object>>>(
        `return Boardwalk\\formFields( $given );`,
        { given: name },
      );
      const expected = forms[name].fields.map(({ name, label, type, isRequired = false, maxLength }) => [
        name,
        { label, type, isRequired, ...(maxLength !== undefined && { maxLength }) },
      ]);
      expect(Object.keys(fields)).toEqual(forms[name].fields.map((field) => field.name));
      expect(fields).toMatchObject(Object.fromEntries(expected));
    }
    expect(
      await wordpress.run(
        `return array_map( function ( $form ) { return array( $form, Boardwalk\\formWord( "forms.{$form}Subject" ) ); }, Boardwalk\\FORMS );`,
      ),
    ).toEqual(Object.entries(forms).map(([name, { subject }]) => [name, subject]));
  });

  const wrongs: readonly (readonly [
    what: string,
    form: string,
    change: Readonly<Record<string, string>>,
    wrong: string,
  ])[] = [
    ['nothing', 'contact', { name: '', email: '', message: '' }, 'name email message'],
    ['an e-mail address without a host', 'contact', { email: 'ada' }, 'email'],
    ['a blank name', 'contact', { name: '  ' }, 'name'],
    ['a long name', 'contact', { name: 'a'.repeat(101) }, 'name'],
    ['a long text', 'contact', { message: 'é'.repeat(5001) }, 'message'],
    ['a day that the calendar does not have', 'hall', { date: '2026-02-30', guests: '80' }, 'date'],
    ['guests in words', 'hall', { date: '2026-06-20', guests: 'many' }, 'guests'],
    ['a header behind an e-mail address', 'newsletter', { email: 'a@b\r\nBcc: all@example.org' }, 'email'],
  ];
  it.each(wrongs)('refuses %s', async (_, form, change, wrong) => {
    const mails = await newMails(async () => {
      const answer = await send(form, { ...typed, ...change }, asScript);
      expect(answer.status).toBe(422);
      const { errors } = (await answer.json()) as { errors: readonly { field: string; message: string }[] };
      expect(errors.map(({ field }) => field).join(' ')).toBe(wrong);
    });
    expect(mails).toEqual([]);
  });

  it('counts characters as the browser does: the longest text that one can type is taken', async () => {
    const message = `${'é\r\n'.repeat(1000)}${'😀'.repeat(1500)}`;
    expect((await send('contact', { ...typed, message }, asScript)).status).toBe(200);
    expect((await send('contact', { ...typed, message: '鍵'.repeat(5000) }, asScript)).status).toBe(200);
    expect((await send('contact', { ...typed, message: '鍵'.repeat(5001) }, asScript)).status).toBe(422);
  });

  it('says without script what is wrong, as text', async () => {
    const answer = await send('contact', { ...typed, email: '<img src=x onerror=alert(1)>' });
    expect(answer.status).toBe(422);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=UTF-8');
    const html = await answer.text();
    expect(html).toContain('<li>Your e-mail: please fill this in.</li>');
    expect(html).not.toContain('<img');
  });

  it('writes no headers and no html of a visitor into a mail', async () => {
    const name = 'Ada\r\nBcc: all@example.org\r\n<b>Low</b>';
    const [mail] = await newMails(() => send('contact', { ...typed, name, email: 'ada@example.org' }));
    expect(mail?.subject).toBe('A question: Ada Bcc: all@example.org Low');
    expect(mail?.headers).toEqual(['Reply-To: ada@example.org']);
  });

  it('answers a program that fills in every field as all others, and mails nothing', async () => {
    const mails = await newMails(async () => {
      const answer = await send('contact', { ...typed, _gotcha: 'https://spam.example' });
      expect([answer.status, answer.headers.get('location')]).toEqual([303, thanks]);
    });
    expect(mails).toEqual([]);
  });

  it('leads nowhere but to the site', async () => {
    for (const _next of [
      'https://evil.example/',
      `${site}.evil.example/`,
      'javascript:alert(1)',
      '//evil.example',
    ])
      expect((await send('contact', { ...typed, _next })).headers.get('location')).toBe(thanks);
  });

  it('takes forms from the site only', async () => {
    const mails = await newMails(async () => {
      for (const origin of ['https://evil.example', wordpress.url]) {
        const answer = await send('contact', typed, { origin, ...asScript });
        expect(answer.status).toBe(403);
        expect(answer.headers.get('access-control-allow-origin')).toBe(site);
      }
    });
    expect(mails).toEqual([]);
  });

  it('takes the sixth form of a visitor only after ten minutes, and remembers no address', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await send('contact', typed)).status);
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429]);
    const stored = await wordpress.run<readonly string[]>(
      `global $wpdb;
      return $wpdb->get_col( "SELECT CONCAT( option_name, option_value ) FROM {$wpdb->options} WHERE option_name LIKE '%boardwalk_form%'" );`,
    );
    expect(stored.length).toBeGreaterThan(0);
    // By chance the hash of a visitor has letters of a name: so each name and value is held to its form.
    for (const option of stored)
      expect(option).toMatch(
        /^_transient_(timeout_boardwalk_form_(all|[\da-f]{20})\d{10}|boardwalk_form_(all|[\da-f]{20})a:2:\{s:5:"count";i:\d+;s:5:"until";i:\d+;\})$/,
      );
  });

  it('refuses what is larger than a form, files, other methods and other names', async () => {
    expect((await send('contact', { ...typed, more: 'x'.repeat(70_000) })).status).toBe(413);
    const body = new FormData();
    body.set('name', new Blob(['x']), 'x.php');
    expect((await post('contact', body)).status).toBe(413);
    expect((await send('other', typed)).status).toBe(404);
    expect((await fetch(`${wordpress.url}/wp-json/boardwalk/v1/forms/contact`)).status).toBe(404);
  });

  it('says when the mail could not be delivered', async () => {
    await wordpress.run(
      `update_option( 'boardwalk_pier', array( 'email' => 'broken@example.org', 'siteUrl' => $given ) );`,
      { given: site },
    );
    const answer = await send('contact', typed, asScript);
    expect(answer.status).toBe(502);
    expect(await answer.json()).toEqual({
      message: 'This could not be delivered. Please write an e-mail instead.',
      errors: [],
    });
  });

  describe('in German', () => {
    const speak = (locale: string) => wordpress.run(`update_option( 'WPLANG', $given );`, { given: locale });
    beforeAll(async () => {
      // WordPress takes a language that is installed.
      const folder = path.join(wordpress.content, 'languages');
      await mkdir(folder, { recursive: true });
      await writeFile(path.join(folder, 'de_AT.l10n.php'), "<?php return array( 'messages' => array() );");
    });
    beforeEach(() => speak('de_AT'));
    afterEach(() => speak(''));

    it('tells the visitor without script what is wrong', async () => {
      const answer = await send('contact', { name: 'Ada', message: 'ü'.repeat(5001), email: 'ada' });
      const html = await answer.text();
      expect(html).toContain('<html lang="de">');
      expect(html).toContain('<h1>Bitte sehen Sie sich diese Felder noch einmal an.</h1>');
      expect(html.match(/(?<=<li>).*?(?=<)/g)).toEqual([
        'Ihre E-Mail-Adresse: Eine E-Mail-Adresse sieht aus wie name@example.org.',
        'Ihre Nachricht: Das sind mehr als 5000 Zeichen.',
      ]);
      expect(html).toContain('<p>Gehen Sie im Browser zurück: Ihre Eingaben sind noch da.</p>');
    });

    it('tells it to script', async () => {
      const refused = await send('newsletter', { email: '' }, asScript);
      expect(await refused.json()).toEqual({
        message: 'Bitte sehen Sie sich diese Felder noch einmal an.',
        errors: [{ field: 'email', message: 'Ihre E-Mail-Adresse: Bitte ausfüllen.' }],
      });
      const taken = await send('newsletter', { email: 'ada@example.org' }, asScript);
      expect(await taken.json()).toEqual({ message: 'Danke.', next: thanks });
    });

    it('mails the form, with what was typed as it is', async () => {
      const [mail] = await newMails(() => send('contact', { ...typed, name: '{subject} & {site}' }));
      expect(mail?.subject).toBe('Eine Frage: {subject} & {site}');
      expect(mail?.message).toBe(
        [
          'Ihr Name:\n{subject} & {site}',
          'Ihre E-Mail-Adresse:\nada@example.org',
          'Ihre Nachricht:\nIs the gate open?\nAt nine?',
          `Gesendet mit dem Formular „Eine Frage“ auf ${site}`,
        ].join('\n\n'),
      );
    });
  });

  /** Calls code once for each language that WordPress may have. */
  const inEach = <Value>(locales: readonly string[], code: string) =>
    wordpress.run<readonly Value[]>(
      `$answers = array();
      $locale = '';
      add_filter( 'locale', function () use ( &$locale ) { return $locale; } );
      foreach ( $given as $locale ) {
        $answers[] = call_user_func( function () { ${code} } );
      }
      return $answers;`,
      { given: locales },
    );

  it('says every word as the site does, in every language', async () => {
    const values = { label: '<label>', most: 5000, subject: '<subject>', name: '<name>', site: '<site>' };
    const said = await inEach<Readonly<Record<string, string>>>(
      languages.map((language) => language.replace('-', '_')),
      `$said = array();
      foreach ( array_keys( Boardwalk\\formTable()['en-US'] ) as $word ) {
        $said[ $word ] = Boardwalk\\formWord( $word, ${phpArray(values)} );
      }
      return $said;`,
    );
    expect(said).toEqual(
      languages.map((language) => {
        const { forms, formAnswers } = openWords(tables[language], language);
        const words = Object.entries({ forms, formAnswers }).flatMap(([place, texts]) =>
          Object.entries(texts).map(([name, text]): [string, string] => [
            `${place}.${name}`,
            typeof text === 'string' ? text : text(values),
          ]),
        );
        return Object.fromEntries(words);
      }),
    );
  });

  it('has the nearest language, as the site', async () => {
    const locales =
      'en_US en_GB en_AU en_CA en_ZA en_PR en de_DE de_DE_formal de_CH_informal fr_CA es_MX nl_NL_formal it_IT ca fi pt_PT_ao90 ary';
    expect(await inEach(locales.split(' '), 'return Boardwalk\\formLanguage();')).toEqual(
      locales
        .split(' ')
        .map((locale) => findLanguage(locale.split('_').slice(0, 2).join('-')) ?? defaultLanguage),
    );
  });

  it('lets a filter replace a word', async () => {
    const fields = await wordpress.run<Readonly<Record<string, { label: string }>>>(
      `add_filter( 'boardwalk_form_word', function ( $text, $word, $language ) {
        return 'forms.name' === $word ? "What we call you ($language, not $text)" : $text;
      }, 10, 3 );
      return Boardwalk\\formFields( 'contact' );`,
    );
    expect(Object.values(fields).map(({ label }) => label)).toEqual([
      'What we call you (en-US, not Your name)',
      'Your e-mail',
      'Your message',
    ]);
  });
});

function phpArray(values: Readonly<Record<string, string | number>>): string {
  return `array( ${Object.entries(values)
    .map(([name, value]) => `'${name}' => '${value}'`)
    .join(', ')} )`;
}
