import type { ReactNode } from 'react';
import type { Href, NamedLink, When } from '../types.ts';
import { ActionLink } from './ActionLink.tsx';
import styles from './EventFacts.module.css';
import { type Fact, Facts } from './Facts.tsx';
import { ShareLine } from './ShareLine.tsx';
import { staticList } from './static-list.ts';
import { isBlank } from './Title.tsx';

export interface EventFactsProps {
  readonly when?: When;
  readonly isPast: boolean;
  readonly venue?: string;
  /** The page of the location in the venue. */
  readonly venueHref?: Href;
  /** Tickets, or the event's own site. */
  readonly eventUrl?: Href;
  readonly calendarHref?: Href;
  readonly webCalendars: readonly NamedLink[];
  readonly share: readonly NamedLink[];
}

/** Renders time and place of an event, with links for tickets, calendars and sharing. */
export function EventFacts(props: EventFactsProps): ReactNode {
  const { isPast, eventUrl, calendarHref, webCalendars, share } = props;
  return (
    <Facts facts={[...whenFacts(props), ...whereFacts(props)]}>
      {eventUrl === undefined ? null : (
        <ActionLink link={{ label: isPast ? 'About the event' : 'Tickets and details', href: eventUrl }} />
      )}
      {isPast || calendarHref === undefined ? null : (
        <ActionLink
          link={{ label: 'Add to calendar', href: calendarHref }}
          look="quiet"
          icon="calendar"
          isDownload
        />
      )}
      {isPast ? null : <LinkLine label="Or add it to" links={webCalendars} />}
      <ShareLine links={share} />
    </Facts>
  );
}

function whenFacts({ when, isPast }: EventFactsProps): Fact[] {
  if (when === undefined) return [];
  const time = when.time ?? (when.lastDay === undefined ? 'All day' : undefined);
  const value = (
    <>
      <time dateTime={when.start}>{when.days}</time>
      {time === undefined ? null : (
        <>
          <br />
          {time}
        </>
      )}
    </>
  );
  return [{ name: isPast ? 'It was' : 'When', value }];
}

function whereFacts({ venue, venueHref }: EventFactsProps): Fact[] {
  if (isBlank(venue)) return [];
  return [{ name: 'Where', value: venueHref === undefined ? venue : <a href={venueHref}>{venue}</a> }];
}

function LinkLine({
  label,
  links,
}: {
  readonly label: string;
  readonly links: readonly NamedLink[];
}): ReactNode {
  if (links.length === 0) return null;
  return (
    <div className={styles.line}>
      <span>{label}</span>
      <ul className="plain-list">
        {staticList(links, (link) => (
          <li>
            <a href={link.href}>{link.label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
