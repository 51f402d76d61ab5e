import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { lineParts } from './line-parts.ts'

/** A line of a legal text with its links. */
export function LegalLine({ line }: { line: string }) {
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
