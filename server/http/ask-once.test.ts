import { expect, test } from 'vitest'
import type { Context } from '#server/context.ts'
import { createAskOnce } from './ask-once.ts'

interface Load {
  resolve(answer: string): void
  reject(error: Error): void
}

/** Answers that end when the test says so. */
const createLoads = () => {
  const ends: Load[] = []
  const load = () => new Promise<string>((resolve, reject) => ends.push({ resolve, reject }))
  return { ends, load }
}

// Only its identity counts.
const createGuest = () => ({ db: {} as Context['db'], viewer: undefined })

const settle = () => new Promise((resolve) => setImmediate(resolve))

test('whoever asks while an answer is under way shares the next one', async () => {
  const ask = createAskOnce<string>()
  const guest = createGuest()
  const { ends, load } = createLoads()
  const first = ask(guest, 'a', load)
  const second = ask(guest, 'a', load)
  const third = ask(guest, 'a', load)
  expect(ends).toHaveLength(1)
  ends[0]?.resolve('one')
  expect(await first).toBe('one')
  await settle()
  expect(ends).toHaveLength(2)
  ends[1]?.resolve('two')
  expect(await Promise.all([second, third])).toEqual(['two', 'two'])
  await settle()
  void ask(guest, 'a', load)
  expect(ends).toHaveLength(3)
})

test('another question and another database have answers of their own', () => {
  const ask = createAskOnce<string>()
  const guest = createGuest()
  const { ends, load } = createLoads()
  void ask(guest, 'a', load)
  void ask(guest, 'b', load)
  void ask(createGuest(), 'a', load)
  expect(ends).toHaveLength(3)
})

test('a failure is told to those who share it, and the next ones ask again', async () => {
  const ask = createAskOnce<string>()
  const guest = createGuest()
  const { ends, load } = createLoads()
  const first = ask(guest, 'a', load)
  const second = ask(guest, 'a', load)
  ends[0]?.reject(new Error('away'))
  await expect(first).rejects.toThrow('away')
  await settle()
  ends[1]?.resolve('back')
  expect(await second).toBe('back')
})

test('a player always gets an answer of their own', () => {
  const ask = createAskOnce<string>()
  const { ends, load } = createLoads()
  const viewer = { id: 1, userRole: 'citizen', name: 'Kestrel', sessionId: 1, joinedAt: new Date() } as const
  const player = { ...createGuest(), viewer }
  void ask(player, 'a', load)
  void ask(player, 'a', load)
  expect(ends).toHaveLength(2)
})
