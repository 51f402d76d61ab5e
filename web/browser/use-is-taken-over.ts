import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** False while the browser takes over a page that the server has rendered, and so has to show what the server did. */
export const useIsTakenOver = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
