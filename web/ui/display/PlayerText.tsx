import { Fragment, type ReactNode } from 'react'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { PlayerLink } from '#web/ui/players/PlayerLink.tsx'
import styles from './PlayerText.module.css'
import { textParts } from './text-links.ts'

interface Props {
  text: string
  lang?: string | undefined
  dir?: 'ltr' | 'auto' | undefined
  /** Shows the parts that are no links. */
  renderPlain?: ((text: string) => ReactNode) | undefined
}

/** Text as a player typed it, with its line breaks; https addresses become links. */
export function PlayerText({ text, lang, dir = 'auto', renderPlain }: Props) {
  return (
    <span className={styles.text} lang={lang} dir={dir}>
      {textParts(text).map((part) =>
        part.href ? (
          <TextLink key={part.at} asChild>
            <PlayerLink href={part.href}>{part.text}</PlayerLink>
          </TextLink>
        ) : (
          <Fragment key={part.at}>{renderPlain ? renderPlain(part.text) : part.text}</Fragment>
        ),
      )}
    </span>
  )
}
