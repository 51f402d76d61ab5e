/** The built server on the embedded database, killed in the middle of a backup. */
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { embeddedFolder } from '#server/db/connect.ts'
import { requestCopy } from '#server/db/folder-copies.ts'
import { startServer } from '#server/testing/programs/started-server.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'crewbeacon-killed-'))
afterAll(() => rm(dataDir, { recursive: true, force: true }))

test('the copy that a killed server has left is deleted at its next start', async () => {
  const start = () => startServer({ DATABASE_URL: '', DATA_DIR: dataDir })
  const killed = await start()
  const copy = await requestCopy(embeddedFolder({ dataDir }))
  const ended = once(killed.child, 'exit')
  killed.child.kill('SIGKILL')
  await ended
  await killed.stop()
  expect(copy && existsSync(copy.folder)).toBe(true)
  const next = await start()
  expect(copy && existsSync(copy.folder)).toBe(false)
  await next.stop()
})
