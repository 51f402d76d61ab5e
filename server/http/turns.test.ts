import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

/** Work that ends when it is told to. */
const openWork = () => {
  let started = false
  let finish: (failure?: Error) => void = () => undefined
  const ended = new Promise<void>((resolve, reject) => {
    finish = (failure) => (failure ? reject(failure) : resolve())
  })
  const work = () => {
    started = true
    return ended
  }
  return { work, finish: (failure?: Error) => finish(failure), hasStarted: () => started }
}

test('so many run at once, the next wait in order, and one more is refused', async () => {
  const turns = createTurns(2, 2)
  const works = Array.from({ length: 4 }, openWork)
  const results = works.map(({ work }) => turns.run(work))
  expect(works.map(({ hasStarted }) => hasStarted())).toEqual([true, true, false, false])
  await expect(turns.run(openWork().work)).rejects.toMatchObject({
    code: 'unavailable',
    details: { retryAfterSeconds: 3 },
  })
  works[1]?.finish()
  await results[1]
  expect(works.map(({ hasStarted }) => hasStarted())).toEqual([true, true, true, false])
  for (const { finish } of works) finish()
  await Promise.all(results)
})

test('work that fails gives its place to the next', async () => {
  const turns = createTurns(1, 1)
  const [first, second] = [openWork(), openWork()]
  const failed = turns.run(first.work)
  const next = turns.run(second.work)
  await expect(turns.run(openWork().work)).rejects.toThrow('unavailable')
  first.finish(new Error('broken'))
  await expect(failed).rejects.toThrow('broken')
  second.finish()
  await next
  const third = openWork()
  third.finish()
  await turns.run(third.work)
  expect(third.hasStarted()).toBe(true)
})
