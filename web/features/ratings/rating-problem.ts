import { m } from '#texts'
import { ApiError } from '#web/api/api-error.ts'
import { errorText } from '#web/api/error-texts.ts'
import { problemToast } from '#web/problems/problem-toast.ts'
import type { ToastMessage } from '#web/ui/overlays/toast-context.ts'

/** Why a rating was not stored. */
export const ratingProblem = (error: unknown): ToastMessage =>
  problemToast(
    error,
    error instanceof ApiError
      ? m.ratings_failed_because({ reason: errorText(error, m.ratings_failed()) })
      : m.ratings_failed(),
  )
