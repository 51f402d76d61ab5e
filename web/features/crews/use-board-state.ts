import { useLocation } from '@tanstack/react-router'
import { paths } from '#web/paths.ts'

/** For links to a crew: tells its page whether going back leads to the board, with its filters and place. */
export const useBoardState = () => ({
  fromBoard: useLocation({ select: ({ pathname }) => pathname === paths.search }),
})
