import { useEffect, useRef, useState } from 'react'
import type { CrewSummary } from '#contract/crews/crews.ts'
import { isNew, isNewTo, type Poll } from './board-beacons.ts'
import { type Layout, layOut, newcomers, nextList, type SteadyList } from './steady-list.ts'
import { useBeacons } from './use-beacons.ts'
import { useLeavers } from './use-leavers.ts'

interface BoardAnswer {
  /** Identifies the search. */
  readonly key: string
  readonly crews: readonly CrewSummary[]
  readonly updatedAt: number
}

interface Options {
  /** The player has paused the updates. */
  readonly paused: boolean
  /** Whether someone is reading the list right now. */
  readonly isRead: () => boolean
  /** New crews have arrived; `waiting` if they are not shown yet. */
  readonly onNew: (count: number, waiting: boolean) => void
}

/** The board from poll to poll: what is shown, what waits, and what lights up. */
export const useLiveBoard = (latest: BoardAnswer | undefined, { paused, isRead, onNew }: Options) => {
  // What is there from the start is laid out immediately: with the first poll nothing changes.
  const [list, setList] = useState<(SteadyList & { key: string }) | undefined>(
    () => latest && { key: latest.key, ...layOut(latest.crews, new Date(latest.updatedAt)) },
  )
  const before = useRef<Poll & { key: string }>(undefined)
  const beacons = useBeacons()

  const take = useRef<(latest: BoardAnswer) => void>(() => undefined)
  useEffect(() => {
    take.current = ({ key, crews, updatedAt }) => {
      const last = before.current?.key === key ? before.current : undefined
      if (last?.at === updatedAt) return
      const poll = { key, at: updatedAt, crews }
      before.current = poll
      beacons.follow(last, poll)
      const newest = layOut(crews, new Date())
      const next = last && list?.key === key ? nextList(list, newest, isRead()) : newest
      const isShown = list?.key === key && list.shown === next.shown && list.waiting === next.waiting
      if (!isShown) setList({ key, ...next })
      if (!last) return
      const arrived = crews.filter(
        (crew) => isNew(crew, last, updatedAt) && last.crews.every(({ id }) => id !== crew.id),
      )
      if (arrived.length > 0) onNew(arrived.length, next.waiting !== undefined)
    }
  })

  useEffect(() => {
    if (latest) take.current(latest)
  }, [latest])

  // The previous list stays while another search is loading.
  const current = latest === undefined || list?.key === latest.key ? list : undefined
  const steady = current ?? layOut(latest?.crews ?? [], new Date(latest?.updatedAt ?? 0))
  const left = useLeavers(steady, { paused })
  const layout: Layout = { ...steady, shown: left.shown }

  return {
    layout,
    isRemoved: left.isRemoved,
    waiting: newcomers(steady).filter((crew) => isNewTo(crew, steady)).length,
    showWaiting: () => {
      setList((now) => (now?.waiting ? { key: now.key, ...layOut(now.waiting, new Date()) } : now))
    },
    beaconOf: (id: number) => (left.isOver(id) ? undefined : beacons.kindOf(id)),
    markSeen: beacons.markSeen,
  }
}
