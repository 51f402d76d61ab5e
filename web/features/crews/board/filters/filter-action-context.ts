import { createContext, type ReactNode } from 'react'

/** What can be done with the filters that are set. The page passes it in because it belongs to another feature. */
export const FilterActionContext = createContext<ReactNode>(null)
