import type { ReactNode } from 'react';
import { directionsWords } from '../../words/site/directions-words.ts';
import type { Organisation } from '../organisation.ts';
import styles from './ContactLines.module.css';
import { Icon, type IconName } from './Icon.tsx';
import { Lines } from './Lines.tsx';
import { isBlank } from './Title.tsx';

interface ContactLinesProps {
  readonly organisation: Organisation;
}

/** Returns true when an address or directions are known, besides the name. */
export function hasAddress({ address, directions }: Organisation): boolean {
  return !isBlank(address) || directions !== undefined;
}

/** Renders the known parts of the address, and directions. */
export function AddressLines({ organisation }: ContactLinesProps): ReactNode {
  const { name, address, directions } = organisation;
  return (
    <address>
      <p>
        <Lines lines={[name, ...(isBlank(address) ? [] : address.split('\n'))]} />
      </p>
      {directions === undefined ? null : (
        <ContactLink icon="pin" href={directions} label={directionsWords.get} />
      )}
    </address>
  );
}

/** Renders telephone and mail; nothing when neither is known. */
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
  readonly href?: string;
  readonly label: string;
}

/** High enough for a thumb, on its own line. */
function ContactLink({ icon, href, label }: ContactLinkProps): ReactNode {
  const inside = (
    <>
      <Icon name={icon} />
      <span>{label}</span>
    </>
  );
  return (
    <p>
      {href === undefined ? (
        <span className={styles.link}>{inside}</span>
      ) : (
        <a className={styles.link} href={href}>
          {inside}
        </a>
      )}
    </p>
  );
}
