import type { CrewDetails } from '#contract/crews/crews.ts'
import { isOver } from '#web/features/crews/crew-facts.ts'
import { CrewChat } from '#web/features/discussions/CrewChat.tsx'
import { Discussion } from '#web/features/discussions/Discussion.tsx'
import type { DiscussionSlots } from '#web/features/discussions/discussion-slots.ts'
import { BlockPlayer } from '#web/features/messages/blocks/BlockPlayer.tsx'
import { RemoveCommentButton } from '#web/features/moderation/reports/RemoveCommentButton.tsx'
import { ReportComment } from '#web/features/reports/ReportButton.tsx'
import { useFormatAgo } from '#web/pages/crew/use-format-ago.ts'
import { useUser } from '#web/session/session.ts'
import { isStaff } from '#web/session/staff.ts'

export function CrewDiscussion({ crew }: { crew: CrewDetails }) {
  const formatWrittenAt = useFormatAgo()
  const user = useUser()
  const isLeader = crew.viewer?.isAuthor === true
  const slots: DiscussionSlots = {
    formatWrittenAt,
    othersActions: ({ id, author, canReport }, authorName) => (
      <>
        <ReportComment crewId={crew.id} id={id} authorName={authorName} canReport={canReport} />
        {author ? <BlockPlayer player={author} inMenu /> : null}
      </>
    ),
    moderatorRemoval:
      user && isStaff(user) && !isLeader
        ? ({ id }, authorName) => <RemoveCommentButton crewId={crew.id} id={id} authorName={authorName} />
        : undefined,
  }
  return (
    <Discussion
      // What one player typed is not for the next at the same screen.
      key={user?.id}
      crewId={crew.id}
      chat={
        isLeader || crew.viewer?.isMember
          ? (draft) => <CrewChat crewId={crew.id} isOver={isOver(crew)} {...draft} {...slots} />
          : undefined
      }
      startsWithChat={crew.viewer?.isMember === true || crew.currentCrewSize > 1}
      {...slots}
    />
  )
}
