import type { ReactNode } from 'react';
import type { LocationSummary } from '../types.ts';
import { briefHours } from './brief-hours.ts';
import { Card, CardLine } from './Card.tsx';
import { Lines } from './Lines.tsx';
import { OpenNow } from './OpenNow.tsx';
import { isBlank } from './Title.tsx';

interface LocationCardProps {
  readonly location: LocationSummary;
  readonly level: 2 | 3;
}

export function LocationCard({ location, level }: LocationCardProps): ReactNode {
  const { title, href, excerpt, address, hours, opening, kinds, picture, lang } = location;
  const open = briefHours(hours);
  return (
    <Card
      title={title}
      href={href}
      level={level}
      picture={picture}
      excerpt={excerpt}
      lang={lang}
      kicker={kinds.length === 0 ? null : <CardLine>{kinds.join(' · ')}</CardLine>}
      detail={
        <>
          <OpenNow opening={opening} isBrief />
          {isBlank(address) ? null : <CardLine>{address}</CardLine>}
          {open.length === 0 ? null : (
            <CardLine>
              <Lines lines={open} />
            </CardLine>
          )}
        </>
      }
    />
  );
}
