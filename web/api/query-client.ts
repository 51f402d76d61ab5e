import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

const retries = 2

/** Asking again helps when nothing answered or the server stumbled; a refusal stays a refusal. */
const shouldRetry = (failures: number, error: Error): boolean =>
  failures < retries && !(error instanceof ApiError && error.status < 500)

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 5 * 60_000, retry: shouldRetry, refetchOnWindowFocus: false },
    },
  })
