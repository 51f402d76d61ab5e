import type { CrewDetails } from '#contract/crews/crews.ts'
import { Discussion } from '#web/features/discussions/Discussion.tsx'
import { BlockPlayer } from '#web/features/messages/BlockPlayer.tsx'
import { RemoveCommentButton } from '#web/features/moderation/reports/RemoveCommentButton.tsx'
import { ReportComment } from '#web/features/reports/ReportButton.tsx'
import { useUser } from '#web/session/session.ts'
import { isStaff } from '#web/session/staff.ts'

interface Props {
  crew: CrewDetails
  formatWrittenAt: (moment: string) => string
}

export function CrewDiscussion({ crew, formatWrittenAt }: Props) {
  const user = useUser()
  const isLeader = crew.viewer?.isAuthor === true
  return (
    <Discussion
      // What one player typed is not for the next at the same screen.
      key={user?.id}
      crewId={crew.id}
      isAboard={isLeader || crew.viewer?.isMember === true}
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
  )
}
