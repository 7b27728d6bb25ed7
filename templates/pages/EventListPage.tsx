import type { ReactNode } from 'react';
import { eventsWords } from '../../words/site/events-words.ts';
import actions from '../components/ActionLink.module.css';
import { ActionLink } from '../components/ActionLink.tsx';
import { classNames } from '../components/class-names.ts';
import { EventProgramme, type EventProgrammeProps } from '../components/EventProgramme.tsx';
import { Icon } from '../components/Icon.tsx';
import { type ListPager, ListPagerLinks } from '../components/ListPager.tsx';
import { EntryFlow, PageFrame } from '../components/PageFrame.tsx';
import { PastEvents, type PastEventsProps } from '../components/PastEvents.tsx';
import { Section } from '../components/Section.tsx';
import { splitOpening } from '../components/split-opening.ts';
import { staticList } from '../components/static-list.ts';
import { useEnhancement } from '../components/use-enhancement.ts';
import type { Href, NamedLink } from '../types.ts';
import type { StandardPageProps } from './StandardPage.tsx';

/** Upcoming events, soonest first, in groups and by months, and past ones, latest first. */
export interface EventListPageProps extends StandardPageProps, EventProgrammeProps, PastEventsProps {
  readonly calendarHref: Href;
  /** The calendars of the events for families, and of the free ones. */
  readonly feeds?: readonly NamedLink[];
  /** The events of the calendar, where it does not have all. */
  readonly calendarNote?: string;
  /** Where upcoming events are too many for one page. */
  readonly pager?: ListPager;
}

/**
 * Renders the list of events. It begins below the title: the words of the editor follow, unless they
 * begin with an opening. Its picture is for sharing: the rows have their own.
 */
export function EventListPage(props: EventListPageProps): ReactNode {
  const {
    title,
    nodes,
    language,
    past,
    pastPager,
    pager,
    calendarHref,
    calendarNote,
    feeds = [],
    ...programme
  } = props;
  const { above, below } = splitOpening(nodes);
  const mark = useEnhancement('shown-calendar', 'interaction');
  return (
    <PageFrame title={title} nodes={above} language={language}>
      <Section>
        <EventProgramme {...programme} {...(pager && { pager })} />
        <ListPagerLinks pager={pager} keepsChoice />
      </Section>
      <Section text={calendarNote}>
        <div className={actions.row}>
          {staticList([{ label: eventsWords.subscribe, href: calendarHref }, ...feeds], (link) => (
            <ActionLink link={link} look="quiet" icon="calendar" />
          ))}
          <span className="needs-script" data-href={calendarHref} {...mark}>
            <button type="button" className={classNames(actions.action, actions.quiet)}>
              <Icon name="calendar" />
              <span>{eventsWords.saveShown}</span>
            </button>
          </span>
        </div>
      </Section>
      <EntryFlow nodes={below} language={language} />
      <PastEvents past={past} pastPager={pastPager} />
    </PageFrame>
  );
}
