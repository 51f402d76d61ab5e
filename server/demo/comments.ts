/** The discussions of the demo. */
import type { Insertable } from 'kysely'
import type { CommentChannel } from '#contract/discussions/fields.ts'
import type { CommentsTable } from '#server/db/tables/discussions.ts'
import { type Ids, idOf } from './rows.ts'

interface DemoReply {
  readonly by: string
  readonly text: string
  readonly minutesAgo: number
}

interface DemoComment extends DemoReply {
  /** The first words of the post's title. */
  readonly on: string
  readonly channel?: CommentChannel
  readonly replies?: readonly DemoReply[]
}

/** The oldest first, as they would have been written. */
const demoComments: readonly DemoComment[] = [
  {
    on: 'Quantanium run',
    by: 'Quillfeather',
    text: 'Do you take a Prospector along as a scout, or turrets only?',
    minutesAgo: 190,
    replies: [
      {
        by: 'Marlin_Voss',
        text: 'Turrets only tonight. With a scout we always end up waiting for each other.',
        minutesAgo: 184,
      },
      { by: 'Quillfeather', text: 'Makes sense. Next time then.', minutesAgo: 180 },
    ],
  },
  {
    on: 'Quantanium run',
    by: 'Lofoten_Drift',
    text: 'I bring the cargo sheet again, here is the one from last week: https://example.org/halo-split',
    minutesAgo: 95,
  },
  {
    on: 'Quantanium run',
    by: 'Kestrel_77',
    text: 'How long is the way back to the refinery from there? I have to be gone by midnight, Berlin time.',
    minutesAgo: 34,
    replies: [
      {
        by: 'Sneg_Line',
        text: 'Last time it was 25 minutes with the unloading. You would just make it.',
        minutesAgo: 21,
      },
    ],
  },
  {
    on: 'Quantanium run',
    by: 'Marlin_Voss',
    channel: 'crew',
    text: 'Meeting point is hangar 4 at ARC-L1, ten minutes before. Turret helmets are in the green crate.',
    minutesAgo: 60,
    replies: [
      { by: 'Sneg_Line', text: 'I come with the Arrow and wait outside.', minutesAgo: 52 },
      { by: 'Lofoten_Drift', text: 'Spawn is set.', minutesAgo: 40 },
    ],
  },
  {
    on: 'Reclaimer-Schicht',
    by: 'Nachtfalter',
    text: 'Braucht man einen eigenen Anzug mit Traktorstrahl, oder liegt an Bord einer?',
    minutesAgo: 58,
  },
]

interface CommentWithReplies {
  readonly comment: Insertable<CommentsTable>
  readonly replies: readonly Insertable<CommentsTable>[]
}

export const commentRows = (userIds: Ids, crewIds: Ids, now: Date): CommentWithReplies[] =>
  demoComments.flatMap(({ on, channel = 'public', replies = [], ...comment }) => {
    const crewId = [...crewIds].find(([title]) => title.startsWith(on))?.[1]
    if (crewId === undefined) return []
    const row = ({ by, text, minutesAgo }: DemoReply) => ({
      crew_id: crewId,
      author_id: idOf(userIds, by),
      channel,
      body: text,
      created_at: new Date(now.getTime() - minutesAgo * 60_000),
    })
    return [{ comment: row(comment), replies: replies.map(row) }]
  })
