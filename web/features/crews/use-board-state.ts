import { useLocation } from '@tanstack/react-router'
import { paths } from '#web/paths.ts'

/** The state of a link to a crew: whether going back from its page leads to the board. */
export const useBoardState = () => ({
  fromBoard: useLocation({ select: ({ pathname }) => pathname === paths.search }),
})
