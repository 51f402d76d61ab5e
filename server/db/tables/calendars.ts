/** The secret address under which a player's calendar programs read their missions. */
export interface CalendarFeedsTable {
  user_id: number
  token_hash: Buffer
  created_at: Date
}
