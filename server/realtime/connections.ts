/** The event streams that are open on this node, and how many of them a client may have. */
import type { FastifyRequest } from 'fastify'
import { limitedAddress } from '#server/http/limits/address.ts'
import { openStreams } from '#server/metrics/registry.ts'
import type { PageConnection } from './connection.ts'

/**
 * Over HTTP/1.1 a browser opens at most six connections to a site, for all its tabs together. If streams took them all,
 * every other request would wait forever.
 */
const maxPerClient = 4
const maxPerAddress = 10

const playerKey = (id: number) => `player ${id}`
const addressKey = ({ ip }: FastifyRequest) => `address ${limitedAddress(ip)}`
/** Guests have no id: those with the same address and browser count as one. */
const clientKey = (request: FastifyRequest) =>
  request.viewer
    ? playerKey(request.viewer.id)
    : `guest ${addressKey(request)} ${request.headers['user-agent']}`

export type Connections = ReturnType<typeof createConnections>

export const createConnections = (scale: number) => {
  const keysOf = new Map<PageConnection, readonly string[]>()
  const groups = new Map<string, Set<PageConnection>>()
  const group = (key: string): readonly PageConnection[] => [...(groups.get(key) ?? [])]
  const isFull = (key: string, max: number): boolean => (groups.get(key)?.size ?? 0) >= max * scale
  return {
    all: (): readonly PageConnection[] => [...keysOf.keys()],
    ofPlayers: (ids: readonly number[]): readonly PageConnection[] =>
      [...new Set(ids)].flatMap((id) => group(playerKey(id))),
    hasRoomFor: (request: FastifyRequest): boolean =>
      !isFull(clientKey(request), maxPerClient) && !isFull(addressKey(request), maxPerAddress),
    add: (connection: PageConnection, request: FastifyRequest): void => {
      const keys = [clientKey(request), addressKey(request)]
      keysOf.set(connection, keys)
      openStreams.set(keysOf.size)
      for (const key of keys) groups.set(key, (groups.get(key) ?? new Set()).add(connection))
    },
    remove: (connection: PageConnection): void => {
      for (const key of keysOf.get(connection) ?? []) {
        const members = groups.get(key)
        members?.delete(connection)
        if (members?.size === 0) groups.delete(key)
      }
      keysOf.delete(connection)
      openStreams.set(keysOf.size)
    },
  }
}
