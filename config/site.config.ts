import { defineConfig } from './define-config.ts';

/**
 * The demo pier, which brings its own content and organisation. For your site, set its address,
 * that of your WordPress, and the organisation:
 * siteUrl: 'https://www.yourpier.org',
 * endpoint: 'https://cms.yourpier.org/graphql',
 * organisation: { name: 'Your Pier', address: '2 Quay Street, Yourtown', phone: '+1 207 555 0100',
 * hours: [ … ] },
 */
export default defineConfig({
  siteUrl: 'https://www.halyardpier.example',
});
