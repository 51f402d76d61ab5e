import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check, Plus, Search } from 'lucide-react'
import { m } from '#texts'
import { BeaconButton } from '#web/features/crews/beacons/BeaconButton.tsx'
import { DepartureBoard } from '#web/features/crews/departures/DepartureBoard.tsx'
import { homepageStatsQuery, isFirstDays } from '#web/features/stats/stats.queries.ts'
import { TellFirst } from '#web/features/stats/TellFirst.tsx'
import { paths } from '#web/paths.ts'
import { useUser } from '#web/session/session.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { BeaconMark } from '#web/ui/drawings/BeaconMark.tsx'
import { StarChart } from '#web/ui/drawings/StarChart.tsx'
import styles from './Hero.module.css'

export function Hero() {
  const user = useUser()
  const { data: stats } = useQuery(homepageStatsQuery())
  const isFirst = isFirstDays(stats)
  const promises = [m.home_free, m.home_cross_org, isFirst ? m.home_new : m.home_active]
  return (
    <div className={styles.hero}>
      <StarChart className={styles.chart} />
      <div className={styles.columns}>
        <div>
          <h1 className={styles.title}>{m.home_heading()}</h1>
          <p className={styles.lead}>{m.home_lead()}</p>
          <div className={styles.calls}>
            <div className={styles.now}>
              <Button asChild variant="primary" size="lg" className={styles.fly}>
                <Link to={paths.flyNow}>
                  <BeaconMark />
                  {m.fly_now_title()}
                </Link>
              </Button>
              {user ? <BeaconButton isMark /> : null}
            </div>
            <Button asChild size="lg">
              <Link to={paths.search}>
                <Search size={18} aria-hidden />
                {m.home_find()}
              </Link>
            </Button>
            <Button asChild size="lg">
              <Link to={paths.create}>
                <Plus size={18} aria-hidden />
                {m.home_create()}
              </Link>
            </Button>
          </div>
          <ul className={styles.promises} aria-label={m.home_promises()}>
            {promises.map((promise) => (
              <li key={promise()} className={styles.promise}>
                <Check aria-hidden />
                {promise()}
              </li>
            ))}
          </ul>
        </div>
        <DepartureBoard
          showsFree={!isFirst}
          wayOut={
            isFirst ? (
              <TellFirst />
            ) : (
              <Button asChild variant="soft">
                <Link to={paths.create}>{m.home_post_yours()}</Link>
              </Button>
            )
          }
        />
      </div>
    </div>
  )
}
