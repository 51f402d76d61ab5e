import { expect, test } from 'vitest'
import { nextStep, type SteppedCrew } from './next-step.ts'

type Viewer = NonNullable<SteppedCrew['viewer']>

const now = new Date('2026-11-18T18:00:00.000Z')
const inHours = (hours: number): string => new Date(now.getTime() + hours * 60 * 60_000).toISOString()

const can: Viewer['can'] = {
  start: false,
  complete: false,
  end: false,
  cancel: false,
  leave: false,
  bringShip: false,
  keep: false,
  callReady: false,
  answerReady: false,
  releaseSilent: false,
  nameCoLeader: false,
  handOver: false,
  stepDown: false,
  repeat: false,
  manageSeries: false,
  settle: false,
}
const stranger: Viewer = {
  isAuthor: false,
  isMember: false,
  canApply: true,
  canLead: false,
  canEdit: false,
  mayApplyFrom: null,
  pendingApplications: 0,
  canWaitFor: [],
  canRate: false,
  hasSettlement: false,
  ready: null,
  readyCalledAt: null,
  can,
  application: null,
  waiting: null,
  offer: null,
  share: null,
}
const crew: SteppedCrew = {
  displayStatus: 'open',
  missionStatus: 'open',
  scheduledTime: inHours(3),
  currentCrewSize: 3,
  maxCrewSize: 6,
}
const full = { displayStatus: 'full', currentCrewSize: 6 } as const
const underWay = {
  displayStatus: 'in_progress',
  missionStatus: 'in_progress',
  scheduledTime: inHours(-1),
} as const
const completed = {
  displayStatus: 'completed',
  missionStatus: 'completed',
  scheduledTime: inHours(-3),
} as const
const cancelled = { displayStatus: 'cancelled', missionStatus: 'cancelled' } as const

const guest = (changes: Partial<SteppedCrew> = {}): SteppedCrew => ({ ...crew, ...changes })
const visitor = (viewer: Partial<Viewer> = {}, changes: Partial<SteppedCrew> = {}): SteppedCrew => ({
  ...crew,
  ...changes,
  viewer: { ...stranger, ...viewer },
})

const aboard = { ...can, leave: true, bringShip: true }
const member = (viewer: Partial<Viewer> = {}, changes: Partial<SteppedCrew> = {}): SteppedCrew =>
  visitor({ isMember: true, canApply: false, can: aboard, ...viewer }, changes)
const asked = { ...aboard, answerReady: true }
const flown = (viewer: Partial<Viewer> = {}) => member({ can, ...viewer }, completed)

const leading = { ...can, start: true, complete: false, cancel: true, bringShip: true }
const leader = (
  viewer: Partial<Viewer> = {},
  changes: Partial<SteppedCrew> = {},
  moves: Partial<Viewer['can']> = {},
): SteppedCrew =>
  visitor(
    {
      isAuthor: true,
      canApply: false,
      canLead: true,
      canEdit: true,
      can: { ...leading, ...moves },
      ...viewer,
    },
    changes,
  )
const led = (viewer: Partial<Viewer> = {}, moves: Partial<Viewer['can']> = {}): SteppedCrew =>
  leader({ canEdit: false, can: { ...can, end: true, settle: true, ...moves }, ...viewer }, completed)
const coLeader = (moves: Partial<Viewer['can']>, viewer: Partial<Viewer> = {}): SteppedCrew =>
  member({ canLead: true, can: { ...aboard, start: true, stepDown: true, ...moves }, ...viewer })

const pending = { status: 'pending' } as const

