import type { AdminUser } from '#contract/user-list/user-list.ts'
import { m } from '#texts'
import { Chip } from '#web/ui/marks/Chip.tsx'
import styles from './CitizenId.module.css'

export function CitizenId({ user }: { user: Pick<AdminUser, 'citizenId' | 'isHandleVerified'> }) {
  return (
    <>
      {user.citizenId ?? '–'}{' '}
      {user.isHandleVerified ? (
        <span className={styles.badge}>
          <Chip tone="ok">{m.handles_badge()}</Chip>
        </span>
      ) : null}
    </>
  )
}
