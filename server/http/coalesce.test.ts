import { expect, test } from 'vitest'
import type { Context } from '#server/context.ts'
import { coalesceReads } from './coalesce.ts'

interface Load {
  resolve(answer: string): void
  reject(error: Error): void
}

/** Reads that end when the test says so. */
const createLoads = () => {
  const ends: Load[] = []
  const load = () => new Promise<string>((resolve, reject) => ends.push({ resolve, reject }))
  return { ends, load }
}

// Only its identity counts.
const createGuest = () => ({ db: {} as Context['db'], viewer: undefined })

const settle = () => new Promise((resolve) => setImmediate(resolve))

test('requests that arrive while a read is in flight share the next one', async () => {
  const read = coalesceReads<string>()
  const guest = createGuest()
  const { ends, load } = createLoads()
  const first = read(guest, 'a', load)
  const second = read(guest, 'a', load)
  const third = read(guest, 'a', load)
  expect(ends).toHaveLength(1)
  ends[0]?.resolve('one')
  expect(await first).toBe('one')
  await settle()
  expect(ends).toHaveLength(2)
  ends[1]?.resolve('two')
  expect(await Promise.all([second, third])).toEqual(['two', 'two'])
  await settle()
  void read(guest, 'a', load)
  expect(ends).toHaveLength(3)
})

test('another key and another database have reads of their own', () => {
  const read = coalesceReads<string>()
  const guest = createGuest()
  const { ends, load } = createLoads()
  void read(guest, 'a', load)
  void read(guest, 'b', load)
  void read(createGuest(), 'a', load)
  expect(ends).toHaveLength(3)
})

test('a failure reaches those who share it, and the next ones read again', async () => {
  const read = coalesceReads<string>()
  const guest = createGuest()
  const { ends, load } = createLoads()
  const first = read(guest, 'a', load)
  const second = read(guest, 'a', load)
  ends[0]?.reject(new Error('away'))
  await expect(first).rejects.toThrow('away')
  await settle()
  ends[1]?.resolve('back')
  expect(await second).toBe('back')
})

test('a player always gets a read of their own', () => {
  const read = coalesceReads<string>()
  const { ends, load } = createLoads()
  const viewer = { id: 1, userRole: 'citizen', name: 'Kestrel', sessionId: 1, joinedAt: new Date() } as const
  const player = { ...createGuest(), viewer }
  void read(player, 'a', load)
  void read(player, 'a', load)
  expect(ends).toHaveLength(2)
})
