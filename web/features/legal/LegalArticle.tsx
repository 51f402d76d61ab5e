import type { ReactNode } from 'react'
import type { Locale } from '#contract/locales/locales.ts'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import styles from './LegalArticle.module.css'
import type { LegalSection, LegalText } from './legal-document.ts'
import { lineParts } from './line-parts.ts'

/** A line of a legal text with its links. */
function LegalLine({ line }: { line: string }) {
  return lineParts(line).map(({ at, text, target }) =>
    target === undefined ? (
      text
    ) : (
      <TextLink key={at} href={target} {...(target.startsWith('https:') && { rel: 'noopener noreferrer' })}>
        {text}
      </TextLink>
    ),
  )
}

function Section({ id, heading, blocks }: LegalSection) {
  return (
    <section className={styles.section} id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className={styles.heading}>
        {heading}
      </h2>
      {blocks.map((block) =>
        typeof block === 'string' ? (
          <p key={block}>
            <LegalLine line={block} />
          </p>
        ) : (
          <ul key={block[0]} className={styles.list}>
            {block.map((item) => (
              <li key={item}>
                <LegalLine line={item} />
              </li>
            ))}
          </ul>
        ),
      )}
    </section>
  )
}

interface Props {
  text: LegalText
  language: Locale
  /** Its heading. */
  title: ReactNode
}

export function LegalArticle({ text, language, title }: Props) {
  return (
    <article lang={language} className={styles.article}>
      {title}
      <p className={styles.lead}>{text.lead}</p>
      {text.sections.map((section) => (
        <Section key={section.id} {...section} />
      ))}
    </article>
  )
}
