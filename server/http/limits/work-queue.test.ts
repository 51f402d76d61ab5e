import { expect, test } from 'vitest'
import { createWorkQueue } from './work-queue.ts'

/** Work that ends when the test says so. */
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

test('two run at once, two wait in order, and the fifth is refused', async () => {
  const queue = createWorkQueue(2, 2)
  const works = Array.from({ length: 4 }, openWork)
  const results = works.map(({ work }) => queue.run(work))
  expect(works.map(({ hasStarted }) => hasStarted())).toEqual([true, true, false, false])
  await expect(queue.run(openWork().work)).rejects.toMatchObject({
    code: 'unavailable',
    details: { retryAfterSeconds: 3 },
  })
  works[1]?.finish()
  await results[1]
  expect(works.map(({ hasStarted }) => hasStarted())).toEqual([true, true, true, false])
  for (const { finish } of works) finish()
  await Promise.all(results)
})

test('work that fails passes its slot on', async () => {
  const queue = createWorkQueue(1, 1)
  const [first, second] = [openWork(), openWork()]
  const failed = queue.run(first.work)
  const next = queue.run(second.work)
  await expect(queue.run(openWork().work)).rejects.toThrow('unavailable')
  first.finish(new Error('broken'))
  await expect(failed).rejects.toThrow('broken')
  second.finish()
  await next
  const third = openWork()
  third.finish()
  await queue.run(third.work)
  expect(third.hasStarted()).toBe(true)
})
