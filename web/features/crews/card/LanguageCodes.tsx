import type { Language } from '#contract/wire/languages.ts'
import { m } from '#texts'
import { languageName } from '#web/i18n/format.ts'
import { useUser } from '#web/session/session.ts'
import { LanguageCode } from '#web/ui/languages/LanguageCode.tsx'
import styles from './LanguageCodes.module.css'

type Props = { languages: readonly Language[]; max?: number | undefined }

/** The viewer's languages are solid. Languages beyond `max` are counted. */
export function LanguageCodes({ languages, max = languages.length }: Props) {
  const spoken = useUser()?.preferredLanguages ?? []
  // A single extra language takes no more space than its count would.
  const shown = languages.slice(0, languages.length === max + 1 ? max + 1 : max)
  const rest = languages.slice(shown.length)
  return (
    <span className={styles.codes}>
      {shown.map((code) => (
        <LanguageCode key={code} code={code} name={languageName(code)} match={spoken.includes(code)} />
      ))}
      {rest.length > 0 ? (
        <span className={styles.more} title={rest.map(languageName).join(', ')}>
          <span aria-hidden>+{rest.length}</span>
          <span className="sr-only">{m.crews_more_codes({ count: rest.length })}</span>
        </span>
      ) : null}
    </span>
  )
}
