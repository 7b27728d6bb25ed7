import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { settingsSchema } from '../../../config/settings.ts';
import { checkPage, findHostLeak, hostsToHide } from '../../../generator/checks/check-file.ts';
import { contentSecurityPolicy } from '../../../generator/pages/content-security-policy.ts';

const siteUrl = 'https://www.pier.example';

it('finds a host of the CMS as it stands in a query, port and all', () => {
  const hosts = hostsToHide(['cms.pier.example:8080'], { siteUrl, linked: [] });
  const contents = '<a href="https://share.example/?u=https%3A%2F%2Fcms.pier.example%3A8080%2Fvisit%2F">';
  expect(findHostLeak({ file: { path: '/visit/' }, contents, hosts })).toMatchObject({ check: 'cmsHost' });
});

it('lets the public site and the hosts of linked media be named, in no form refused', () => {
  const names = ['www.pier.example', 'media.pier.example:81', 'cms.pier.example'];
  expect(hostsToHide(names, { siteUrl, linked: ['media.pier.example:81'] })).toEqual(['cms.pier.example']);
});

it('lets a page name the address of its form on the host of the CMS, and nothing else there', () => {
  const action = 'https://cms.pier.example/wp-json/boardwalk/v1/forms/hall';
  const forbidden = { cmsHosts: ['cms.pier.example'], privateTexts: [], formAddresses: [action] };
  const page = { path: '/contact/', call: { template: 'contact' } };
  const form = `<meta content="form-action 'self' ${action}"><form action="${action}">`;
  expect(checkPage(page, form, forbidden)).toEqual([]);
  const link = `${form}<a href="https://cms.pier.example/wp-admin/">`;
  expect(checkPage(page, link, forbidden)).toMatchObject([{ check: 'cmsHost' }]);
});

it('lets the policy of a page admit the host of the CMS, and nothing else of the page', () => {
  const forbidden = { cmsHosts: ['cms.pier.example:8080'], privateTexts: [] };
  const page = { path: '/', call: { template: 'home' } };
  const policy = contentSecurityPolicy(
    settingsSchema.parse({ siteUrl, media: 'link', endpoint: 'http://cms.pier.example:8080/blog/graphql' }),
  );
  expect(policy).toContain('http://cms.pier.example:8080');
  const head = renderToStaticMarkup(
    createElement('meta', { httpEquiv: 'Content-Security-Policy', content: policy }),
  );
  expect(checkPage(page, `<head>${head}</head><p>Words</p>`, forbidden)).toEqual([]);
  const told = `<head>${head}</head><p>See cms.pier.example:8080 for more</p>`;
  expect(checkPage(page, told, forbidden)).toMatchObject([{ check: 'cmsHost' }]);
});
