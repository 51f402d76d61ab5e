import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Beacons, nextBeacons, type Poll } from './board-beacons.ts'

const key = ['crews', 'beacons']
const none: Beacons = new Map()

/** The beacons are in the query cache, so that coming back from a crew does not light it up again. */
export const useBeacons = () => {
  const client = useQueryClient()
  const [beacons, setBeacons] = useState<Beacons>(() => client.getQueryData<Beacons>(key) ?? none)

  const keep = (next: Beacons) => {
    if (next.size === 0 && beacons.size === 0) return
    client.setQueryData(key, next)
    setBeacons(next)
  }

  // Renders again when the next beacon goes out.
  useEffect(() => {
    const now = Date.now()
    const ends = [...beacons.values()].map(({ until }) => until).filter((until) => until > now)
    if (ends.length === 0) return
    const timer = setTimeout(() => setBeacons((lit) => new Map(lit)), Math.min(...ends) - now)
    return () => clearTimeout(timer)
  }, [beacons])

  return {
    follow: (before: Poll | undefined, poll: Poll) =>
      keep(nextBeacons(client.getQueryData<Beacons>(key) ?? none, before, poll)),
    /** An opened crew has been seen. */
    markSeen: (id: number) => {
      const lit = beacons.get(id)
      if (lit) keep(new Map(beacons).set(id, { ...lit, until: 0 }))
    },
    kindOf: (id: number) => {
      const lit = beacons.get(id)
      return lit && lit.until > Date.now() ? lit.kind : undefined
    },
  }
}
