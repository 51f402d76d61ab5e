/**
 * Copies of the embedded database while its server runs. Only one process can have it open, so a command asks that one
 * through a socket beside the folder. A copy lasts as long as the connection that asked for it.
 */

import { once } from 'node:events'
import { constants } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { createConnection, createServer, type Socket } from 'node:net'
import type { Pool } from 'pg'
import type { Log } from '#server/log.ts'

const socketOf = (folder: string) => `${folder}.sock`
const copyOf = (folder: string) => `${folder}.copy`
const deleteFolder = (folder: string) => rm(folder, { recursive: true, force: true })
const request = 'copy'
const answer = 'ready'

/** The pool has one connection, so nothing is written meanwhile; the checkpoint has written all that came before. */
const copyFolder = async (folder: string, pool: Pool): Promise<void> => {
  const client = await pool.connect()
  try {
    await client.query('checkpoint')
    await cp(folder, copyOf(folder), { recursive: true, mode: constants.COPYFILE_FICLONE })
  } finally {
    client.release()
  }
}

/** Returns the function that stops it. `getPool` has none before the database is open and once it is being closed. */
export const offerCopies = async (
  folder: string,
  getPool: () => Pool | undefined,
  log: Log,
): Promise<() => Promise<void>> => {
  let current: { readonly socket: Socket; readonly done: Promise<void> } | undefined

  const serve = async (socket: Socket, pool: Pool): Promise<void> => {
    try {
      await copyFolder(folder, pool)
      socket.write(answer)
      if (!socket.closed) await once(socket, 'close')
    } catch (error) {
      log.warn({ err: error }, 'database not copied')
    }
    socket.destroy()
    await deleteFolder(copyOf(folder)).catch((error: unknown) =>
      log.warn({ err: error }, 'copy of the database not deleted'),
    )
    current = undefined
  }
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => {
      const pool = getPool()
      if (current || !pool) socket.destroy()
      else current = { socket, done: serve(socket, pool) }
    })
  })

  // Of a process that was killed: the lock on the folder says that there is no other.
  await rm(socketOf(folder), { force: true })
  await deleteFolder(copyOf(folder))
  try {
    await once(server.listen(socketOf(folder)), 'listening')
  } catch (error) {
    log.warn({ err: error }, 'The embedded database can be backed up only while the server is stopped.')
  }
  return async () => {
    server.close()
    current?.socket.destroy()
    await current?.done
  }
}

/** Undefined if no process has the folder open. */
const connectTo = async (folder: string): Promise<Socket | undefined> => {
  const socket = createConnection(socketOf(folder))
  try {
    await once(socket, 'connect')
    return socket
  } catch {
    return undefined
  }
}

/** Whether a process has the folder open, even one that is too busy to answer. */
export const isServed = async (folder: string): Promise<boolean> => {
  const socket = await connectTo(folder)
  socket?.destroy()
  return socket !== undefined
}

export interface FolderCopy {
  readonly folder: string
  /** Throws if the copy did not last until now. */
  readonly release: () => void
}

/** Undefined if no process has the folder open. */
export const requestCopy = async (folder: string): Promise<FolderCopy | undefined> => {
  const socket = await connectTo(folder)
  if (!socket) return undefined
  socket.write(request)
  const [data] = await Promise.race([once(socket, 'data'), once(socket, 'close')])
  if (String(data) !== answer)
    throw new Error(
      'The server did not copy its database: it is starting or stopping, a backup is running, or the disk is full.',
    )
  socket.resume()
  return {
    folder: copyOf(folder),
    release: () => {
      if (socket.readableEnded || socket.destroyed)
        throw new Error('The server stopped during the backup. Try again.')
      socket.destroy()
    },
  }
}
