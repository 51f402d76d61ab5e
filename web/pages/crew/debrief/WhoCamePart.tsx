import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { MarkedAbsences } from '#web/features/attendance/MarkedAbsences.tsx'
import { OwnAbsence } from '#web/features/attendance/OwnAbsence.tsx'
import { formatNear } from '#web/features/crews/crew-formats.ts'
import { useNow } from '#web/features/crews/time/use-now.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { Avatar } from '#web/ui/players/Avatar.tsx'
import { DebriefPart } from './DebriefPart.tsx'
import styles from './WhoCamePart.module.css'

const mostFaces = 5

/** Who flew. Those who lead see their marks of absence, a marked member their own. */
export function WhoCamePart({ crew }: { crew: CrewDetails }) {
  const zone = useViewerZone()
  const now = useNow()
  const { members, viewer } = crew
  const marks = viewer?.absences ?? []
  const absent = marks.filter(({ status }) => status !== 'overturned' && status !== 'withdrawn')
  const came = members.filter(({ id }) => !absent.some(({ userId }) => userId === id))
  const own = viewer?.absence
  const faces = (
    <span className={styles.faces}>
      {came.slice(0, mostFaces).map(({ id, displayName, profileImage }) => (
        <Avatar key={id} name={displayName} src={profileImage} size={28} label={displayName} />
      ))}
      {came.length > mostFaces ? <span>{`+${came.length - mostFaces}`}</span> : null}
    </span>
  )
  const countText = viewer?.canLead
    ? absent.length > 0
      ? m.debrief_came({ came: came.length, total: members.length })
      : m.debrief_everybody()
    : m.debrief_aboard({ count: members.length })
  return (
    <>
      <DebriefPart
        title={m.attendance_who_came()}
        faces={faces}
        // A player who contests a mark waits.
        done={marks.some(({ status }) => status === 'contested') ? undefined : countText}
      >
        {marks.length > 0 ? <MarkedAbsences crew={crew} /> : null}
      </DebriefPart>
      {own ? (
        <div className={styles.own}>
          <OwnAbsence crew={crew} absence={own} formatMoment={(moment) => formatNear(moment, zone, now)} />
        </div>
      ) : null}
    </>
  )
}
