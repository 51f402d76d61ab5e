import { Link } from '@tanstack/react-router'
import { m } from '#texts'
import { paths } from '#web/paths.ts'
import { useUser } from '#web/session/session.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { StarChart } from '#web/ui/drawings/StarChart.tsx'
import styles from './ClosingCall.module.css'

/** What to do next: players have an account already. */
export function ClosingCall() {
  const isPlayer = useUser() !== undefined
  const [first, second] = isPlayer
    ? ([
        { to: paths.search, text: m.home_find() },
        { to: paths.create, text: m.home_create() },
      ] as const)
    : ([
        { to: paths.register, text: m.shell_create_account() },
        { to: paths.search, text: m.auth_login_guest() },
      ] as const)
  return (
    <section className={styles.closing} aria-labelledby="home-closing">
      <StarChart className={styles.chart} />
      <div className={styles.words}>
        <h2 id="home-closing" className={styles.title}>
          {m.home_closing()}
        </h2>
        <p className={styles.text}>{m.home_closing_text()}</p>
      </div>
      <div className={styles.calls}>
        <Button asChild variant="primary" size="lg">
          <Link to={first.to}>{first.text}</Link>
        </Button>
        <Button asChild size="lg">
          <Link to={second.to}>{second.text}</Link>
        </Button>
      </div>
    </section>
  )
}
