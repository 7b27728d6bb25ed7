import type { ComponentProps } from 'react';
import { AdminPage } from './AdminPage.tsx';
import { ArtListPage } from './ArtListPage.tsx';
import { ArtPage } from './ArtPage.tsx';
import { ContactPage } from './ContactPage.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { EventListPage } from './EventListPage.tsx';
import { EventPage } from './EventPage.tsx';
import { ExperiencePage } from './ExperiencePage.tsx';
import { ExperiencesPage } from './ExperiencesPage.tsx';
import { HomePage } from './HomePage.tsx';
import { JobPage } from './JobPage.tsx';
import { LocationListPage } from './LocationListPage.tsx';
import { LocationPage } from './LocationPage.tsx';
import { NewsCategoriesPage } from './NewsCategoriesPage.tsx';
import { NewsListPage } from './NewsListPage.tsx';
import { NewsPostPage } from './NewsPostPage.tsx';
import { ownPages } from './own-pages.ts';
import { PastEventsPage } from './PastEventsPage.tsx';
import { RevitalizationPage } from './RevitalizationPage.tsx';
import { SearchPage } from './SearchPage.tsx';
import { SpacePage } from './SpacePage.tsx';
import { StandardPage } from './StandardPage.tsx';
import { ThanksPage } from './ThanksPage.tsx';
import { TodayPage } from './TodayPage.tsx';
import { VisitPage } from './VisitPage.tsx';

/** Boardwalk's page templates by name. A new one is a file and a line here. */
export const ourPages = {
  home: HomePage,
  page: StandardPage,
  contact: ContactPage,
  visit: VisitPage,
  search: SearchPage,
  thanks: ThanksPage,
  today: TodayPage,
  revitalization: RevitalizationPage,
  experiences: ExperiencesPage,
  experience: ExperiencePage,
  'art-list': ArtListPage,
  art: ArtPage,
  'event-list': EventListPage,
  'past-events': PastEventsPage,
  event: EventPage,
  'location-list': LocationListPage,
  location: LocationPage,
  space: SpacePage,
  job: JobPage,
  'news-list': NewsListPage,
  'news-categories': NewsCategoriesPage,
  'news-post': NewsPostPage,
  admin: AdminPage,
  error: ErrorPage,
} as const;

/** Every page template by its name. */
export const pages = { ...ourPages, ...ownPages } as const;

export type TemplateName = keyof typeof pages;
export type TemplateProps<Name extends TemplateName> = ComponentProps<(typeof pages)[Name]>;
