import { m } from '#texts'
import { languageName } from '#web/i18n/format.ts'
import { LanguageCode } from '#web/ui/display/LanguageCode.tsx'
import styles from './ApplicantFacts.module.css'
import type { ApplicationEntry, ApplicationTimes } from './application-entry.ts'
import { hoursFitLabels } from './application-texts.ts'

interface Props {
  user: ApplicationEntry['user']
  formatLocalTime: ApplicationTimes['formatLocalTime']
}

/** What helps to decide: how reliable they are, what they speak, what time it is for them, and whether they play then. */
export function ApplicantFacts({ user, formatLocalTime }: Props) {
  const { reputation, languages, timezone, hoursFit } = user
  return (
    <ul className={styles.facts}>
      {reputation.totalRatings > 0 ? (
        <li>{m.crew_page_reliable({ percent: Math.round(reputation.averageRating * 20) })}</li>
      ) : null}
      {languages.length > 0 ? (
        <li className={styles.languages}>
          {languages.map((code) => (
            <LanguageCode key={code} code={code} name={languageName(code)} />
          ))}
        </li>
      ) : null}
      <li>{formatLocalTime(timezone)}</li>
      {hoursFit ? <li data-fit={hoursFit}>{hoursFitLabels[hoursFit]()}</li> : null}
    </ul>
  )
}
