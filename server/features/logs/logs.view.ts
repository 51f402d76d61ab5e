import {
  getLogPicture,
  getPublicPicture,
  type LogPicture,
  type MissionLog,
  type PictureSize,
} from '#contract/logs/logs.ts'
import type { Viewer } from '#server/context.ts'
import { canRemove, canReport, canSee, whyNotAdd, whyNotPublish } from './logs.policy.ts'
import type { LoggedCrewRow, LogPictureRow } from './logs.sql.ts'

/** What everyone sees has its own address, which needs no session and can be cached forever. */
const addressOf = (row: LogPictureRow, crew: LoggedCrewRow, size: PictureSize): string => {
  const { path } = canSee(undefined, crew, row) ? getPublicPicture : getLogPicture
  return `/api${path.replace(':hash', row.hash).replace(':id', String(row.id)).replace(':size', size)}`
}

const viewPicture = (row: LogPictureRow, crew: LoggedCrewRow, viewer: Viewer | undefined): LogPicture => ({
  id: row.id,
  image: addressOf(row, crew, 'large'),
  thumbnail: addressOf(row, crew, 'small'),
  width: row.width,
  height: row.height,
  line: row.line,
  author: { id: row.author_id, displayName: row.display_name ?? row.username },
  createdAt: row.created_at.toISOString(),
  isPublic: row.is_public,
  canRemove: canRemove(viewer, crew, row),
  canReport: canReport(viewer, row),
})

interface Log {
  readonly crew: LoggedCrewRow
  readonly pictures: readonly LogPictureRow[]
}

export const viewLog = ({ crew, pictures }: Log, viewer: Viewer | undefined): MissionLog => ({
  pictures: pictures.map((picture) => viewPicture(picture, crew, viewer)),
  canAdd: whyNotAdd(viewer, crew, pictures.length) === undefined,
  canChoose: whyNotPublish(viewer, crew) === undefined,
})
