import { expect, test } from 'vitest'
import { missionStatuses } from '#contract/crews/fields.ts'
import { canAnswer, canCall, canRelease, readyStateOf } from './crews-ready.policy.ts'

const at = (time: string) => new Date(`2026-11-17T${time}:00Z`)
const crew = {
  mission_status: 'open',
  scheduled_time: at('20:00'),
  started_at: null,
  ready_called_at: at('19:30'),
  ready_called_again_at: null,
} as const
const silent = { ready_answer: null, joined_at: at('12:00') } as const
const ready = { ...silent, ready_answer: 'ready' } as const
const latecomer = { ...silent, joined_at: at('20:01') } as const

test.each([
  ['who has answered', {}, ready, 'ready'],
  ['who has not', {}, silent, 'silent'],
  ['who joined after the start', {}, latecomer, null],
  ['before anybody was asked', { ready_called_at: null }, silent, null],
  // The mission has started early, or without a time.
  ['who joined after the real start', { started_at: at('11:00') }, silent, null],
  ['of a post without a start', { scheduled_time: null }, latecomer, 'silent'],
] as const)('the state of a member %s', (_, changes, member, state) => {
  expect(readyStateOf({ ...crew, ...changes }, member)).toBe(state)
})

test('once the mission is over there is no check', () => {
  const states = missionStatuses.map((mission_status) => readyStateOf({ ...crew, mission_status }, ready))
  expect(states).toEqual(['ready', 'ready', null, null, null])
})

test.each([
  ['19:59', true, true],
  ['20:00', true, false],
])('at %s who is silent may answer: %s, and who has answered may change it: %s', (time, first, again) => {
  expect([canAnswer(crew, silent, at(time)), canAnswer(crew, ready, at(time))]).toEqual([first, again])
})

test.each([
  ['the first time', { ready_called_at: null }, [ready], '15:00', true],
  ['with nobody else aboard', { ready_called_at: null }, [], '15:00', false],
  ['again after ten minutes', {}, [silent], '19:40', true],
  ['again after nine', {}, [silent], '19:39', false],
  ['soon after the last call', { ready_called_again_at: at('19:50') }, [silent], '19:59', false],
  ['once all have answered', {}, [ready], '19:50', false],
  ['at the start', {}, [silent], '20:00', false],
  ['after an early start', { mission_status: 'in_progress' }, [silent], '19:50', false],
] as const)('the leader asks %s', (_, changes, members, time, can) => {
  expect(canCall({ ...crew, ...changes }, members, at(time))).toBe(can)
})

test.each([
  ['a minute before the start', {}, [silent], '19:59', false],
  ['from the start on', {}, [ready, silent], '20:00', true],
  [
    'after an early start',
    { mission_status: 'in_progress', started_at: at('19:45') },
    [silent],
    '19:46',
    true,
  ],
  ['if all have answered', {}, [ready, latecomer], '20:10', false],
  ['of a cancelled mission', { mission_status: 'cancelled' }, [silent], '20:10', false],
] as const)('the leader releases seats %s', (_, changes, members, time, can) => {
  expect(canRelease({ ...crew, ...changes }, members, at(time))).toBe(can)
})
