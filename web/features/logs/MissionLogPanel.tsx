import { ImagePlus } from 'lucide-react'
import { useRef } from 'react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { logLimits } from '#contract/logs/limits.ts'
import { m } from '#texts'
import { useHostedDialog } from '#web/dialogs/use-hosted-dialog.tsx'
import { LoadProblem } from '#web/problems/LoadProblem.tsx'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import { LoadingRegion } from '#web/ui/display/LoadingRegion.tsx'
import { Panel } from '#web/ui/display/Panel.tsx'
import { Skeleton } from '#web/ui/display/Skeleton.tsx'
import { FocusHome } from '#web/ui/overlays/focus-home.ts'
import type { LogSlots } from './log-slots.ts'
import { useMissionLog } from './logs.queries.ts'
import styles from './MissionLogPanel.module.css'
import { PictureGrid } from './PictureGrid.tsx'

// Loaded on demand: most who look at a log add nothing to it.
const importDialog = async () => (await import('./AddPictureDialog.tsx')).AddPictureDialog

interface Props extends LogSlots {
  crew: Pick<CrewDetails, 'id' | 'title' | 'primaryLanguage'>
}

/** For those who were aboard: everybody's pictures. */
export function MissionLogPanel({ crew, othersActions }: Props) {
  const { data: log, error, isFetching, refetch } = useMissionLog(crew.id)
  const panel = useRef<HTMLElement>(null)
  const openDialog = useHostedDialog(importDialog)
  const content = () => {
    if (!log && error) {
      return (
        <LoadProblem error={error} fallback={m.logs_load_failed()} retrying={isFetching} onRetry={refetch} />
      )
    }
    if (!log) {
      return (
        <LoadingRegion>
          <Skeleton height={120} />
        </LoadingRegion>
      )
    }
    const { pictures, canChoose } = log
    if (pictures.length === 0)
      return <p className={styles.hint}>{canChoose ? m.logs_empty_leader() : m.logs_empty()}</p>
    const hasPublic = pictures.some(({ isPublic }) => isPublic)
    return (
      <>
        <PictureGrid crewId={crew.id} pictures={pictures} othersActions={othersActions} />
        {canChoose && !hasPublic ? <p className={styles.below}>{m.logs_choose_hint()}</p> : null}
        {pictures.length === logLimits.pictures ? (
          <p className={styles.below}>{m.logs_full({ count: logLimits.pictures })}</p>
        ) : null}
      </>
    )
  }
  return (
    <FocusHome value={panel}>
      <Panel
        ref={panel}
        title={m.logs_title()}
        headerEnd={
          log?.canAdd ? (
            <BusyButton size="sm" onClick={() => openDialog({ crew })}>
              <ImagePlus aria-hidden />
              {m.logs_add()}
            </BusyButton>
          ) : null
        }
      >
        {content()}
      </Panel>
    </FocusHome>
  )
}
