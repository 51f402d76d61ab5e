import type { CommentChannel } from '#contract/discussions/fields.ts'
import { m } from '#texts'
import { Badge } from '#web/ui/display/Badge.tsx'
import { useComments } from './discussions.queries.ts'

/** How many comments a channel has, with their replies, as far as they are loaded. */
export function CommentCount({ crewId, channel }: { crewId: number; channel: CommentChannel }) {
  const { data = [], hasNextPage } = useComments(crewId, channel)
  const count = data.reduce((sum, { replyCount }) => sum + 1 + replyCount, 0)
  return count > 0 ? (
    <Badge quiet count={count} hasMore={hasNextPage} label={m.discussions_count({ count })} />
  ) : null
}
