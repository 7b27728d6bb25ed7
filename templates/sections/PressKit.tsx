import type { ReactNode } from 'react';
import { pressWords } from '../../words/site/press-words.ts';
import { ActionRow } from '../components/ActionLink.tsx';
import { Ours } from '../components/InLanguage.tsx';
import { Label } from '../components/Label.tsx';
import { Picture } from '../components/Picture.tsx';
import { sizesInBox } from '../components/picture-room.ts';
import { Section } from '../components/Section.tsx';
import { staticList } from '../components/static-list.ts';
import { Words } from '../components/Words.tsx';
import type { NamedLink, PictureData } from '../types.ts';
import styles from './PressKit.module.css';

export interface PressKitProps {
  readonly heading?: string;
  readonly anchor?: string;
  readonly text?: string;
  /** "Brochure (PDF, 3.1 MB)" */
  readonly files: readonly { readonly link: NamedLink; readonly note?: string }[];
  readonly pictures: readonly PressPicture[];
  readonly contact?: NamedLink;
  /** Calls the pier, beside the contact. */
  readonly call?: NamedLink;
}

/** A picture that may be printed with its credit. */
export interface PressPicture {
  readonly picture: PictureData;
  readonly credit: string;
  readonly caption?: string;
}

/** Renders files to load, pictures with their credits, and whom to ask. */
export function PressKit({
  heading,
  anchor,
  text,
  files,
  pictures,
  contact,
  call,
}: PressKitProps): ReactNode {
  if (files.length + pictures.length === 0 && contact === undefined) return null;
  const links = [contact, call].filter((link) => link !== undefined);
  return (
    <Section id={anchor} heading={heading} text={text}>
      <div className={styles.parts}>
        <ActionRow links={links} />
        {files.length === 0 ? null : (
          <ul className={styles.files}>
            {staticList(files, ({ link, note }) => (
              <li>
                <a href={link.href} download>
                  <Label {...link} />
                </a>
                <Words text={note} />
              </li>
            ))}
          </ul>
        )}
        {pictures.length === 0 ? null : (
          <ul className={styles.pictures}>
            {staticList(pictures, (one) => (
              <li>
                <PressFigure {...one} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}

function PressFigure({ picture, credit, caption }: PressPicture): ReactNode {
  const { src, width, height } = picture;
  return (
    <figure>
      <Picture
        picture={picture}
        sizes={sizesInBox('(min-width: 64rem) 26rem, (min-width: 44rem) 45vw, 92vw', picture, 3 / 2)}
      />
      <figcaption>
        <Words text={caption} />
        <Words text={credit} className={styles.credit} />
        <Ours as="div">
          <a href={src} download>
            {pressWords.download({ width, height })}
          </a>
        </Ours>
      </figcaption>
    </figure>
  );
}
