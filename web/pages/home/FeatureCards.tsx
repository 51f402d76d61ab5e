import type { ReactNode } from 'react'
import { reportCategoryNames } from '#contract/reports/category-names.ts'
import { languages } from '#contract/wire/languages.ts'
import { m } from '#texts'
import { RatingBars } from '#web/features/profiles/ratings/RatingBars.tsx'
import { languageName } from '#web/i18n/format.ts'
import { currentLocale } from '#web/i18n/language.ts'
import { classNames } from '#web/ui/class-names.ts'
import { LanguageCode } from '#web/ui/languages/LanguageCode.tsx'
import { Chip } from '#web/ui/marks/Chip.tsx'
import { ActivityExample } from './ActivityExample.tsx'
import { ActivityLinks } from './ActivityLinks.tsx'
import styles from './FeatureCards.module.css'
import { LiveExample } from './LiveExample.tsx'
import { Section } from './Section.tsx'
import { TimeExample } from './TimeExample.tsx'

type CardProps = {
  title: string
  text: string
  wide?: boolean
  /** After the example, whose parts do nothing. */
  links?: ReactNode
  children: ReactNode
}

function Card({ title, text, wide, links, children }: CardProps) {
  return (
    <li className={classNames(styles.card, wide && styles.wide)}>
      <div className={styles.example}>
        <div>
          <span className="sr-only">{m.home_example({ title })}</span>
          {children}
        </div>
        {links}
      </div>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>{text}</p>
    </li>
  )
}

const ratings = { 5: 82, 4: 13, 3: 4, 2: 0, 1: 1 }
const reputation = { averageRating: 4.75, totalRatings: 100, completedMissions: 120 }

const reports = [
  { category: 'griefing', isResolved: true },
  { category: 'no_show', isResolved: true },
  { category: 'toxic_behavior', isResolved: false },
] as const

export function FeatureCards() {
  return (
    <Section title={m.home_features()} text={m.home_features_text()}>
      <ul className={styles.cards}>
        <Card wide title={m.home_time()} text={m.home_time_text()}>
          <TimeExample />
        </Card>
        <Card title={m.home_languages()} text={m.home_languages_text()}>
          <div className={styles.codes}>
            {languages.map((code) => (
              <LanguageCode
                key={code}
                code={code}
                name={languageName(code)}
                match={code === 'de' || code === 'en'}
              />
            ))}
          </div>
        </Card>
        <Card title={m.home_live()} text={m.home_live_text()}>
          <LiveExample />
        </Card>
        <Card title={m.home_reputation()} text={m.home_reputation_text()}>
          <RatingBars reputation={reputation} ratingDistribution={ratings} recentRatings={[]} />
        </Card>
        <Card title={m.home_moderation()} text={m.home_moderation_text()}>
          <ul className={styles.reports}>
            {reports.map(({ category, isResolved }) => (
              <li key={category} className={styles.report}>
                {reportCategoryNames[category][currentLocale()]}
                <Chip tone={isResolved ? 'ok' : 'warn'}>
                  {isResolved ? m.home_report_resolved() : m.home_report_pending()}
                </Chip>
              </li>
            ))}
          </ul>
        </Card>
        <Card wide title={m.home_activities()} text={m.home_activities_text()} links={<ActivityLinks />}>
          <ActivityExample />
        </Card>
      </ul>
    </Section>
  )
}
