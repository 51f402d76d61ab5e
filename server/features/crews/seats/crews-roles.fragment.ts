import { type RawBuilder, sql } from 'kysely'
import type { CrewRoleRow } from '#server/db/tables/crews.ts'

export type CrewRoleWithCount = CrewRoleRow & { application_count: number }

/** The roles in the order of the post, each with the number of its pending applications. */
export const rolesOf = (crewId: RawBuilder<unknown>): RawBuilder<CrewRoleWithCount> => sql`
  select crew_roles.*, coalesce(waiting.applications, 0) as application_count
  from crew_roles
  left join (
    select role_id, count(*)::integer as applications
    from applications
    where crew_id = ${crewId} and status = 'pending'
    group by role_id
  ) as waiting on waiting.role_id = crew_roles.id
  where crew_roles.crew_id = ${crewId}
  order by crew_roles.position
`
