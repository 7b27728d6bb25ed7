import type { ReactNode } from 'react';
import { eventClockWords } from '../../words/site/event-clock-words.ts';
import { eventDatesWords } from '../../words/site/event-dates-words.ts';
import { eventsWords } from '../../words/site/events-words.ts';
import type { Href, NamedLink, StateLabel, When } from '../types.ts';
import actions from './ActionLink.module.css';
import { ActionLink } from './ActionLink.tsx';
import styles from './EventFacts.module.css';
import type { Fact } from './Facts.tsx';
import { isOver } from './is-over.ts';
import { ShareLine } from './ShareLine.tsx';
import { staticList } from './static-list.ts';
import { isBlank } from './Title.tsx';
import line from './ToolLine.module.css';
import { useEnhancement } from './use-enhancement.ts';
import { Words } from './Words.tsx';

export interface EventFactsProps {
  readonly when?: When;
  /** Its dates to come, for the script of the clock. */
  readonly times?: string;
  readonly isPast: boolean;
  readonly venue?: string;
  /** The page of the location in the venue. */
  readonly venueHref?: Href;
  /** The way to the location: "800 ft from the entrance, about 3 minutes on foot". */
  readonly way?: string;
  /** As typed, or "Free". */
  readonly price?: string;
  readonly isFree?: true;
  readonly isForFamilies?: true;
  /** Tickets, or the event's own site. */
  readonly eventUrl?: Href;
  readonly calendarHref?: Href;
  /** The same with an alarm on the day before. */
  readonly reminderHref?: Href;
  /** How it repeats: "Every Thursday, until September 24, 2026". */
  readonly repeats?: string;
  /** Its dates to come, where it has several. */
  readonly dates?: readonly EventDate[];
  /** "Not on Jul 2 and Jul 9" */
  readonly notOn?: string;
  readonly state?: StateLabel;
  /** "Moved from Sat, Jun 13" */
  readonly movedFrom?: string;
  /** "6:30 PM" */
  readonly doors?: string;
  readonly madeFor?: readonly string[];
  readonly access?: readonly string[];
}

/** A date of an event in words. */
export interface EventDate {
  /** For `<time>`. */
  readonly start: string;
  /** "Thu, Jun 11, 10:00 AM – 2:00 PM" */
  readonly label: string;
  readonly isCancelled?: true;
  /** What is special about it: "Canceled", "Extra date", a note. */
  readonly marks: readonly string[];
}

/** A fact whose name changes when the event is over. */
interface ClockFact extends Fact {
  readonly clock?: 'when';
}

