import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { deletePicture, uploadPicture } from '#contract/pictures/pictures.ts'
import { call } from '#web/api/call.ts'
import { beginSession, currentSession } from '#web/api/session-store.ts'
import { upload } from '#web/api/upload.ts'

/** Cards, crews, comments and messages show it, so everything on screen is refetched. */
const showPicture = (client: QueryClient, profileImage: string | null): void => {
  const session = currentSession()
  if (session.status === 'signed-in') beginSession({ ...session.user, profileImage })
  void client.invalidateQueries()
}

interface NewPicture {
  readonly file: Blob
  readonly signal: AbortSignal
  readonly onProgress: (share: number) => void
}

export const useUploadPicture = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ file, ...options }: NewPicture) => upload(uploadPicture, file, {}, options),
    onSuccess: ({ profileImage }) => showPicture(client, profileImage),
  })
}

export const useDeletePicture = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(deletePicture),
    onSuccess: () => showPicture(client, null),
  })
}
