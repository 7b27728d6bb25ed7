import type { Organisation } from '../organisation.ts';
import { AddressLines, ReachLines } from './ContactLines.tsx';
import type { Fact } from './Facts.tsx';
import { HoursTable } from './HoursTable.tsx';
import { SocialList } from './SocialList.tsx';

/** Where the pier is, how to reach it and when it is open: each where it is known. */
export function organisationFacts(organisation: Organisation): Fact[] {
  return [...placeFacts(organisation), ...hoursFacts(organisation), ...socialFacts(organisation)];
}

/** Address, telephone and mail alone. */
export function placeFacts(organisation: Organisation): Fact[] {
  const { phone, email } = organisation;
  const isReachable = phone !== undefined || email !== undefined;
  return [
    { name: 'Find us', value: <AddressLines organisation={organisation} /> },
    ...(isReachable ? [{ name: 'Talk to us', value: <ReachLines organisation={organisation} /> }] : []),
  ];
}

/** The usual opening hours alone. */
export function hoursFacts({ hours }: Organisation): Fact[] {
  if (hours.length === 0) return [];
  return [{ name: 'Hours', value: <HoursTable caption="Opening hours" rows={hours} /> }];
}

function socialFacts({ social }: Organisation): Fact[] {
  return social.length === 0 ? [] : [{ name: 'Follow', value: <SocialList links={social} /> }];
}
