/** Waiting in tests. */
import { vi } from 'vitest'

/** Long enough for a busy machine: it is there for what never happens, not to measure. */
export const waitOptions = { timeout: 20_000, interval: 10 }

/** Resolves when the check no longer throws. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, waitOptions)
