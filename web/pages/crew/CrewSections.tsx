import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { AtWidth } from '#web/browser/AtWidth.tsx'
import { useOnDemand } from '#web/dialogs/use-on-demand.ts'
import { ClosedSeatsNote } from '#web/features/crews/details/ClosedSeatsNote.tsx'
import { CrewHeader } from '#web/features/crews/details/CrewHeader.tsx'
import { CrewMembers } from '#web/features/crews/details/CrewMembers.tsx'
import { CrewSeats } from '#web/features/crews/details/CrewSeats.tsx'
import { CrewStats } from '#web/features/crews/details/CrewStats.tsx'
import { CrewText } from '#web/features/crews/details/CrewText.tsx'
import { MainAction } from '#web/features/crews/details/MainAction.tsx'
import { MissionDetails } from '#web/features/crews/details/MissionDetails.tsx'
import { ShareCrew } from '#web/features/crews/details/ShareCrew.tsx'
import { TimeBlock } from '#web/features/crews/details/TimeBlock.tsx'
import { viewerRelation } from '#web/features/crews/details/viewer-relation.ts'
import { earlyStartText } from '#web/features/crews/time/time-texts.ts'
import { useNow } from '#web/features/crews/time/use-now.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { Discussion } from '#web/features/discussions/Discussion.tsx'
import { ContactLeader } from '#web/features/messages/WriteButton.tsx'
import { formatAgo, isJustNow } from '#web/i18n/format.ts'
import { isDeleted } from '#web/i18n/player-names.ts'
import { paths } from '#web/paths.ts'
import { useUser } from '#web/session/session.ts'
import { isStaff } from '#web/session/staff.ts'
import { FocusHome } from '#web/ui/overlays/focus-home.ts'
import type { ApplyTarget } from './CrewApplyDialog.tsx'
import { CrewBar } from './CrewBar.tsx'
import { CrewRoles } from './CrewRoles.tsx'
import styles from './CrewSections.module.css'
import {
  ApplicationsPanel,
  AssignRole,
  BlockPlayer,
  DeleteCrewButton,
  InvitePlayer,
  LeaveCrew,
  MissionActions,
  RateMission,
  RemoveCommentButton,
  RemoveMember,
  ReportButton,
  ReportComment,
  RoleApplicationsManager,
  SuggestionsPanel,
  YourApplication,
} from './crew-viewer-parts.ts'

// Loaded on demand, so that the crew is shown sooner.
const importApplyDialog = async () => (await import('./CrewApplyDialog.tsx')).CrewApplyDialog

