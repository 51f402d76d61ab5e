import * as z from 'zod/mini'

/** What the viewer can do with the mission now. */
export const moves = z.object({
  start: z.boolean(),
  complete: z.boolean(),
  end: z.boolean(),
  cancel: z.boolean(),
  leave: z.boolean(),
  bringShip: z.boolean(),
  /** The leader was warned that the post will leave the board, and can keep it there. */
  keep: z.boolean(),
  /** Before the start: asks the members who have not answered whether they are ready. */
  callReady: z.boolean(),
  answerReady: z.boolean(),
  /** From the start on, while a member has not answered. */
  releaseSilent: z.boolean(),
  /** To a member. */
  nameCoLeader: z.boolean(),
  handOver: z.boolean(),
  /** As co-leader; the seat stays. */
  stepDown: z.boolean(),
  repeat: z.boolean(),
  manageSeries: z.boolean(),
  /** Split what the completed mission brought in. */
  settle: z.boolean(),
})
