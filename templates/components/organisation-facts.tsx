import { factsWords } from '../../words/site/facts-words.ts';
import { openingHoursWords } from '../../words/site/opening-hours-words.ts';
import type { Organisation } from '../organisation.ts';
import { AddressLines, hasAddress, ReachLines } from './ContactLines.tsx';
import type { Fact } from './Facts.tsx';
import { HoursTable } from './HoursTable.tsx';
import { OpenNow } from './OpenNow.tsx';
import { SocialList } from './SocialList.tsx';

/** Lists contact details, address and hours, as far as known. */
export function organisationFacts(organisation: Organisation): Fact[] {
  return [
    ...reachFacts(organisation),
    ...addressFacts(organisation),
    ...hoursFacts(organisation),
    ...socialFacts(organisation),
  ];
}

/** Lists address, telephone and mail. */
export function placeFacts(organisation: Organisation): Fact[] {
  return [...addressFacts(organisation), ...reachFacts(organisation)];
}

/** Lists the usual opening hours, and whether the pier is open now. */
export function hoursFacts({ hours, opening }: Organisation): Fact[] {
  if (hours.length === 0) return [];
  const value = (
    <>
      <OpenNow opening={opening} />
      <HoursTable caption={openingHoursWords.caption} rows={hours} />
    </>
  );
  return [{ name: factsWords.hours, value }];
}

function addressFacts(organisation: Organisation): Fact[] {
  if (!hasAddress(organisation)) return [];
  return [{ name: factsWords.findUs, value: <AddressLines organisation={organisation} /> }];
}

function reachFacts(organisation: Organisation): Fact[] {
  const { phone, email } = organisation;
  if (phone === undefined && email === undefined) return [];
  return [{ name: factsWords.talkToUs, value: <ReachLines organisation={organisation} /> }];
}

function socialFacts({ social }: Organisation): Fact[] {
  return social.length === 0 ? [] : [{ name: factsWords.follow, value: <SocialList links={social} /> }];
}