/** The crew in two columns. On a phone it is one: the seats before the text, the action in a bar at the bottom. */
export function CrewSections({ crew }: { crew: CrewDetails }) {
  const now = useNow()
  const zone = useViewerZone()
  const standing = useRef<HTMLElement>(null)
  const members = useRef<HTMLElement>(null)
  const roles = useRef<HTMLDivElement>(null)
  const { Part: ApplyDialog, load: loadApplyDialog } = useOnDemand(importApplyDialog)
  const [target, setTarget] = useState<ApplyTarget>()
  const { apply } = useSearch({ from: '/data/crew/$id' })
  const navigate = useNavigate({ from: paths.crew })
  const { viewer } = crew
  const user = useUser()
  const leader = crew.members[0]
  const hasRoles = crew.roles.length > 0
  const formatMoment = (moment: string) => formatAgo(new Date(moment), now, zone)
  const sentText = (moment: string) =>
    isJustNow(new Date(moment), now)
      ? m.applications_yours_just_now()
      : m.applications_yours_since({ when: formatMoment(moment) })
  const isLeader = viewer?.isAuthor === true
  const earlyStart = earlyStartText(crew, now, zone)
  const isVisitor = !['leader', 'member', 'over'].includes(viewerRelation(crew))
  const application = isVisitor ? viewer?.application : null

  const applyFor = async (wanted: ApplyTarget) => {
    if (await loadApplyDialog()) setTarget(wanted)
  }
  const close = () => {
    setTarget(undefined)
    if (apply) navigate({ search: {}, replace: true, resetScroll: false })
  }
  // The address asks for the dialog after signing in.
  const opensDialog = apply === 'crew' && viewer?.canApply === true
  const openDialog = useEffectEvent(() => applyFor('seat'))
  useEffect(() => {
    if (opensDialog) openDialog()
  }, [opensDialog])
  const goToRoles = () => {
    const first = roles.current?.querySelector('button')
    first?.scrollIntoView({ block: 'center' })
    first?.focus({ preventScroll: true })
  }
  const main = <MainAction crew={crew} onApply={() => applyFor('seat')} onChooseRole={goToRoles} />
  const stats = (
    <div className={styles.stats}>
      <CrewStats crew={crew} />
      <ShareCrew crew={crew} />
      {viewer && !isLeader && leader && !isDeleted(leader.displayName) ? (
        <ReportButton crew={crew} player={leader} asCrew />
      ) : null}
      {user?.isAdmin ? <DeleteCrewButton crew={crew} /> : null}
    </div>
  )
  return (
    <FocusHome value={standing}>
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
              ref={standing}
            >
              <ClosedSeatsNote crew={crew} />
              {viewer ? <RateMission crew={crew} /> : null}
              {isLeader ? <MissionActions crew={crew} earlyStart={earlyStart} /> : null}
              {application?.status === 'pending' ? (
                <YourApplication
                  crew={crew}
                  application={application}
                  sentText={sentText(application.appliedAt)}
                />
              ) : null}
              {viewer?.can.leave ? <LeaveCrew crew={crew} /> : null}
            </CrewSeats>
          </div>
          {isLeader ? <ApplicationsPanel crew={crew} formatAppliedAt={formatMoment} /> : null}
          <AtWidth wide>{stats}</AtWidth>
        </aside>
        <div className={styles.body}>
          <CrewText crew={crew} />
          <MissionDetails crew={crew} />
          {hasRoles ? <CrewRoles crew={crew} onApply={applyFor} ref={roles} /> : null}
          {isLeader ? <RoleApplicationsManager crew={crew} formatAppliedAt={formatMoment} /> : null}
          {viewer?.canEdit && crew.displayStatus !== 'full' ? (
            <SuggestionsPanel
              crewId={crew.id}
              renderInvite={(player) => <InvitePlayer player={player} crewId={crew.id} />}
            />
          ) : null}
          <FocusHome value={members}>
            <CrewMembers
              ref={members}
              members={crew.members}
              lang={crew.primaryLanguage}
              action={(member) => (
                <>
                  {viewer?.canEdit && member.userRole === 'member' ? (
                    <>
                      <AssignRole crew={crew} member={member} />
                      <RemoveMember crew={crew} member={member} />
                    </>
                  ) : null}
                  {user && user.id !== member.id && !isDeleted(member.displayName) ? (
                    <ReportButton crew={crew} player={member} />
                  ) : null}
                </>
              )}
            />
          </FocusHome>
          {isVisitor && application?.status !== 'pending' ? (
            <p className={styles.hint}>{m.messages_contact_hint()}</p>
          ) : null}
          <Discussion
            // What one player typed is not for the next at the same screen.
            key={user?.id}
            crewId={crew.id}
            isAboard={isLeader || viewer?.isMember === true}
            formatWrittenAt={formatMoment}
            othersActions={({ id, author }, authorName) => (
              <>
                <ReportComment id={id} authorName={authorName} />
                {author ? <BlockPlayer player={author} iconOnly /> : null}
              </>
            )}
            moderatorRemoval={
              user && isStaff(user) && !isLeader
                ? ({ id }, authorName) => (
                    <RemoveCommentButton crewId={crew.id} id={id} authorName={authorName} />
                  )
                : undefined
            }
          />
        </div>
        <AtWidth wide={false}>{stats}</AtWidth>
        <div className={styles.bar}>
          <CrewBar crew={crew} main={main} earlyStart={earlyStart} />
        </div>
        {target && ApplyDialog ? <ApplyDialog crew={crew} target={target} onClose={close} /> : null}
      </div>
    </FocusHome>
  )
}
