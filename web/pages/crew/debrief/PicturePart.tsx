import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { DiscordPicture } from '#web/features/missions/debrief/DiscordPicture.tsx'
import { DebriefPart } from './DebriefPart.tsx'

/** A picture of the evening, to be shown where the crew meets. Without the real times there is none. */
export function PicturePart({ crew }: { crew: CrewDetails }) {
  if (crew.startedAt === null || crew.completedAt === null) return null
  return (
    <DebriefPart title={m.debrief_picture()}>
      <DiscordPicture crew={crew} />
    </DebriefPart>
  )
}
