import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** Closes what the address of a list has opened. From the list it goes back, so that Back does not open it again. */
export const useCloseDetails = (openId: number | undefined, closeInPlace: () => void) => {
  const { history } = useRouter()
  const isFromList = useRouterState({ select: ({ location }) => location.state.fromList === true })
  // Going back takes a moment: closing twice must not leave the list as well.
  const isClosing = useRef(false)
  useEffect(() => {
    if (openId === undefined) isClosing.current = false
  }, [openId])
  return () => {
    if (openId === undefined || isClosing.current) return
    if (!isFromList) return closeInPlace()
    isClosing.current = true
    history.back()
  }
}