test.each<[who: string, crew: SteppedCrew, kind: string, menu: string]>([
  ['a guest', guest(), 'sign_in', 'contact calendar copy_link copy_discord'],
  ['a guest at a full crew', guest(full), 'sign_in_to_wait', 'contact calendar copy_link copy_discord'],
  ['a guest at a completed mission', guest(completed), 'find_another', 'copy_link'],
  ['a guest at a cancelled mission', guest(cancelled), 'find_another', 'copy_link'],
  [
    'a guest at a post without a start',
    guest({ scheduledTime: null }),
    'sign_in',
    'contact copy_link copy_discord',
  ],

  ['a visitor', visitor(), 'join', 'contact calendar copy_link copy_discord report'],
  [
    'an applicant',
    visitor({ canApply: false, application: pending }),
    'applied',
    'change_message contact calendar copy_link copy_discord report withdraw',
  ],
  [
    'an applicant at a crew that filled up',
    visitor({ canApply: false, application: pending, canWaitFor: [null] }, full),
    'applied',
    'change_message join_waitlist contact calendar copy_link copy_discord report withdraw',
  ],
  [
    'an applicant who waits, too',
    visitor({ canApply: false, application: pending, waiting: {} }, full),
    'applied',
    'change_message contact calendar copy_link copy_discord report withdraw leave_waitlist',
  ],
  [
    'an invited player',
    visitor({ offer: {}, application: pending }),
    'answer_offer',
    'change_message contact calendar copy_link copy_discord report withdraw',
  ],
  [
    'a visitor at a full crew',
    visitor({ canApply: false, canWaitFor: [null] }, full),
    'join_waitlist',
    'contact calendar copy_link copy_discord report',
  ],
  [
    'a visitor at a crew whose free seats are held',
    visitor({ canWaitFor: [null, 4] }),
    'join_waitlist',
    'contact calendar copy_link copy_discord report',
  ],
  [
    'a visitor at a full crew without a waiting list',
    visitor({ canApply: false }, full),
    'find_another',
    'contact calendar copy_link copy_discord report',
  ],
  [
    'a player on the waiting list',
    visitor({ canApply: false, waiting: {} }, full),
    'waiting',
    'contact calendar copy_link copy_discord report leave_waitlist',
  ],
  [
    'a player declined today',
    visitor({ canApply: false, mayApplyFrom: inHours(20) }),
    'refused',
    'contact calendar copy_link copy_discord report',
  ],
  ['a visitor at a completed mission', visitor({}, completed), 'find_another', 'copy_link report'],
  [
    'an applicant at a cancelled mission',
    visitor({ application: pending }, cancelled),
    'find_another',
    'copy_link report',
  ],

  [
    'a member who was not asked',
    member(),
    'chat',
    'contact bring_ship calendar copy_link copy_discord report leave',
  ],
  [
    'a member who is asked',
    member({ can: asked, ready: 'silent' }),
    'answer_ready',
    'cannot_come chat contact bring_ship calendar copy_link copy_discord report leave',
  ],
  [
    'a member who has answered',
    member({ can: asked, ready: 'late' }),
    'chat',
    'cannot_come change_answer contact bring_ship calendar copy_link copy_discord report leave',
  ],
  [
    'a member under way',
    member({ ready: 'ready' }, underWay),
    'chat',
    'contact bring_ship calendar copy_link copy_discord report leave',
  ],
  ['a member who can rate', flown({ canRate: true }), 'rate', 'chat copy_link post_again report'],
  [
    'a member whose share was sent',
    flown({ hasSettlement: true, share: { isOpen: true } }),
    'confirm_share',
    'chat copy_link post_again report',
  ],
  [
    'a member who rates first',
    flown({ canRate: true, hasSettlement: true, share: { isOpen: true } }),
    'rate',
    'chat copy_link post_again report',
  ],
  [
    'a member who has done all',
    flown({ hasSettlement: true, share: { isOpen: false } }),
    'fly_again',
    'chat copy_link report',
  ],
  [
    'a member of a cancelled mission',
    member({ can }, cancelled),
    'find_another',
    'chat copy_link post_again report',
  ],

  [
    'a leader who has just posted',
    leader({}, { currentCrewSize: 1 }),
    'call',
    'start chat invite bring_ship calendar edit copy_link post_again cancel',
  ],
  [
    'a leader whose post expires',
    leader({}, { currentCrewSize: 1 }, { keep: true }),
    'keep',
    'start chat invite bring_ship calendar edit copy_link copy_discord post_again cancel',
  ],
  [
    'a leader with applications',
    leader({ pendingApplications: 3 }, {}, { callReady: true }),
    'decide',
    'start call_ready chat invite bring_ship calendar edit copy_link copy_discord post_again cancel',
  ],
  [
    'a leader with applications just before the start',
    leader({ pendingApplications: 3 }, { scheduledTime: inHours(0.5) }),
    'decide',
    'start chat invite bring_ship calendar edit copy_link copy_discord post_again cancel',
  ],
  [
    'a leader with applications after the start',
    leader({ pendingApplications: 3 }, { scheduledTime: inHours(-0.1) }, { releaseSilent: true }),
    'start',
    'release_silent chat invite bring_ship calendar edit copy_link copy_discord post_again cancel',
  ],
  [
    'a leader with a crew, days before',
    leader({}, { scheduledTime: inHours(60) }, { callReady: true }),
    'call',
    'start call_ready chat invite bring_ship calendar edit copy_link post_again cancel',
  ],
  [
    'a leader with a crew, within a day',
    leader({}, {}, { callReady: true }),
    'call_ready',
    'start chat invite bring_ship calendar edit copy_link copy_discord post_again cancel',
  ],
  [
    'a leader whose crew is asked',
    leader({ readyCalledAt: inHours(-1), ready: 'ready' }),
    'call',
    'start chat invite bring_ship calendar edit copy_link post_again cancel',
  ],
  [
    'a leader an hour before',
    leader({ readyCalledAt: inHours(-1) }, { scheduledTime: inHours(1) }, { callReady: true }),
    'start',
    'call_ready chat invite bring_ship calendar edit copy_link copy_discord post_again cancel',
  ],
  [
    'a leader of a full crew with applications',
    leader({ pendingApplications: 2 }, { ...full, scheduledTime: inHours(60) }),
    'start',
    'chat bring_ship calendar edit copy_link copy_discord post_again cancel',
  ],
  [
    'a leader without a start, who has not asked',
    leader({}, { scheduledTime: null }, { callReady: true }),
    'call_ready',
    'start chat invite bring_ship edit copy_link copy_discord post_again cancel',
  ],
  [
    'a leader without a start, who has asked',
    leader({ readyCalledAt: inHours(-1) }, { scheduledTime: null }),
    'start',
    'chat invite bring_ship edit copy_link copy_discord post_again cancel',
  ],
  [
    'a leader under way',
    leader({ pendingApplications: 1 }, underWay, { start: false, complete: true }),
    'complete',
    'chat invite bring_ship calendar edit copy_link copy_discord post_again cancel',
  ],
  [
    'a leader who can rate',
    led({ canRate: true }),
    'rate',
    'split chat copy_link applications post_again end',
  ],
  ['a leader who has rated', led(), 'split', 'chat copy_link applications post_again end'],
  ['a leader who has done all', led({ hasSettlement: true }), 'fly_again', 'chat copy_link applications end'],
  ['a leader who flew alone', led({}, { settle: false }), 'fly_again', 'chat copy_link applications end'],
  [
    'a leader whose mission was cancelled',
    leader({ canEdit: false, can }, cancelled),
    'fly_again',
    'chat copy_link applications',
  ],

  [
    'a co-leader who is asked',
    coLeader({ answerReady: true }, { ready: 'silent', pendingApplications: 2 }),
    'answer_ready',
    'start cannot_come chat contact bring_ship calendar copy_link copy_discord report step_down leave',
  ],
  [
    'a co-leader with applications',
    coLeader({}, { pendingApplications: 2 }),
    'decide',
    'start chat contact bring_ship calendar copy_link copy_discord report step_down leave',
  ],
])('%s has one next step, and the rest in a menu', (_, crew, kind, menu) => {
  expect(nextStep(crew, now)).toEqual({ kind, menu: menu.split(' ') })
})
