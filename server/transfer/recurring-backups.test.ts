import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { backUpRepeatedly, parseInterval } from './recurring-backups.ts'

test.each([
  ['30m', 30 * 60_000],
  ['6h', 6 * 60 * 60_000],
  ['1d', 24 * 60 * 60_000],
  ['0h', undefined],
  ['6', undefined],
  ['25d', undefined],
  ['h6', undefined],
])('the interval %s', (text, milliseconds) => {
  expect(parseInterval(text)).toBe(milliseconds)
})

test('only the newest complete backups stay, other files are left alone, and a failure stops neither', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'crewbeacon-backups-'))
  const old = ['2026-01-01T00-00-00Z', '2026-01-01T06-00-00Z', '2026-01-01T12-00-00Z']
  const names = old.map((moment) => `crewbeacon-${moment}.backup`)
  for (const name of [...names, 'before-update.backup']) await writeFile(join(folder, name), '')
  const stopping = new AbortController()
  const failures: unknown[] = []
  let runs = 0
  try {
    await backUpRepeatedly(
      { folder, everyMs: 1, keep: 2, signal: stopping.signal },
      async (file) => {
        runs += 1
        if (runs === 1) throw new Error('no database')
        expect((await readdir(folder)).sort()).toEqual(['before-update.backup', ...names])
        await writeFile(file, '')
        stopping.abort()
      },
      (error) => failures.push(error),
    )
    expect(failures).toEqual([new Error('no database')])
    expect((await readdir(folder)).sort()).toEqual([
      'before-update.backup',
      names[2],
      expect.stringMatching(/^crewbeacon-20.+Z\.backup$/),
    ])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
