import { demoTimeZone } from '../clock.ts';
import type { DemoSettings } from '../store-types.ts';
import { pageId } from './pages.ts';

export const demoSettings: DemoSettings = {
  title: 'Halyard Pier',
  description: 'Four hundred metres of harbour, food and art in Port Ellery, Maine',
  language: 'en_US',
  timezone: demoTimeZone,
  pageOnFront: pageId('home'),
  pageForPosts: pageId('news'),
  pageForPrivacy: pageId('privacy'),
};
