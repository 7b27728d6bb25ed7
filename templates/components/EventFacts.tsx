import type { ReactNode } from 'react';
import { eventsWords } from '../../words/site/events-words.ts';
import type { Href, NamedLink, When } from '../types.ts';
import actions from './ActionLink.module.css';
import { ActionLink } from './ActionLink.tsx';
import styles from './EventFacts.module.css';
import type { Fact } from './Facts.tsx';
import { ShareLine } from './ShareLine.tsx';
import { staticList } from './static-list.ts';
import { isBlank } from './Title.tsx';
import line from './ToolLine.module.css';
import { Words } from './Words.tsx';

export interface EventFactsProps {
  readonly when?: When;
  readonly isPast: boolean;
  readonly venue?: string;
  /** The page of the location in the venue. */
  readonly venueHref?: Href;
  /** As typed, or "Free". */
  readonly price?: string;
  readonly isFree?: true;
  readonly isForFamilies?: true;
  /** Tickets, or the event's own site. */
  readonly eventUrl?: Href;
  readonly calendarHref?: Href;
}

/** Renders time, place and price of an event, with links for tickets and the calendar. */
export function EventFacts(props: EventFactsProps): ReactNode {
  const { isPast, eventUrl, calendarHref } = props;
  const facts = [...whenFacts(props), ...whereFacts(props), ...priceFacts(props)];
  return (
    <>
      {facts.length === 0 ? null : (
        <dl className={styles.facts}>
          {staticList(facts, ({ name, value }) => (
            <div>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={actions.row}>
        {eventUrl === undefined ? null : (
          <ActionLink link={{ label: isPast ? eventsWords.about : eventsWords.tickets, href: eventUrl }} />
        )}
        {isPast || calendarHref === undefined ? null : (
          <ActionLink
            link={{ label: eventsWords.addToCalendar, href: calendarHref }}
            look="quiet"
            icon="calendar"
            isDownload
          />
        )}
      </div>
    </>
  );
}

interface EventLinksProps {
  readonly isPast: boolean;
  readonly webCalendars: readonly NamedLink[];
  readonly share: readonly NamedLink[];
}

/** Renders links that keep an event in a web calendar, or share it. */
export function EventLinks({ isPast, webCalendars, share }: EventLinksProps): ReactNode {
  return (
    <div className={styles.links}>
      {isPast ? null : <LinkLine label={eventsWords.addItTo} links={webCalendars} />}
      <ShareLine links={share} />
    </div>
  );
}

function whenFacts({ when, isPast }: EventFactsProps): Fact[] {
  if (when === undefined) return [];
  const time = when.time ?? (when.lastDay === undefined ? eventsWords.allDay : undefined);
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
  return [{ name: isPast ? eventsWords.itWas : eventsWords.when, value }];
}

function whereFacts({ venue, venueHref }: EventFactsProps): Fact[] {
  if (isBlank(venue)) return [];
  const words = <Words as="span" text={venue} />;
  return [
    { name: eventsWords.where, value: venueHref === undefined ? words : <a href={venueHref}>{words}</a> },
  ];
}

function priceFacts({ price, isFree, isForFamilies, isPast }: EventFactsProps): Fact[] {
  const families = isForFamilies ? [{ name: eventsWords.audience, value: eventsWords.families }] : [];
  if (isBlank(price) || isPast) return families;
  return [{ name: eventsWords.price, value: isFree ? price : <Words as="span" text={price} /> }, ...families];
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
    <div className={line.line}>
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
