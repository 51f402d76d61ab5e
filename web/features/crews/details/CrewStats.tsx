import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { formatMoment } from '#web/features/crews/crew-formats.ts'
import { activityLabel, postTypeLabel } from '#web/features/crews/crew-texts.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { Fold } from '#web/ui/display/Fold.tsx'
import styles from './CrewStats.module.css'

export function CrewStats({ crew }: { crew: CrewDetails }) {
  const zone = useViewerZone()
  const facts = [
    [m.crew_page_created(), formatMoment(crew.createdAt, zone)],
    [m.crews_activity(), activityLabel(crew.activity)],
    [m.crews_post_type(), postTypeLabel(crew.postType)],
  ] as const
  return (
    <Fold
      title={m.crew_page_stats()}
      hint={m.crew_page_created_on({ date: formatMoment(crew.createdAt, zone) })}
    >
      <dl>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.name}>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  )
}
