import type { ReactNode } from 'react';
import type { Organisation } from '../organisation.ts';
import { Lines } from './Lines.tsx';
import { isBlank } from './Title.tsx';

interface ContactLinesProps {
  readonly organisation: Organisation;
}

/** Where the pier is: its address as far as it is known, and the way there. */
export function AddressLines({ organisation }: ContactLinesProps): ReactNode {
  const { name, address, directions } = organisation;
  return (
    <address>
      <Lines lines={[name, ...(isBlank(address) ? [] : address.split('\n'))]} />
      {directions === undefined ? null : (
        <p>
          <a href={directions}>Get directions</a>
        </p>
      )}
    </address>
  );
}

/** How to talk to the pier: telephone and mail; nothing when neither is known. */
export function ReachLines({ organisation: { phone, email } }: ContactLinesProps): ReactNode {
  if (phone === undefined && email === undefined) return null;
  return (
    <address>
      {phone === undefined ? null : <a href={phone.href}>{phone.label}</a>}
      {phone === undefined || email === undefined ? null : <br />}
      {email === undefined ? null : <a href={email.href}>{email.label}</a>}
    </address>
  );
}
