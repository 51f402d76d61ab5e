import type { CrewDetails } from '#contract/crews/crews.ts'
import { Discussion } from '#web/features/discussions/Discussion.tsx'
import { BlockPlayer } from '#web/features/messages/BlockPlayer.tsx'
import { RemoveCommentButton } from '#web/features/moderation/reports/RemoveCommentButton.tsx'
import { ReportComment } from '#web/features/reports/ReportButton.tsx'
import { useUser } from '#web/session/session.ts'
import { isStaff } from '#web/session/staff.ts'
import { sectionIds } from './go-to-section.ts'
import { useFormatAgo } from './use-format-ago.ts'

export function CrewDiscussion({ crew }: { crew: CrewDetails }) {
  const formatWrittenAt = useFormatAgo()
  const user = useUser()
  const isLeader = crew.viewer?.isAuthor === true
  return (
    <div id={sectionIds.discussion}>
      <Discussion
        // What one player typed is not for the next at the same screen.
        key={user?.id}
        crewId={crew.id}
        isAboard={isLeader || crew.viewer?.isMember === true}
        startsWithCrew={crew.viewer?.isMember === true || crew.currentCrewSize > 1}
        formatWrittenAt={formatWrittenAt}
        othersActions={({ id, author }, authorName) => (
          <>
            <ReportComment id={id} authorName={authorName} />
            {author ? <BlockPlayer player={author} iconOnly /> : null}
          </>
        )}
        moderatorRemoval={
          user && isStaff(user) && !isLeader
            ? ({ id }, authorName) => <RemoveCommentButton crewId={crew.id} id={id} authorName={authorName} />
            : undefined
        }
      />
    </div>
  )
}
