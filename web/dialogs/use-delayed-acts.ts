import { useSyncExternalStore } from 'react'
import { delayedActs, subscribe } from './delayed-acts.ts'

const none: ReturnType<typeof delayedActs> = new Map()

/** What can still be taken back or is being sent, by its key: the page must not offer the opposite meanwhile. */
export const useDelayedActs = () => useSyncExternalStore(subscribe, delayedActs, () => none)
