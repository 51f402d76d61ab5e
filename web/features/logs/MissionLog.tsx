import { ImagePlus } from 'lucide-react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { logLimits } from '#contract/logs/limits.ts'
import { m } from '#texts'
import { useHostedDialog } from '#web/dialogs/use-hosted-dialog.tsx'
import { LoadProblem } from '#web/problems/LoadProblem.tsx'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import { LoadingRegion } from '#web/ui/loading/LoadingRegion.tsx'
import { Skeleton } from '#web/ui/loading/Skeleton.tsx'
import type { LogSlots } from './log-slots.ts'
import { useMissionLog } from './logs.queries.ts'
import styles from './MissionLog.module.css'
import { PictureGrid } from './PictureGrid.tsx'

// Loaded on demand: most who look at a log add nothing to it.
const importDialog = async () => (await import('./AddPictureDialog.tsx')).AddPictureDialog

interface Props extends LogSlots {
  crew: Pick<CrewDetails, 'id' | 'title' | 'primaryLanguage'>
}

/** For those who were aboard: everyone's pictures. */
export function MissionLog({ crew, othersActions }: Props) {
  const { data: log, error, isFetching, refetch } = useMissionLog(crew.id)
  const openDialog = useHostedDialog(importDialog)
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
  const { pictures, canAdd, canChoose } = log
  const hasPublic = pictures.some(({ isPublic }) => isPublic)
  const hintText = () => {
    if (pictures.length === 0) return canChoose ? m.logs_empty_leader() : m.logs_empty()
    if (pictures.length === logLimits.pictures) return m.logs_full({ count: logLimits.pictures })
    return canChoose && !hasPublic ? m.logs_choose_hint() : undefined
  }
  const hint = hintText()
  return (
    <>
      {pictures.length > 0 ? (
        <PictureGrid crewId={crew.id} pictures={pictures} othersActions={othersActions} />
      ) : null}
      {hint ? <p className={styles.hint}>{hint}</p> : null}
      {canAdd ? (
        <BusyButton onClick={() => openDialog({ crew })}>
          <ImagePlus aria-hidden />
          {m.logs_add()}
        </BusyButton>
      ) : null}
    </>
  )
}
