import { m } from '#texts'
import { Skeleton } from '#web/ui/display/Skeleton.tsx'
import { useRoleApplications } from './applications.queries.ts'
import styles from './RoleApplicationCount.module.css'

/** For the leader: how many applications for a role are pending. The list below the roles shows a failed load. */
export function RoleApplicationCount({ crewId, roleId }: { crewId: number; roleId: number }) {
  const { data, isPending } = useRoleApplications(crewId)
  if (!data) return isPending ? <Skeleton width={84} /> : null
  const pending = data.filter(
    (application) => application.roleId === roleId && application.status === 'pending',
  )
  return (
    <span className={styles.count}>
      {pending.length > 0 ? m.applications_count({ count: pending.length }) : m.applications_none()}
    </span>
  )
}
