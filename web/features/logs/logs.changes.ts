/** Apart from the queries: most who see the log of a mission change nothing in it. */
import { useMutation } from '@tanstack/react-query'
import { addLogPicture, type MissionLog, publishLogPicture, removeLogPicture } from '#contract/logs/logs.ts'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { upload } from '#web/api/upload.ts'
import { useAnsweredChange } from '#web/live/answered-change.ts'

/** The server answers with the log as it is then. */
const useLogChange = (crewId: number) => useAnsweredChange<MissionLog | undefined>(queryKeys.logOf(crewId))

interface NewPicture {
  readonly file: Blob
  readonly line: string
  readonly signal: AbortSignal
  readonly onProgress: (share: number) => void
}

export const useAddPicture = (crewId: number) =>
  useMutation({
    ...useLogChange(crewId),
    mutationFn: ({ file, line, ...options }: NewPicture) =>
      upload(addLogPicture, file, { params: { id: crewId }, body: { line } }, options),
  })

export const usePublishPicture = (crewId: number) =>
  useMutation({
    ...useLogChange(crewId),
    mutationFn: (pictureId: number | null) =>
      call(publishLogPicture, { params: { id: crewId }, body: { pictureId } }),
  })

export const useRemovePicture = (crewId: number) =>
  useMutation({
    ...useLogChange(crewId),
    mutationFn: async (id: number) => {
      await call(removeLogPicture, { params: { id } })
      return undefined
    },
  })
