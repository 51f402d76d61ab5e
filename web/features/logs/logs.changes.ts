/** Apart from the queries: most who see the log of a mission change nothing in it. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { addLogPicture, type MissionLog, publishLogPicture, removeLogPicture } from '#contract/logs/logs.ts'
import { call } from '#web/api/call.ts'
import { upload } from '#web/api/upload.ts'
import { logQuery } from './logs.queries.ts'

/** The answer is the new log. After a refusal it is refetched. */
const useLogChange = (crewId: number) => {
  const client = useQueryClient()
  const { queryKey } = logQuery(crewId)
  const refetch = () => client.invalidateQueries({ queryKey })
  return {
    // Without a network, fail at once instead of waiting for one.
    networkMode: 'always' as const,
    onSuccess: async (log: MissionLog | undefined) => {
      if (!log) return refetch()
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, log)
    },
    onError: () => void refetch(),
  }
}

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
