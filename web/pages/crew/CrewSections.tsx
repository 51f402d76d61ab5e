import { useRef } from 'react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { AtWidth } from '#web/browser/AtWidth.tsx'
import { ApplicationsPanel } from '#web/features/applications/ApplicationsPanel.tsx'
import { ClosedSeatsNote } from '#web/features/crews/details/ClosedSeatsNote.tsx'
import { CrewHeader } from '#web/features/crews/details/CrewHeader.tsx'
import { CrewMembers } from '#web/features/crews/details/CrewMembers.tsx'
import { CrewSeats } from '#web/features/crews/details/CrewSeats.tsx'
import { CrewText } from '#web/features/crews/details/CrewText.tsx'
import { MainAction } from '#web/features/crews/details/MainAction.tsx'
import { MissionDetails } from '#web/features/crews/details/MissionDetails.tsx'
import { TimeBlock } from '#web/features/crews/details/TimeBlock.tsx'
import { viewerRelation } from '#web/features/crews/details/viewer-relation.ts'
import { useNow } from '#web/features/crews/time/use-now.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { ContactLeader } from '#web/features/messages/WriteButton.tsx'
import { LeaveCrew } from '#web/features/missions/LeaveCrew.tsx'
import { RateMission } from '#web/features/ratings/RateMission.tsx'
import { formatAgo } from '#web/i18n/format.ts'
import { isDeleted } from '#web/i18n/player-names.ts'
import { FocusHome } from '#web/ui/overlays/focus-home.ts'
import { CrewBar } from './CrewBar.tsx'
import { CrewDiscussion } from './CrewDiscussion.tsx'
import { CrewFooter } from './CrewFooter.tsx'
import { CrewRoles } from './CrewRoles.tsx'
import styles from './CrewSections.module.css'
import { LeaderActions } from './LeaderActions.tsx'
import { LeaderPanels } from './LeaderPanels.tsx'
import { MemberActions } from './MemberActions.tsx'
import { useApplyDialog } from './use-apply-dialog.tsx'
import { VisitorApplication } from './VisitorApplication.tsx'

/** The crew in two columns. On a phone it is one: the seats before the text, the action in a bar at the bottom. */
export function CrewSections({ crew }: { crew: CrewDetails }) {
  const now = useNow()
  const zone = useViewerZone()
  const seats = useRef<HTMLElement>(null)
  const members = useRef<HTMLElement>(null)
  const roles = useRef<HTMLDivElement>(null)
  const { applyFor, dialog } = useApplyDialog(crew)
  const formatMoment = (moment: string) => formatAgo(new Date(moment), now, zone)
  const isLeader = crew.viewer?.isAuthor === true
  const isVisitor = !['leader', 'member', 'over'].includes(viewerRelation(crew))
  const application = isVisitor && crew.viewer?.application?.status === 'pending' && crew.viewer.application

  const goToRoles = () => {
    const first = roles.current?.querySelector('button')
    first?.scrollIntoView({ block: 'center' })
    first?.focus({ preventScroll: true })
  }
  const main = <MainAction crew={crew} onApply={() => applyFor('seat')} onChooseRole={goToRoles} />
  const footer = <CrewFooter crew={crew} />
  return (
    <FocusHome value={seats}>
      <div className={styles.grid}>
        <div className={styles.top}>
          <CrewHeader crew={crew} />
          <TimeBlock crew={crew} />
        </div>
        <aside className={styles.side}>
          <div>
            <CrewSeats
              crew={crew}
              main={main}
              end={isLeader || isDeleted(crew.authorName) ? null : <ContactLeader crew={crew} />}
              ref={seats}
            >
              <ClosedSeatsNote crew={crew} />
              {crew.viewer ? <RateMission crew={crew} /> : null}
              {isLeader ? <LeaderActions crew={crew} /> : null}
              {application ? <VisitorApplication crew={crew} application={application} /> : null}
              {crew.viewer?.can.leave ? <LeaveCrew crew={crew} /> : null}
            </CrewSeats>
          </div>
          {isLeader ? <ApplicationsPanel crew={crew} formatAppliedAt={formatMoment} /> : null}
          <AtWidth wide>{footer}</AtWidth>
        </aside>
        <div className={styles.body}>
          <CrewText crew={crew} />
          <MissionDetails crew={crew} />
          {crew.roles.length > 0 ? <CrewRoles crew={crew} onApply={applyFor} ref={roles} /> : null}
          {isLeader ? <LeaderPanels crew={crew} formatAppliedAt={formatMoment} /> : null}
          <FocusHome value={members}>
            <CrewMembers
              ref={members}
              members={crew.members}
              lang={crew.primaryLanguage}
              action={(member) => <MemberActions crew={crew} member={member} />}
            />
          </FocusHome>
          {isVisitor && !application ? <p className={styles.hint}>{m.messages_contact_hint()}</p> : null}
          <CrewDiscussion crew={crew} formatWrittenAt={formatMoment} />
        </div>
        <AtWidth wide={false}>{footer}</AtWidth>
        <div className={styles.bar}>
          <CrewBar crew={crew} main={main} />
        </div>
        {dialog}
      </div>
    </FocusHome>
  )
}
