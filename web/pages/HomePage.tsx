import { m } from '#texts'
import { HomepageStats } from '#web/features/stats/HomepageStats.tsx'
import { useSiteTitle } from '#web/shell/use-page-title.ts'
import styles from './HomePage.module.css'
import { ClosingCall } from './home/ClosingCall.tsx'
import { Community } from './home/Community.tsx'
import { FeatureCards } from './home/FeatureCards.tsx'
import { Hero } from './home/Hero.tsx'
import { HowItWorks } from './home/HowItWorks.tsx'

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
