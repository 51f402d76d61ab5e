import { m } from '#texts'
import { HomepageStats } from '#web/features/stats/HomepageStats.tsx'
import { useSiteTitle } from '#web/shell/use-page-title.ts'
import { ClosingCall } from './ClosingCall.tsx'
import { Community } from './Community.tsx'
import { FeatureCards } from './FeatureCards.tsx'
import { Hero } from './Hero.tsx'
import styles from './HomePage.module.css'
import { HowItWorks } from './HowItWorks.tsx'

export function HomePage() {
  useSiteTitle(m.home_title())
  return (
    <>
      <Hero />
      <div className={styles.frame}>
        <HomepageStats />
        <HowItWorks />
        <FeatureCards />
        <Community />
        <ClosingCall />
      </div>
    </>
  )
}
