import { describe, expect, it } from 'vitest';
import { checkHtml } from '../../tools/quality/check-html.ts';

describe('the html check', () => {
  it.each([
    ['<p>One <div>two</div></p>', 'close-order'],
    ['<ul><div>One</div></ul>', 'element-permitted-content'],
    ['<i id="a"></i><i id="a"></i>', 'no-dup-id'],
    ['<h3>Too deep</h3>', 'heading-level'],
    ['<p aria-labelledby="nobody">One</p>', 'no-missing-references'],
    ['<img src="/a.jpg">', 'wcag/h37'],
    ['<p style="color: red">One</p>', 'no-inline-style'],
    ['<button>One</button>', 'no-implicit-button-type'],
  ])('names what is wrong with %s (faults 119)', async (body, rule) => {
    const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Pier</title></head><body><h1>Pier</h1>${body}</body></html>`;
    const found = await checkHtml({ pages: [{ path: '/', kind: 'home', html }], texts: [] });
    expect(found.map((finding) => finding.rule)).toContain(rule);
    expect(found[0]).toMatchObject({ check: 'html', page: '/' });
  });

  it('takes the headings of a part of a page as they go on there', async () => {
    const popup = { path: '/_boardwalk/popup.html', text: '<dialog><h2>Pier</h2></dialog>' };
    expect(await checkHtml({ pages: [], texts: [popup] })).toEqual([]);
  });
});
