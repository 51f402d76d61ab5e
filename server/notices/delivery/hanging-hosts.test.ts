import { expect, test } from 'vitest'
import { noteAnswer, noteTimeout, remainingPauseMs } from './hanging-hosts.ts'

const at = (seconds: number) => new Date(seconds * 1000)
const hang = (host: string, times: number) => {
  for (let i = 0; i < times; i += 1) noteTimeout(host, at(0))
}

test('a host that hangs is tried once a minute until it answers', () => {
  hang('dead.example', 3)
  expect(remainingPauseMs('dead.example', at(20))).toBe(40_000)
  expect(remainingPauseMs('fine.example', at(20))).toBeUndefined()
  expect(remainingPauseMs('dead.example', at(60))).toBeUndefined()
  expect(remainingPauseMs('dead.example', at(61))).toBe(59_000)
  noteAnswer('dead.example')
  expect(remainingPauseMs('dead.example', at(62))).toBeUndefined()
})

test('a few slow answers do not stop what goes to a host', () => {
  hang('slow.example', 2)
  noteAnswer('slow.example')
  hang('slow.example', 2)
  expect(remainingPauseMs('slow.example', at(1))).toBeUndefined()
})
