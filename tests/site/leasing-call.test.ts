import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, inject, it } from 'vitest';

it('offers tenants a number to call beside the person to write to', async () => {
  const html = await readFile(path.join(inject('demoSite'), 'experiences/leasing/index.html'), 'utf8');
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  expect(main).toMatch(/Write to Leila Haddad<.*href="tel:\+12075550142"[^>]*><span>Call \+1 207 555 0142</s);
});
