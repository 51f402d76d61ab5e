import type { Generated } from 'kysely'

/** A picture in the log of a mission. */
export interface MissionPicturesTable {
  id: Generated<number>
  crew_id: number
  author_id: number
  /** Of both pictures; the address of the public one contains it. */
  hash: string
  /** WebP, as is the small copy. */
  data: Buffer
  small_data: Buffer
  /** Of the large one. */
  width: number
  height: number
  line: string
  is_public: Generated<boolean>
  created_at: Date
}

/** A copy of the picture that a report is about, until it is decided. */
export interface ReportPicturesTable {
  report_id: number
  data: Buffer
}
