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
const removed = { recursive: true, force: true } as const
const ready = 'ready'

/** The pool has one connection, so nothing is written meanwhile; the checkpoint has written all that came before. */
const copyFolder = async (folder: string, pool: Pool): Promise<void> => {
  await rm(copyOf(folder), removed)
  const client = await pool.connect()
  try {
    await client.query('checkpoint')
    await cp(folder, copyOf(folder), { recursive: true, mode: constants.COPYFILE_FICLONE })
  } finally {
    client.release()
  }
}

/** Returns the function that stops it. */
export const offerCopies = async (folder: string, pool: Pool, log: Log): Promise<() => Promise<void>> => {
  let current: { readonly socket: Socket; readonly done: Promise<void> } | undefined

  const serve = async (socket: Socket): Promise<void> => {
    try {
      await copyFolder(folder, pool)
      socket.write(ready)
      if (!socket.closed) await once(socket, 'close')
    } catch (error) {
      log.warn({ err: error }, 'database not copied')
    } finally {
      socket.destroy()
      await rm(copyOf(folder), removed)
      current = undefined
    }
  }
  const server = createServer((socket) => {
    socket.on('error', () => undefined).resume()
    if (current) socket.destroy()
    else current = { socket, done: serve(socket) }
  })

  // Of a process that was killed: the lock on the folder says that there is no other.
  await rm(socketOf(folder), removed)
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

export interface FolderCopy {
  readonly folder: string
  /** Throws if the copy did not last until now. */
  readonly release: () => void
}

/** Undefined if no server runs on the folder. */
export const requestCopy = async (folder: string): Promise<FolderCopy | undefined> => {
  const socket = createConnection(socketOf(folder))
  try {
    await once(socket, 'connect')
  } catch {
    return undefined
  }
  const [answer] = await Promise.race([once(socket, 'data'), once(socket, 'close')])
  if (String(answer) !== ready)
    throw new Error('The server did not copy its database: a backup is running, or the disk is full.')
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
