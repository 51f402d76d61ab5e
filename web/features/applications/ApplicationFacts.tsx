import { m } from '#texts'
import { zoneCity } from '#web/i18n/zone-city.ts'
import styles from './ApplicationFacts.module.css'
import type { ApplicationEntry } from './application-entry.ts'
import { availabilityLabels, experienceLabels } from './application-texts.ts'

/** What the applicant filled in besides the message. */
export function ApplicationFacts({ details }: { details: NonNullable<ApplicationEntry['details']> }) {
  const { availability, experience, timezone, additionalInfo } = details
  const facts = [
    [m.applications_availability(), availability ? availabilityLabels[availability]() : ''],
    [m.applications_experience(), experience ? experienceLabels[experience]() : ''],
    [m.applications_timezone(), timezone ? zoneCity(timezone) : ''],
    [m.applications_additional_info(), additionalInfo],
  ] as const
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) =>
        value === '' ? null : (
          <div key={name} className={styles.fact}>
            <dt className={styles.label}>{name}</dt>
            <dd className={styles.value} lang={value === additionalInfo ? '' : undefined} dir="auto">
              {value}
            </dd>
          </div>
        ),
      )}
    </dl>
  )
}
