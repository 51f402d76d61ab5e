import { expect, test } from 'vitest'
import { type RelationInput, viewerRelation } from './viewer-relation.ts'

const stranger = {
  isAuthor: false,
  isMember: false,
  canApply: true,
  mayApplyFrom: null,
  application: null,
  canWaitFor: [],
}
const waiting = { id: 1, roleId: null, status: 'pending', appliedAt: '2026-11-15T04:00:00.000Z' } as const
const refused = { ...stranger, canApply: false, mayApplyFrom: '2026-11-16T04:00:00.000Z' }
const role = (slotsFilled: number) => ({ slotsFilled, slotsNeeded: 1 })

const crew: RelationInput = {
  displayStatus: 'open',
  currentCrewSize: 1,
  maxCrewSize: 3,
  roles: [],
  viewer: stranger,
}

const full = { displayStatus: 'full', currentCrewSize: 3 } as const
const completed = { displayStatus: 'completed' } as const

test.each<[string, Partial<RelationInput>, string]>([
  ['a guest', { viewer: undefined }, 'guest'],
  ['a guest at a full crew', { ...full, viewer: undefined }, 'full'],
  ['the leader', { viewer: { ...stranger, isAuthor: true } }, 'leader'],
  ['the leader of a completed mission', { ...completed, viewer: { ...stranger, isAuthor: true } }, 'leader'],
  ['a member', { viewer: { ...stranger, isMember: true, canApply: false } }, 'member'],
  ['a member of a full crew', { ...full, viewer: { ...stranger, isMember: true } }, 'member'],
  ['a member of a completed mission', { ...completed, viewer: { ...stranger, isMember: true } }, 'over'],
  ['an applicant', { viewer: { ...stranger, canApply: false, application: waiting } }, 'applicant'],
  ['an applicant at a full crew', { ...full, viewer: { ...stranger, application: waiting } }, 'applicant'],
  ['a player declined today', { viewer: refused }, 'refused'],
  ['a player declined today at a full crew', { ...full, viewer: refused }, 'refused'],
  ['a player declined today at a completed mission', { ...completed, viewer: refused }, 'over'],
  ['a player at a full crew', full, 'full'],
  ['a player at a full crew under way', { ...full, displayStatus: 'in_progress' }, 'full'],
  ['a player at a crew whose free seats are held', { viewer: { ...stranger, canWaitFor: [null] } }, 'held'],
  ['a player at a cancelled mission', { displayStatus: 'cancelled' }, 'over'],
  ['a player at a crew without roles', {}, 'applies'],
  ['a player at a crew with a free role', { roles: [role(1), role(0)] }, 'chooses-role'],
  ['a player at a crew whose roles are all filled', { roles: [role(1)] }, 'applies'],
])('%s has the right relation', (_, change, relation) => {
  expect(viewerRelation({ ...crew, ...change })).toBe(relation)
})
