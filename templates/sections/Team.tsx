import type { ReactNode } from 'react';
import { Label } from '../components/Label.tsx';
import { Picture } from '../components/Picture.tsx';
import { sizesInBox } from '../components/picture-room.ts';
import { levelInside, Section } from '../components/Section.tsx';
import { staticList } from '../components/static-list.ts';
import { Title } from '../components/Title.tsx';
import { Words } from '../components/Words.tsx';
import type { Phone } from '../organisation.ts';
import type { Href, NamedLink, PictureData } from '../types.ts';
import styles from './Team.module.css';

export interface TeamProps {
  readonly heading?: string;
  readonly members: readonly TeamMember[];
}
export interface TeamMember {
  readonly name: string;
  readonly role?: string;
  readonly text?: string;
  readonly email?: Href;
  readonly phone?: Phone;
  readonly link?: NamedLink;
  readonly picture?: PictureData;
}

export function Team({ heading, members }: TeamProps): ReactNode {
  if (members.length === 0) return null;
  return (
    <Section heading={heading}>
      <ul className={styles.team}>
        {staticList(members, (member) => (
          <li>
            <Member member={member} level={levelInside(heading)} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Member({ member, level }: { readonly member: TeamMember; readonly level: 2 | 3 }): ReactNode {
  const { name, role, text, email, phone, link, picture } = member;
  return (
    <>
      {picture === undefined ? (
        <div className={styles.initials} aria-hidden="true">
          <Words as="span" text={initials(name)} />
        </div>
      ) : (
        <Picture
          picture={picture}
          className={styles.picture}
          sizes={sizesInBox('(min-width: 40rem) 18rem, 6.5rem', picture, 4 / 5)}
        />
      )}
      <Title level={level} text={name} />
      <Words className={styles.role} text={role} />
      <Words text={text} />
      {email === undefined ? null : (
        <p>
          <a href={email} dir="ltr">
            {email.replace(/^mailto:/, '')}
          </a>
        </p>
      )}
      {phone === undefined ? null : (
        <p>{phone.href === undefined ? phone.label : <a href={phone.href}>{phone.label}</a>}</p>
      )}
      {link === undefined ? null : (
        <p>
          <a href={link.href}>
            <Label {...link} />
          </a>
        </p>
      )}
    </>
  );
}

/** "Imani van Okafor" is "IO". */
function initials(name: string): string {
  const letters = name
    .split(/\s+/u)
    .filter((word) => word !== '')
    .map((word) => String.fromCodePoint(word.codePointAt(0) ?? 0));
  return [letters.at(0), letters.length > 1 ? letters.at(-1) : undefined].join('');
}