/** Renders time, place and price of an event, with links for tickets and the calendar. */
export function EventFacts(props: EventFactsProps): ReactNode {
  const { isPast, eventUrl, calendarHref, reminderHref, times } = props;
  const mark = useEnhancement('clock', 'load');
  const facts: readonly ClockFact[] = [
    ...whenFacts(props),
    ...datesFacts(props),
    ...whereFacts(props),
    ...priceFacts(props),
    ...audienceFacts(props),
    ...accessFacts(props),
  ];
  return (
    <>
      {facts.length === 0 ? null : (
        <dl className={styles.facts} data-times={times} {...(times !== undefined && mark)}>
          {staticList(facts, ({ name, value, clock }) => (
            <div>
              <dt data-clock={clock}>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={actions.row}>
        {eventUrl === undefined ? null : (
          <ActionLink
            link={{ label: '', href: eventUrl }}
            label={<span data-clock="tickets">{isPast ? eventClockWords.about : eventsWords.tickets}</span>}
          />
        )}
        {isPast ? null : <CalendarFile label={eventsWords.addToCalendar} href={calendarHref} />}
        {isPast ? null : <CalendarFile label={eventDatesWords.remind} href={reminderHref} />}
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
      {isPast ? null : <LinkLine label={eventsWords.addItTo} links={webCalendars} offer="date" />}
      <ShareLine links={share} />
    </div>
  );
}

function whenFacts(props: EventFactsProps): ClockFact[] {
  const { when } = props;
  if (when === undefined) return [];
  const time = when.time ?? (when.lastDay === undefined ? eventClockWords.allDay : undefined);
  const value = (
    <>
      <time dateTime={when.start} data-clock="days">
        {when.days}
      </time>
      {time === undefined ? null : (
        <>
          <br />
          <span data-clock="time">{time}</span>
        </>
      )}
    </>
  );
  const name = isOver(props) ? eventClockWords.itWas : eventsWords.when;
  return [{ name, value, clock: 'when' }];
}

/** The dates that differ stand in the open; all of them are folded. */
function datesFacts({ repeats, dates = [], notOn, movedFrom, state, doors }: EventFactsProps): Fact[] {
  const special = dates.filter(({ marks }) => marks.length > 0);
  const opens = doors === undefined ? [] : [{ name: eventDatesWords.doors, value: doors }];
  const lines = [state?.label, movedFrom].filter((text) => text !== undefined);
  const states = lines.length === 0 ? [] : [{ name: eventDatesWords.state, value: <Lined lines={lines} /> }];
  if (repeats === undefined) return [...states, ...opens];
  const value = (
    <>
      <Lined lines={notOn === undefined ? [repeats] : [repeats, notOn]} />
      <DateList dates={special} />
      {dates.length === 0 ? null : (
        <details>
          <summary>
            {eventClockWords.toCome({ count: dates.filter((date) => !date.isCancelled).length })}
          </summary>
          <DateList dates={dates} />
        </details>
      )}
    </>
  );
  return [...states, ...opens, { name: eventDatesWords.dates, value }];
}

function Lined({ lines }: { readonly lines: readonly string[] }): ReactNode {
  return staticList(lines, (text) => <div>{text}</div>);
}

function DateList({ dates }: { readonly dates: readonly EventDate[] }): ReactNode {
  if (dates.length === 0) return null;
  return (
    <ul className="plain-list">
      {staticList(dates, ({ start, label, marks, isCancelled }) => (
        <li data-off={isCancelled && ''}>
          <time dateTime={start}>{label}</time>
          {staticList(marks, (mark) => ` · ${mark}`)}
        </li>
      ))}
    </ul>
  );
}

function audienceFacts({ isForFamilies, madeFor = [] }: EventFactsProps): Fact[] {
  const audiences = [...(isForFamilies ? [eventsWords.families] : []), ...madeFor];
  return audiences.length === 0 ? [] : [{ name: eventsWords.audience, value: audiences.join(', ') }];
}

function accessFacts({ access = [] }: EventFactsProps): Fact[] {
  return access.length === 0 ? [] : [{ name: eventDatesWords.access, value: access.join(', ') }];
}

function whereFacts({ venue, venueHref, way }: EventFactsProps): Fact[] {
  if (isBlank(venue)) return [];
  const words = <Words as="span" text={venue} />;
  const value = (
    <>
      {venueHref === undefined ? words : <a href={venueHref}>{words}</a>}
      {way === undefined ? null : <div>{way}</div>}
    </>
  );
  return [{ name: eventsWords.where, value }];
}

function priceFacts({ price, isFree, isPast }: EventFactsProps): Fact[] {
  if (isBlank(price) || isPast) return [];
  return [{ name: eventsWords.price, value: isFree ? price : <Words as="span" text={price} /> }];
}

function LinkLine({
  label,
  links,
  offer,
}: {
  readonly label: string;
  readonly links: readonly NamedLink[];
  readonly offer: string;
}): ReactNode {
  if (links.length === 0) return null;
  return (
    <div className={line.line} data-offer={offer}>
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

function CalendarFile({
  label,
  href,
}: {
  readonly label: string;
  readonly href: Href | undefined;
}): ReactNode {
  if (href === undefined) return null;
  return <ActionLink link={{ label, href }} look="quiet" icon="calendar" isDownload isOffer />;
}
