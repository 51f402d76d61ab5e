import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, stat, utimes } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lockFolder } from './folder-lock.ts'

test('a lock that nobody refreshes is taken over only once the process on the folder is gone', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'crewbeacon-lock-'))
  const folder = join(parent, 'database')
  const lock = `${folder}.lock`
  const busy = createServer((socket) => socket.resume())
  try {
    await mkdir(folder)
    await mkdir(lock)
    const longAgo = new Date('2026-01-01')
    await utimes(lock, longAgo, longAgo)
    await once(busy.listen(`${folder}.sock`), 'listening')
    const asked = once(busy, 'connection')
    const locking = lockFolder(folder)
    await asked
    expect((await stat(lock)).mtime).toEqual(longAgo)
    busy.close()
    const unlock = await locking
    expect((await stat(lock)).mtime).not.toEqual(longAgo)
    await unlock()
    expect(existsSync(lock)).toBe(false)
  } finally {
    busy.close()
    await rm(parent, { recursive: true, force: true })
  }
})
