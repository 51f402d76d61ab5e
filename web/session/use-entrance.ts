import { useHydrated } from '@tanstack/react-router'
import { hasSignedIn } from '#web/api/session-store.ts'
import { paths } from '#web/paths.ts'

/**
 * Where a guest goes who wants to take part: to signing in with a browser that someone has signed in with before, else to
 * signing up. Each of the two pages has both doors.
 */
export const useEntrance = (): typeof paths.login | typeof paths.register =>
  useHydrated() && hasSignedIn() ? paths.login : paths.register
