import { defineConfig } from './define-config.ts';

/**
 * The demo pier, which brings its own content and says itself who runs it. For your site, put here its address, that of your
 * WordPress, and who runs it:
 *
 *     siteUrl: 'https://www.yourpier.org',
 *     endpoint: 'https://cms.yourpier.org/graphql',
 *     organisation: { name: 'Your Pier', address: '2 Quay Street, Yourtown', phone: '+1 555 0100', hours: [ … ] },
 */
export default defineConfig({
  siteUrl: 'https://www.halyardpier.example',
});
