import type { ReactNode } from 'react';
import { eventDatesWords } from '../../words/site/event-dates-words.ts';
import { factsWords } from '../../words/site/facts-words.ts';
import { leasingWords } from '../../words/site/leasing-words.ts';
import { placesWords } from '../../words/site/places-words.ts';
import { walkWords } from '../../words/site/walk-words.ts';
import { ActionLink } from '../components/ActionLink.tsx';
import { ArtGrid } from '../components/ArtGrid.tsx';
import { type Fact, Facts, writtenFact } from '../components/Facts.tsx';
import { Labels } from '../components/Label.tsx';
import { WrittenLines } from '../components/Lines.tsx';
import { PageFrame } from '../components/PageFrame.tsx';
import { Pager, type PagerLink } from '../components/Pager.tsx';
import { PlaceFacts, type PlaceFactsProps, weekId } from '../components/PlaceFacts.tsx';
import type { Plan } from '../components/PlanMap.tsx';
import type { NumberedPlace } from '../components/place-groups.ts';
import { Section } from '../components/Section.tsx';
import { WeekHours, type WeekHoursProps } from '../components/WeekHours.tsx';
import { WhereOnThePier } from '../components/WhereOnThePier.tsx';
import type { FormData } from '../forms/Form.tsx';
import { FormSection } from '../forms/FormSection.tsx';
import { EventGrid } from '../sections/EventGrid.tsx';
import { LocationGrid } from '../sections/LocationGrid.tsx';
import type { ArtSummary, EntryLabel, EventSummary, Href, LocationSummary, NamedLink } from '../types.ts';
import type { StandardPageProps } from './StandardPage.tsx';

export interface LocationPageProps extends StandardPageProps, PlaceFactsProps {
  /** "up to 180 people, from $2,400 a day" */
  readonly hire?: string;
  /** Asks for it. */
  readonly hall?: FormData;
  /** As typed, where they are not certain enough for a table. */
  readonly hours?: readonly string[];
  readonly week?: Omit<WeekHoursProps, 'id'>;
  readonly kinds: readonly EntryLabel[];
  /** Upcoming events there, soonest first. */
  readonly events: readonly EventSummary[];
  /** All of them, where there are more. */
  readonly moreEvents?: NamedLink;
  /** Artworks there. */
  readonly artworks: readonly ArtSummary[];
  /** The list of works, where not all of the place are shown. */
  readonly restOfArt?: NamedLink;
  /** The place on the map; absent without its position, or without a plan of the pier. */
  readonly map?: { readonly plan: Plan; readonly here: LocationSummary };
  readonly nearby: readonly NumberedPlace[];
  /** The places before and behind it along the deck. */
  readonly before?: PagerLink;
  readonly behind?: PagerLink;
  /** The calendar of what is on here. */
  readonly calendarHref?: Href;
}

/**
 * Renders a place. What most come for is with its name: whether it is open, and the way to it. Then its
 * description, hours, events, and position on the pier.
 */
export function LocationPage(props: LocationPageProps): ReactNode {
  const { title, picture, nodes, language, kinds, events, moreEvents, artworks, restOfArt, map, nearby } =
    props;
  const hours = [...hoursFacts(props), ...writtenFact(leasingWords.forHire, props.hire)];
  return (
    <PageFrame
      title={title}
      picture={picture}
      nodes={nodes}
      language={language}
      kicker={kinds.length === 0 ? null : <Labels labels={kinds} separator=" · " />}
      details={<PlaceFacts {...props} />}
      aside={hours.length === 0 ? null : <Facts facts={hours} />}
    >
      <EventGrid heading={placesWords.eventsHere} events={events} {...(moreEvents && { more: moreEvents })} />
      {props.calendarHref === undefined ? null : (
        <Section>
          <ActionLink
            link={{ label: eventDatesWords.subscribeHere, href: props.calendarHref }}
            look="quiet"
            icon="calendar"
          />
        </Section>
      )}
      <ArtGrid heading={placesWords.artHere} artworks={artworks} rest={restOfArt} />
      {map === undefined ? (
        <LocationGrid heading={placesWords.nearby} locations={nearby.map(({ location }) => location)} />
      ) : (
        <WhereOnThePier map={map} nearby={nearby} />
      )}
      <FormSection form={props.hall} />
      <Pager label={walkWords.label} newer={props.before} older={props.behind} />
    </PageFrame>
  );
}

function hoursFacts({ hours = [], week }: LocationPageProps): Fact[] {
  if (week !== undefined) return [{ name: factsWords.hours, value: <WeekHours id={weekId} {...week} /> }];
  return hours.length === 0 ? [] : [{ name: factsWords.hours, value: <WrittenLines lines={hours} /> }];
}
