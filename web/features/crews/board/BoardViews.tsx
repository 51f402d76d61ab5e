import { Link } from '@tanstack/react-router'
import { m } from '#texts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { BeaconMark } from '#web/ui/drawings/BeaconMark.tsx'
import styles from './BoardViews.module.css'

/** Crews that look for players, and players who look for a crew: two views of one board. */
export function BoardViews() {
  return (
    <div className={styles.row}>
      <nav className={styles.views} aria-label={m.board_views()}>
        <Link to={paths.search} className={styles.view}>
          {m.board_view_crews()}
        </Link>
        <Link to={paths.players} className={styles.view}>
          {m.board_view_players()}
        </Link>
      </nav>
      <Button asChild variant="primary" className={styles.fly}>
        <Link to={paths.flyNow}>
          <BeaconMark />
          {m.fly_now_title()}
        </Link>
      </Button>
    </div>
  )
}
