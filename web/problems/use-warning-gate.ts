import { useRef } from 'react'
import { ApiError } from '#web/api/api-error.ts'
import { isOpen, useOwnWarnings } from '#web/session/own-warnings.ts'

/** Keeps a form from being sent while its player has an unread warning, and leads to the warning instead. */
export const useWarningGate = () => {
  const { data, refetch } = useOwnWarnings()
  const place = useRef<HTMLDivElement>(null)
  const leadToWarning = () => {
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'center' })
  }
  return {
    /** For OpenWarnings. */
    place,
    isClosed: data?.some(isOpen) === true,
    leadToWarning,
    /** Whether the server refused to post because of a warning; it is then shown. */
    handleRefusal: async (error: unknown): Promise<boolean> => {
      if (!(error instanceof ApiError) || error.code !== 'warning_open') return false
      const { data: warnings } = await refetch()
      if (!warnings?.some(isOpen)) return false
      leadToWarning()
      return true
    },
  }
}
