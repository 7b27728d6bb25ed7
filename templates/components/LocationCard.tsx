import type { ReactNode } from 'react';
import type { LocationSummary } from '../types.ts';
import { AccessTags } from './AccessTags.tsx';
import { briefHours } from './brief-hours.ts';
import { Card, CardLine } from './Card.tsx';
import { Labels } from './Label.tsx';
import { WrittenLines } from './Lines.tsx';
import { OpenNow } from './OpenNow.tsx';
import { isBlank } from './Title.tsx';

interface LocationCardProps {
  readonly location: LocationSummary;
  readonly level: 2 | 3;
}

export function LocationCard({ location, level }: LocationCardProps): ReactNode {
  const { title, href, excerpt, address, hours, opening, kinds, picture, lang, access } = location;
  const open = briefHours(hours);
  return (
    <Card
      title={title}
      href={href}
      level={level}
      look="row"
      picture={picture}
      excerpt={excerpt}
      lang={lang}
      kicker={
        kinds.length === 0 ? null : (
          <CardLine>
            <Labels labels={kinds} separator=" · " />
          </CardLine>
        )
      }
      detail={
        <>
          <OpenNow opening={opening} isBrief />
          {isBlank(address) ? null : <CardLine text={address} />}
          {open.length === 0 ? null : (
            <CardLine>
              <WrittenLines lines={open} />
            </CardLine>
          )}
          <AccessTags access={access} />
        </>
      }
    />
  );
}
