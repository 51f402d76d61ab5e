import type { Generated, Selectable } from 'kysely'
import type { ApplicantExperience, ApplicationStatus, Availability } from '#contract/applications.ts'

export interface ApplicationsTable {
  id: Generated<number>
  crew_id: number
  /** Null: to the crew as a whole, or for a role that is gone. */
  role_id: number | null
  /** As it was when the player applied. Null: to the crew as a whole. */
  role_name: string | null
  user_id: number
  status: Generated<ApplicationStatus>
  message: string
  availability: Availability | null
  experience: ApplicantExperience | null
  timezone: string | null
  additional_info: Generated<string>
  created_at: Date
  decided_at: Date | null
}
export type ApplicationRow = Selectable<ApplicationsTable>
