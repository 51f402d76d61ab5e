import type { Language } from '#contract/wire/languages.ts'
import { m } from '#texts'
import { languageName } from '#web/i18n/format.ts'
import { useUser } from '#web/session/session.ts'
import { LanguageCode } from '#web/ui/display/LanguageCode.tsx'
import styles from './LanguageCodes.module.css'

type Props = { languages: readonly Language[]; most?: number | undefined }

/** Solid where it is one of the viewer's own; past `most` the rest is counted. */
export function LanguageCodes({ languages, most = languages.length }: Props) {
  const own = useUser()?.preferredLanguages ?? []
  // One left over takes the place that its count would.
  const shown = languages.slice(0, languages.length === most + 1 ? most + 1 : most)
  const rest = languages.slice(shown.length)
  return (
    <span className={styles.codes}>
      {shown.map((code) => (
        <LanguageCode key={code} code={code} name={languageName(code)} match={own.includes(code)} />
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
