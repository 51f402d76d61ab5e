import { Link } from '@tanstack/react-router'
import { Check, ChevronRight } from 'lucide-react'
import type { PlayerProfile } from '#contract/profiles/players.ts'
import { m } from '#texts'
import { useFleet } from '#web/features/fleet/fleet.queries.ts'
import { paths } from '#web/paths.ts'
import { useWeekHours } from '#web/session/use-week-hours.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Panel } from '#web/ui/display/Panel.tsx'
import styles from './FirstSteps.module.css'

/** For a player who has not flown yet, instead of a page of zeros: what makes crews take them along. */
export function FirstSteps({ player }: { player: PlayerProfile }) {
  const { data: hours } = useWeekHours()
  const { data: ships } = useFleet(player.id)
  const steps = [
    {
      name: m.profiles_step_hours(),
      about: m.profiles_step_hours_text(),
      isDone: hours?.some(Boolean) === true,
      link: { to: paths.settingsProfile, hash: 'hours' },
    },
    {
      name: m.profiles_step_ship(),
      about: m.profiles_step_ship_text(),
      isDone: (ships?.length ?? 0) > 0,
      link: { to: paths.myProfile, search: { tab: 'fleet' } },
    },
    {
      name: m.profiles_step_line(),
      about: m.profiles_step_line_text(),
      isDone: player.bio !== '',
      link: { to: paths.settingsProfile, hash: 'profile' },
    },
  ] as const
  const areDone = steps.every(({ isDone }) => isDone)
  return (
    <Panel title={areDone ? m.profiles_steps_done() : m.profiles_steps()} flush className={styles.steps}>
      <ol>
        {steps.map(({ name, about, isDone, link }, index) => (
          <li key={name}>
            <Link {...link} className={styles.step}>
              <span className={styles.mark} data-done={isDone || undefined}>
                {isDone ? <Check size={14} strokeWidth={3} aria-hidden /> : index + 1}
              </span>
              <span className={styles.text}>
                <b className={styles.name}>{name}</b>
                <span className={styles.about}>{isDone ? m.profiles_step_done() : about}</span>
              </span>
              <ChevronRight size={16} className={styles.end} aria-hidden />
            </Link>
          </li>
        ))}
      </ol>
      <div className={styles.find}>
        <Button asChild variant={areDone ? 'primary' : undefined}>
          <Link to={paths.search}>{m.shell_find_crew()}</Link>
        </Button>
      </div>
    </Panel>
  )
}
