import type { ReactNode } from 'react';
import type { Organisation } from '../organisation.ts';
import styles from './ContactLines.module.css';
import { Icon, type IconName } from './Icon.tsx';
import { Lines } from './Lines.tsx';
import { isBlank } from './Title.tsx';

interface ContactLinesProps {
  readonly organisation: Organisation;
}

/** Tells if an address or a description of the way is known, besides the name. */
export function hasAddress({ address, directions }: Organisation): boolean {
  return !isBlank(address) || directions !== undefined;
}

/** Where the pier is: its address as far as it is known, and the way there. */
export function AddressLines({ organisation }: ContactLinesProps): ReactNode {
  const { name, address, directions } = organisation;
  return (
    <address>
      <p>
        <Lines lines={[name, ...(isBlank(address) ? [] : address.split('\n'))]} />
      </p>
      {directions === undefined ? null : <ContactLink icon="pin" href={directions} label="Get directions" />}
    </address>
  );
}

/** How to talk to the pier: telephone and mail; nothing when neither is known. */
export function ReachLines({ organisation: { phone, email } }: ContactLinesProps): ReactNode {
  if (phone === undefined && email === undefined) return null;
  return (
    <address>
      {phone === undefined ? null : <ContactLink icon="phone" {...phone} />}
      {email === undefined ? null : <ContactLink icon="mail" {...email} />}
    </address>
  );
}

interface ContactLinkProps {
  readonly icon: IconName;
  readonly href: string;
  readonly label: string;
}

/** High enough for a thumb, and a line of its own. */
function ContactLink({ icon, href, label }: ContactLinkProps): ReactNode {
  return (
    <p>
      <a className={styles.link} href={href}>
        <Icon name={icon} />
        <span>{label}</span>
      </a>
    </p>
  );
}
