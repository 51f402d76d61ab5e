/** The streams that are open on this node, by player and by address. */
import type { FastifyRequest } from 'fastify'
import { AppError } from '#server/errors.ts'
import { limitedAddress } from '#server/http/address.ts'
import type { Stream } from './stream.ts'

const most = { forPlayer: 4, forAddress: 10 } as const

const groups = <K>() => {
  const members = new Map<K, Set<Stream>>()
  return {
    of: (key: K): readonly Stream[] => [...(members.get(key) ?? [])],
    count: (key: K): number => members.get(key)?.size ?? 0,
    add: (key: K, stream: Stream): void => {
      members.set(key, (members.get(key) ?? new Set()).add(stream))
    },
    remove: (key: K, stream: Stream): void => {
      const group = members.get(key)
      group?.delete(stream)
      if (group?.size === 0) members.delete(key)
    },
  }
}

export type Streams = ReturnType<typeof createStreams>

export const createStreams = (scale: number) => {
  const open = new Set<Stream>()
  const byPlayer = groups<number>()
  const byAddress = groups<string>()
  return {
    all: (): readonly Stream[] => [...open],
    ofPlayer: byPlayer.of,
    ofPlayers: (ids: readonly number[]): readonly Stream[] => [...new Set(ids)].flatMap(byPlayer.of),
    /** Refuses one more than a player, or an address, may have. */
    allow: ({ viewer, ip }: FastifyRequest): void => {
      const own = viewer ? byPlayer.count(viewer.id) : 0
      const here = byAddress.count(limitedAddress(ip))
      if (own >= most.forPlayer * scale || here >= most.forAddress * scale) {
        throw new AppError('too_many_requests', { retryAfterSeconds: 30 })
      }
    },
    add: (stream: Stream): void => {
      open.add(stream)
      byAddress.add(stream.address, stream)
      if (stream.viewer) byPlayer.add(stream.viewer.id, stream)
    },
    remove: (stream: Stream): void => {
      open.delete(stream)
      byAddress.remove(stream.address, stream)
      if (stream.viewer) byPlayer.remove(stream.viewer.id, stream)
    },
  }
}
