import { createContext, type RefObject } from 'react'

/** The element that gets the focus when the focused one disappears. It needs a tabIndex of -1. */
export const FocusHome = createContext<RefObject<HTMLElement | null> | undefined>(undefined)
