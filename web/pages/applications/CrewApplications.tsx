import { Link, useSearch } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { m } from '#texts'
import { focusLateHeading } from '#web/browser/focus-late-heading.ts'
import { ApplicationsBrowser } from '#web/features/applications/ApplicationsBrowser.tsx'
import { freeSeats } from '#web/features/crews/crew-facts.ts'
import { formatMoment } from '#web/features/crews/crew-formats.ts'
import { useCrew } from '#web/features/crews/crews.queries.ts'
import { useLocalTime } from '#web/features/crews/time/use-local-time.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import backStyles from '#web/pages/crew/BackToBoard.module.css'
import { ApplicantMenu } from '#web/pages/crew/lead/ApplicantMenu.tsx'
import { CrewAccessDenied } from '#web/pages/post/CrewAccessDenied.tsx'
import { paths } from '#web/paths.ts'
import { PageFrame } from '#web/shell/PageFrame.tsx'
import { PagePending } from '#web/shell/PagePending.tsx'
import { PageTitle } from '#web/shell/PageTitle.tsx'
import { Note } from '#web/ui/display/Note.tsx'
import { ApplicationsMissing } from './ApplicationsMissing.tsx'
import styles from './CrewApplications.module.css'

/** The applications for those who lead the crew; everyone else reads why they cannot see them. */
export function CrewApplications({ id }: { id: number | undefined }) {
  const { data: crew, error, isFetching, refetch } = useCrew(id)
  const { status } = useSearch({ from: '/data/crew/$crewId/applications' })
  const zone = useViewerZone()
  const formatLocalTime = useLocalTime()
  if (id === undefined || (!crew && error)) {
    return <ApplicationsMissing error={error} retrying={isFetching} onRetry={refetch} />
  }
  // A crew loaded as a guest does not say what the player who has signed in since may do.
  if (!crew?.viewer) return <PagePending />
  if (!crew.viewer.canLead) {
    return (
      <CrewAccessDenied id={id} title={m.applications_denied()}>
        {m.applications_denied_text()}
      </CrewAccessDenied>
    )
  }
  const isClosed = !crew.viewer.canDecide
  return (
    <PageFrame>
      <Link to={paths.crew} params={{ id: String(id) }} className={backStyles.back}>
        <ArrowLeft size={14} aria-hidden />
        {m.crew_page_back_to_crew()}
      </Link>
      <div className={styles.header}>
        <PageTitle ref={focusLateHeading}>{m.applications_title()}</PageTitle>
        <p className={styles.crew}>
          <span lang={crew.primaryLanguage} dir="auto">
            {crew.title}
          </span>
          {' · '}
          {isClosed
            ? m.crews_crew_of({ total: crew.currentCrewSize })
            : m.crews_free({ free: freeSeats(crew), total: crew.maxCrewSize })}
        </p>
        {isClosed ? <Note className={styles.note}>{m.applications_closed_note()}</Note> : null}
      </div>
      <ApplicationsBrowser
        crew={crew}
        status={status}
        times={{
          formatAppliedAt: (moment) => m.applications_applied_on({ when: formatMoment(moment, zone) }),
          formatLocalTime,
        }}
        playerAction={(player) => <ApplicantMenu crew={crew} player={player} />}
      />
      {/* Below the list, so that the list does not move when the last seat is taken. */}
      {!isClosed && freeSeats(crew) === 0 ? (
        <Note className={styles.note}>{m.applications_full_note()}</Note>
      ) : null}
    </PageFrame>
  )
}
