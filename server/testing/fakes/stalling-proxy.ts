/** A proxy in front of Postgres that can stall, like a frozen database or a broken network. */
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export const startStallingProxy = async (target: URL) => {
  const sockets = new Set<Socket>()
  let isStalled = false
  let trigger: string | undefined

  const stall = (): void => {
    isStalled = true
    for (const socket of sockets) socket.pause()
  }
  const forward = (from: Socket, to: Socket): void => {
    sockets.add(from)
    from.on('data', (chunk) => {
      if (trigger !== undefined && chunk.includes(trigger)) {
        trigger = undefined
        stall()
        // Not passed on before `resume`, like everything after it.
        from.unshift(chunk)
        return
      }
      to.write(chunk)
    })
    from.on('error', () => undefined)
    from.on('close', () => {
      sockets.delete(from)
      to.destroy()
    })
    if (isStalled) from.pause()
  }
  const server = createServer((client) => {
    const upstream = connect(Number(target.port || 5432), target.hostname)
    forward(client, upstream)
    forward(upstream, client)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = new URL(target)
  if (address !== null && typeof address !== 'string') url.port = String(address.port)

  return {
    url,
    stall,
    /** Stalls as soon as this is sent in either direction. */
    stallAt: (text: string) => {
      trigger = text
    },
    resume: () => {
      isStalled = false
      for (const socket of sockets) socket.resume()
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
