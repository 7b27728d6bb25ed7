import type { ReactNode } from 'react';
import { factsWords } from '../../words/site/facts-words.ts';
import { frameWords } from '../../words/site/frame-words.ts';
import { openingHoursWords } from '../../words/site/opening-hours-words.ts';
import type { LayoutProps } from '../layout-props.ts';
import { AddressLines, hasAddress, ReachLines } from './ContactLines.tsx';
import { Fold, FoldHeading } from './Fold.tsx';
import { HoursTable } from './HoursTable.tsx';
import { Mark } from './Mark.tsx';
import { MenuLink } from './MenuLink.tsx';
import { type MarkedItem, markCurrent } from './mark-current.ts';
import { NewsletterBand } from './NewsletterBand.tsx';
import { OpenNowLine } from './OpenNow.tsx';
import { rememberMarkup } from './remember-markup.tsx';
import styles from './SiteFooter.module.css';
import { SocialList } from './SocialList.tsx';
import { staticList } from './static-list.ts';
import { isBlank } from './Title.tsx';
import { type EnhancementMark, useEnhancement } from './use-enhancement.ts';

/** Renders the end of every page: hours, address, and links. */
export function SiteFooter(layout: LayoutProps): ReactNode {
  const { siteTitle, tagline, path, footerMenu, organisation, newsletter } = layout;
  const mark = useEnhancement('hours', 'load');
  const menu = markCurrent(footerMenu, path);
  const markup = markupOf({ siteTitle, tagline, organisation, menu, mark });
  if (newsletter !== undefined)
    return (
      <footer className={styles.footer}>
        <NewsletterBand form={newsletter} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it is what React has rendered */}
        <div dangerouslySetInnerHTML={markup} />
      </footer>
    );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what React has rendered
  return <footer className={styles.footer} dangerouslySetInnerHTML={markup} />;
}

interface InsideProps extends Pick<LayoutProps, 'siteTitle' | 'organisation'> {
  readonly tagline: string | undefined;
  readonly menu: readonly MarkedItem[];
  readonly mark: EnhancementMark;
}

const markupOf = rememberMarkup(function SiteFooterInside(props: InsideProps) {
  const { siteTitle, tagline, organisation, menu, mark } = props;
  const { phone, email } = organisation;
  return (
    <>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Mark place="footer" />
          <p className={styles.name}>{siteTitle}</p>
          {isBlank(tagline) ? null : <p>{tagline}</p>}
        </div>
        {organisation.hours.length === 0 ? null : (
          <section className={styles.hours}>
            <FooterHeading text={factsWords.hours} />
            <OpenNowLine opening={organisation.opening} mark={mark} />
            <Fold line={factsWords.hours}>
              <HoursTable caption={openingHoursWords.ofThePier} rows={organisation.hours} />
            </Fold>
          </section>
        )}
        {!hasAddress(organisation) && phone === undefined && email === undefined ? null : (
          <section className={styles.contact}>
            <FooterHeading text={factsWords.findUs} />
            <Fold line={factsWords.findUs}>
              <AddressLines organisation={organisation} />
              <ReachLines organisation={organisation} />
            </Fold>
          </section>
        )}
        {menu.length === 0 ? null : (
          <nav aria-label={frameWords.footerMenu} className={styles.menu}>
            <Fold line={frameWords.morePages}>
              <ul>
                {staticList(menu, (item) => (
                  <li>
                    <MenuLink item={item} />
                    {item.children.length === 0 ? null : (
                      <ul>
                        {staticList(item.children, (child) => (
                          <li>
                            <MenuLink item={child} />
                          </li>
                        ))}
                      </ul>
                    )}
                  </li>
                ))}
              </ul>
            </Fold>
          </nav>
        )}
      </div>
      <LastLine organisation={organisation} />
    </>
  );
});

function FooterHeading({ text }: { readonly text: string }): ReactNode {
  return (
    <FoldHeading>
      <h2 className={styles.heading}>{text}</h2>
    </FoldHeading>
  );
}

function LastLine({ organisation: { name, social } }: Pick<LayoutProps, 'organisation'>): ReactNode {
  return (
    <div className={styles.last}>
      <p>© {name}</p>
      <SocialList links={social} />
    </div>
  );
}
