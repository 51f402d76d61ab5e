import type { Generated, Selectable } from 'kysely'
import type { ApplicationStatus } from '#contract/applications/applications.ts'
import type { ApplicantExperience, Availability } from '#contract/applications/fields.ts'

export interface ApplicationsTable {
  id: Generated<number>
  crew_id: number
  /** Null if it is for the crew as a whole, or if the role was removed. */
  role_id: number | null
  /** The role's name when the player applied. Null if it is for the crew as a whole. */
  role_name: string | null
  user_id: number
  status: Generated<ApplicationStatus>
  message: string
  availability: Availability | null
  experience: ApplicantExperience | null
  timezone: string | null
  additional_info: Generated<string>
  /** The ship that the applicant brings. */
  fleet_ship_id: Generated<number | null>
  created_at: Date
  decided_at: Date | null
  /** Nobody decided: the leader has deleted the role. */
  ended_with_role: Generated<boolean>
}
export type ApplicationRow = Selectable<ApplicationsTable>
