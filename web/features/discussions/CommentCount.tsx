import { m } from '#texts'
import { Badge } from '#web/ui/display/Badge.tsx'
import { useComments } from './discussions.queries.ts'

/** How many public comments there are, with their replies, as far as they are loaded. */
export function CommentCount({ crewId }: { crewId: number }) {
  const { data = [], hasNextPage } = useComments(crewId)
  const count = data.reduce((sum, { replyCount }) => sum + 1 + replyCount, 0)
  return count > 0 ? (
    <Badge quiet count={count} hasMore={hasNextPage} label={m.discussions_count({ count })} />
  ) : null
}
