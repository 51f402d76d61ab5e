import { m } from '#texts'
import { Skeleton } from '#web/ui/display/Skeleton.tsx'
import { useRoleApplications } from './applications.queries.ts'
import styles from './RoleApplicationCount.module.css'

/** For the leader, beside a role: how many wait for it. The list below the roles says when it could not be loaded. */
export function RoleApplicationCount({ crewId, roleId }: { crewId: number; roleId: number }) {
  const { data, isPending } = useRoleApplications(crewId)
  if (!data) return isPending ? <Skeleton width={84} /> : null
  const count = data.filter(
    (application) => application.roleId === roleId && application.status === 'pending',
  )
  return (
    <span className={styles.count}>
      {count.length > 0 ? m.applications_count({ count: count.length }) : m.applications_no_count()}
    </span>
  )
}
