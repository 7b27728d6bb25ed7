import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Form, type FormTarget } from '../../../templates/forms/Form.tsx';
import { type FormName, forms } from '../../../templates/forms/form-fields.ts';
import type { Href } from '../../../templates/types.ts';
import { queryHtml } from '../query-html.ts';

const target = (name: FormName): FormTarget => ({
  name,
  action: 'https://forms.example/1?a=b&c=d',
  subject: '_subject',
  hidden: [['_next', 'https://www.pier.example/thanks/']],
  trap: '_gotcha',
});
const names = Object.keys(forms) as FormName[];

describe('a form', () => {
  it.each(names)(
    '%s is a plain POST with a label, a description and a place for errors at each field',
    (name) => {
      const html = renderToString(<Form form={target(name)} />);
      expect(html).toMatch(/<form [^>]*action="https:\/\/forms\.example\/1\?a=b&amp;c=d" method="post"/);
      expect(html).toContain(`name="_subject" value="${forms[name].subject}"`);
      expect(html).toContain('name="_next" value="https://www.pier.example/thanks/"');
      for (const { name: field } of forms[name].fields) {
        const id = `${name}-${field}`;
        expect(html).toContain(`<label for="${id}">`);
        const [control] = queryHtml(html).having('id', id);
        expect(control?.attribs.name).toBe(field);
        expect(control?.attribs['aria-describedby']?.split(' ')).toContain(`${id}-error`);
        expect(html).toContain(`id="${id}-error"`);
      }
    },
  );

  it('is checked by the browser: required, lengths, addresses', () => {
    const html = renderToString(<Form form={target('contact')} />);
    expect(html).toMatch(
      /<input id="contact-email"[^>]*required=""[^>]*maxLength="254"[^>]*autoComplete="email"[^>]*type="email"/i,
    );
    expect(html).toMatch(/<textarea id="contact-message"[^>]*required=""[^>]*maxLength="5000"/i);
  });

  it('has a field that only programs fill in: nobody sees, hears or reaches it', () => {
    const html = renderToString(<Form form={target('hall')} />);
    expect(html).toMatch(
      /aria-hidden="true"><label>.*<input type="text" tabindex="-1" autoComplete="off" name="_gotcha"/i,
    );
  });

  it('without an address is an e-mail with its questions, and says so (behaviours 150)', () => {
    const html = renderToString(<Form form={{ name: 'hall', mail: 'mailto:hello@pier.example' as Href }} />);
    expect(html).toContain('This opens your mail program');
    const mail = new URL(/href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '');
    expect(mail.pathname).toBe('hello@pier.example');
    expect(mail.searchParams.get('subject')).toBe('Hall hire');
    expect(mail.searchParams.get('body')?.split('\r\n\r\n')).toEqual(
      forms.hall.fields.filter(({ name }) => name !== 'email').map(({ label }) => `${label}: `),
    );
  });
});
