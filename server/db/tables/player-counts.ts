import type { GeneratedAlways } from 'kysely'

/** What a player has done here. Triggers keep it equal to the rows: see migrations 0013 and 0023. */
export interface PlayerCountsTable {
  user_id: GeneratedAlways<number>
  /** Posts, of whatever status. */
  created: GeneratedAlways<number>
  /** Missions flown as the leader. */
  led: GeneratedAlways<number>
  /** Missions flown, as the leader or a member. */
  completed: GeneratedAlways<number>
  cancelled: GeneratedAlways<number>
  /** Posts with at least one comment. */
  threads: GeneratedAlways<number>
  /** Views of all posts. */
  thread_views: GeneratedAlways<number>
}
