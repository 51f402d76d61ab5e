import { Compass, Container, Crosshair, Pickaxe } from 'lucide-react'
import type { CSSProperties } from 'react'
import { m } from '#texts'
import { Beacon } from '#web/ui/drawings/Beacon.tsx'
import { StarChart } from '#web/ui/drawings/StarChart.tsx'
import styles from './AuthArt.module.css'

const pings = [
  { activity: 'mining', Icon: Pickaxe, start: ['20', '30'], seats: 3, left: '33%', top: '21%' },
  { activity: 'combat', Icon: Crosshair, start: ['19', '00'], seats: 3, left: '12%', top: '38%' },
  { activity: 'cargo', Icon: Container, start: ['22', '00'], seats: 1, left: '58%', top: '33%' },
  { activity: 'exploration', Icon: Compass, start: null, seats: 2, left: '47%', top: '58%' },
]

/** The star chart next to the account forms. Its crews are decoration and hidden from screen readers. */
export function AuthArt({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles.art}>
      <div aria-hidden="true">
        <StarChart className={styles.chart} />
        {pings.map(({ activity, Icon, start, seats, left, top }) => (
          <span key={activity} className={styles.ping} style={{ left, top } as CSSProperties}>
            <Beacon />
            <span className={styles.activity} data-act={activity}>
              <Icon size={14} />
            </span>
            <span className={styles.start}>
              {start ? (
                <>
                  {start[0]}
                  <span className={styles.colon}>:</span>
                  {start[1]}
                </>
              ) : (
                m.auth_ping_now()
              )}
            </span>
            <span className={styles.seats}>{m.auth_ping_seats({ count: seats })}</span>
          </span>
        ))}
      </div>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
    </div>
  )
}
