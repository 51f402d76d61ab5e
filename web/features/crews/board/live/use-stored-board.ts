import { useEffect } from 'react'
import type { CrewSummary } from '#contract/crews/crews.ts'
import { storeBoard } from '#web/features/crews/board/stored-board.ts'

/** Somebody who types a search passes boards that they do not look at. */
const lookedAtMs = 1_000

/** Keeps the board for the offline page. */
export const useStoredBoard = (
  board: { readonly crews: readonly CrewSummary[]; readonly updatedAt: number } | undefined,
  zone: string,
): void => {
  useEffect(() => {
    if (!board) return
    const timer = setTimeout(() => storeBoard(board.crews, board.updatedAt, zone), lookedAtMs)
    return () => clearTimeout(timer)
  }, [board, zone])
}
