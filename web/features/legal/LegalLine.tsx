import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { lineParts } from './line-parts.ts'

/** A line of a legal text with its links. */
export function LegalLine({ text }: { text: string }) {
  return lineParts(text).map(({ at, words, target }) =>
    target === undefined ? (
      words
    ) : (
      <TextLink key={at} href={target} {...(target.startsWith('https:') && { rel: 'noopener noreferrer' })}>
        {words}
      </TextLink>
    ),
  )
}
