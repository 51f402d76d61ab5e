import { createContext, type ReactNode } from 'react'

/** What a reader can do while there is no crew at all. The page passes it in because it belongs to another feature. */
export const EmptyBoardContext = createContext<ReactNode>(null)
