import { Link } from '@tanstack/react-router'
import { m } from '#texts'
import { paths } from '#web/paths.ts'
import { kindsOf } from './admin-tabs.ts'
import styles from './DecideKinds.module.css'
import { WaitingBadge } from './WaitingBadge.tsx'

/** The filters of the queue. */
export function DecideKinds({ viewer }: { viewer: { readonly isAdmin: boolean } }) {
  return (
    <nav className={styles.kinds} aria-label={m.moderation_decide_kinds()}>
      {kindsOf(viewer).map(({ to, name }) => (
        <Link
          key={to}
          to={to}
          activeOptions={{ includeSearch: false, exact: true }}
          resetScroll={false}
          className={styles.kind}
        >
          {name()}
          {to === paths.adminDecide ? null : <WaitingBadge path={to} isAdmin={viewer.isAdmin} />}
        </Link>
      ))}
    </nav>
  )
}
