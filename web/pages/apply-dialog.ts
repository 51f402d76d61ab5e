import { lazy } from 'react'
import { loadChunk } from '#web/shell/load-chunk.ts'

/** In a chunk of its own: the board and the crew are seen sooner without the form. */
export const ApplyDialog = lazy(async () => ({
  default: (await loadChunk(() => import('#web/features/applications/ApplyDialog.tsx'))).ApplyDialog,
}))
