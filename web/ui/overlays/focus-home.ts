import { createContext, type RefObject } from 'react'

/**
 * Where the focus goes when what had it is gone: the part of the page that tells what has become of it. It needs a
 * tabIndex of -1.
 */
export const FocusHome = createContext<RefObject<HTMLElement | null> | undefined>(undefined)
