import { m } from '#messages'
import { useRoleApplications } from './applications.queries.ts'
import styles from './RoleApplicationCount.module.css'

/** For the leader, beside a role: how many wait for it. */
export function RoleApplicationCount({ crewId, roleId }: { crewId: number; roleId: number }) {
  const { data = [] } = useRoleApplications(crewId)
  const count = data.filter(
    (application) => application.roleId === roleId && application.status === 'pending',
  )
  return (
    <span className={styles.count}>
      {count.length > 0 ? m.applications_count({ count: count.length }) : m.applications_no_count()}
    </span>
  )
}
