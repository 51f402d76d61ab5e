import { beforeEach, expect, test } from 'vitest'
import type { News } from './publish.ts'
import { createRecent } from './recent.ts'

let clock: number
let recent: ReturnType<typeof createRecent>

const crew = (id: number): News => ({ topic: 'crew', event: { id, change: 'updated' } })

beforeEach(() => {
  clock = 50_000
  recent = createRecent(() => clock)
})

test('a node that has just begun to listen reaches back to its beginning', () => {
  clock += 3000
  recent.note(crew(1))
  clock += 1000
  expect(recent.look()).toEqual({ heardForMs: 4000, items: [crew(1)] })
})

test('what is older than ten seconds is forgotten', () => {
  recent.note(crew(1))
  clock += 6000
  recent.note(crew(2))
  clock += 6000
  expect(recent.look()).toEqual({ heardForMs: 10_000, items: [crew(2)] })
})

test('a gap makes it begin anew', () => {
  clock += 60_000
  recent.note(crew(1))
  recent.note({ topic: 'gap' })
  clock += 500
  expect(recent.look()).toEqual({ heardForMs: 500, items: [] })
})

test('of a flood it keeps the last, and says that it reaches less far back', () => {
  clock += 60_000
  for (let id = 1; id <= 1000; id += 1) {
    clock += 1
    recent.note(crew(id))
  }
  const { heardForMs, items } = recent.look()
  expect(items).toHaveLength(200)
  expect(items[0]).toEqual(crew(801))
  expect(heardForMs).toBe(200)
})
