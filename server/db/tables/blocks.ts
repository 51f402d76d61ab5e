export interface BlocksTable {
  blocker_id: number
  blocked_id: number
  created_at: Date
}
