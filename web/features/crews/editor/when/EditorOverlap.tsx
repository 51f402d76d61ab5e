import { useWatch } from 'react-hook-form'
import { momentOf } from '#contract/wire/zoned-time.ts'
import type { CrewFormPart } from '#web/features/crews/editor/use-crew-form.ts'
import { OverlapNote } from '#web/features/crews/overlaps/OverlapNote.tsx'
import { useNow } from '#web/features/crews/time/use-now.ts'
import { parseDuration, startText } from './typed-times.ts'

interface Props extends Pick<CrewFormPart, 'control'> {
  /** Undefined for a new post. */
  crewId: number | undefined
}

/** Whether the leader has promised another mission for the start that is being typed. */
export function EditorOverlap({ control, crewId }: Props) {
  const now = useNow()
  const [text, zone, duration, startsNow] = useWatch({
    control,
    name: ['scheduledFor', 'timezone', 'estimatedDuration', 'startsNow'],
  })
  const typed = zone ? momentOf(startText(text), zone) : undefined
  return <OverlapNote start={startsNow ? now : typed} minutes={parseDuration(duration)} crewId={crewId} />
}
