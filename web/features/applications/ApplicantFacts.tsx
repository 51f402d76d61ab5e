import { m } from '#texts'
import { formatCount, languageName } from '#web/i18n/format.ts'
import { shipText } from '#web/i18n/ship-names.ts'
import { LanguageCode } from '#web/ui/languages/LanguageCode.tsx'
import styles from './ApplicantFacts.module.css'
import type { ApplicationEntry, ApplicationTimes } from './application-entry.ts'
import { hoursFitLabels } from './application-texts.ts'

interface Props {
  entry: Pick<ApplicationEntry, 'user' | 'ship'>
  formatLocalTime: ApplicationTimes['formatLocalTime']
}

/** What helps to decide: whether they come, what they speak, what time it is for them, whether they play then, and their ship. */
export function ApplicantFacts({ entry, formatLocalTime }: Props) {
  const { attendance, languages, timezone, hoursFit } = entry.user
  const { ship } = entry
  return (
    <ul className={styles.facts}>
      {attendance ? <li>{m.applications_came(attendance)}</li> : null}
      {languages.length > 0 ? (
        <li className={styles.languages}>
          {languages.map((code) => (
            <LanguageCode key={code} code={code} name={languageName(code)} />
          ))}
        </li>
      ) : null}
      <li>{formatLocalTime(timezone)}</li>
      {hoursFit ? <li data-fit={hoursFit}>{hoursFitLabels[hoursFit]()}</li> : null}
      {ship ? (
        <li className={styles.ship} dir="auto">
          {m.ships_brings({
            ship: shipText(ship),
            crew: ship.crewSize,
            scu: formatCount(ship.cargoCapacity),
          })}
        </li>
      ) : null}
    </ul>
  )
}
