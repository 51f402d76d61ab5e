import { expect, test } from 'vitest'
import { missionStatuses } from '#contract/crews/fields.ts'
import { testViewer } from '#server/testing/factories/viewers.ts'
import { canDecide, canEdit, canKeep, canLead, isLeader, leadersOf, movesOf } from './crews.policy.ts'

const [leader, other, coLeader] = [testViewer(1), testViewer(2), testViewer(3)]
const warned = new Date('2026-11-15T12:00:00Z')
const crew = {
  author_id: 1,
  co_leader_id: 3,
  mission_status: 'open',
  scheduled_time: warned,
  warned_at: warned,
  is_hidden: false,
} as const

test('the leader is who wrote the post', () => {
  expect([isLeader(leader, crew), isLeader(other, crew)]).toEqual([true, false])
})

test('the leader and the co-leader lead a crew', () => {
  expect([leader, coLeader, other].map((viewer) => canLead(viewer, crew))).toEqual([true, true, false])
  expect(leadersOf(crew)).toEqual([1, 3])
  const alone = { ...crew, co_leader_id: null }
  expect([leader, coLeader].map((viewer) => canLead(viewer, alone))).toEqual([true, false])
  expect(leadersOf(alone)).toEqual([1])
})

test('the leader edits before and during the mission, nobody else ever', () => {
  const may = (viewer: typeof leader) =>
    missionStatuses.filter((mission_status) => canEdit(viewer, { ...crew, mission_status }))
  expect([may(leader), may(coLeader), may(other)]).toEqual([['open', 'in_progress'], [], []])
})

test('both leaders decide before and during the mission', () => {
  const may = (viewer: typeof leader) =>
    missionStatuses.filter((mission_status) => canDecide(viewer, { ...crew, mission_status }))
  const running = ['open', 'in_progress']
  expect([may(leader), may(coLeader), may(other)]).toEqual([running, running, []])
})

test.each([
  ['the leader, once warned,', true, leader, {}],
  ['somebody else', false, other, {}],
  ['the co-leader', false, coLeader, {}],
  ['the leader before the warning', false, leader, { warned_at: null }],
  ['the leader of a post without a start', false, leader, { scheduled_time: null }],
  ['the leader during the mission', false, leader, { mission_status: 'in_progress' }],
  ['the leader after the mission was cancelled', false, leader, { mission_status: 'cancelled' }],
] as const)('%s can keep a post on the board: %s', (_who, can, viewer, changes) => {
  expect(canKeep(viewer, { ...crew, ...changes })).toBe(can)
})

test.each([
  [
    'open',
    ['start', 'cancel', 'bringShip', 'nameCoLeader', 'handOver'],
    ['start', 'leave', 'bringShip', 'stepDown'],
    ['leave', 'bringShip'],
  ],
  [
    'in_progress',
    ['complete', 'cancel', 'bringShip', 'nameCoLeader', 'handOver'],
    ['complete', 'leave', 'bringShip', 'stepDown'],
    ['leave', 'bringShip'],
  ],
  ['completed', ['end'], [], []],
  ['ended', [], [], []],
  ['cancelled', [], [], []],
] as const)(
  'while a mission is %s its leader may %j, the co-leader %j and a member %j',
  (mission_status, forLeader, forCoLeader, forMember) => {
    const facts = { ...crew, mission_status, warned_at: null }
    const offered = (viewer: typeof leader, isMember: boolean) =>
      Object.entries(movesOf(viewer, facts, isMember)).flatMap(([move, may]) => (may ? [move] : []))
    expect(offered(leader, false)).toEqual(forLeader)
    expect(offered(coLeader, true)).toEqual(forCoLeader)
    expect(offered(other, true)).toEqual(forMember)
    expect(offered(other, false)).toEqual([])
  },
)

test('a post that is hidden is not handed over', () => {
  expect(movesOf(leader, { ...crew, is_hidden: true }, false)).toMatchObject({
    nameCoLeader: true,
    handOver: false,
  })
})
