// Crews in every state that their page knows, made over HTTP by players of the demo world who have little else planned.
import { setTimeout as pause } from 'node:timers/promises'
import { demoPassword, logins } from './screens.mjs'

/** A mission that was shorter is not rated: the limits of the server are a thousand times wider. */
const ratableMs = 1000

const roles = [
  { roleName: 'Turret gunner', roleCategory: 'combat', slotsNeeded: 2, compensationPercentage: 15 },
  { roleName: 'Field medic', roleCategory: 'medical', slotsNeeded: 1, compensationType: 'fun' },
]

/** @param {string} url */
const signIn = async (url, /** @type {string} */ username) => {
  let cookie = ''
  const call = async (
    /** @type {string} */ method,
    /** @type {string} */ path,
    /** @type {object | undefined} */ body = undefined,
  ) => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${username}: ${method} ${path}: ${answer.status} ${text}`)
    cookie ||= answer.headers
      .getSetCookie()
      .map((set) => set.split(';')[0])
      .join('; ')
    return text && JSON.parse(text)
  }
  const { user } = await call('POST', '/auth/login', { username, password: demoPassword })
  return { id: user.id, call }
}
/** @typedef {Awaited<ReturnType<typeof signIn>>} Player */

/**
 * Returns the id of each crew by the name of its state.
 *
 * @param {string} url
 * @returns {Promise<Record<string, number>>}
 */
export const makeStates = async (url) => {
  const lead = await signIn(url, logins.captain)
  const aboard = await signIn(url, logins.gunner)
  const second = await signIn(url, logins.second)
  const visitor = await signIn(url, logins.visitor)
  const rest = await signIn(url, logins.medic)
  // Five hours apart, so that none is in the way of another.
  let latest = 26

  const post = async (changes = {}, /** @type {number | undefined} */ inHours = undefined) => {
    if (inHours === undefined) latest += 5
    const { id, roles: made } = await lead.call('POST', '/crew', {
      title: 'Distress call near Yela: gunners and a medic for the Cutlass Red',
      description:
        'A beacon every twenty minutes tonight. We fly out, clear the wreck and bring them home.\n\nHeadset and a medical gun, please.',
      activity: 'rescue',
      primaryLanguage: 'en',
      timezone: 'Europe/Paris',
      scheduledFor: new Date(Date.now() + (inHours ?? latest) * 3_600_000).toISOString(),
      estimatedDuration: 120,
      maxCrewSize: 5,
      location: 'Yela',
      roles,
      ...changes,
    })
    return { id, gunner: made[0]?.id ?? null, medic: made[1]?.id ?? null }
  }
  /** @typedef {Awaited<ReturnType<typeof post>>} Crew */

  const apply = (/** @type {Crew} */ { id, gunner }, player = visitor, roleId = gunner) => {
    const data = { message: 'I have flown gunner for two seasons and can stay until midnight.' }
    return player.call('POST', `/crew/${id}/roles/${roleId}/apply`, data)
  }
  const join = async (/** @type {Crew} */ crew, player = aboard, roleId = crew.gunner) => {
    const { id } = await apply(crew, player, roleId)
    await lead.call('PUT', `/role-applications/${id}`, { status: 'accepted' })
  }
  const withMember = async (changes = {}, /** @type {number | undefined} */ inHours = undefined) => {
    const crew = await post(changes, inHours)
    await join(crew)
    return crew
  }
  const full = () => withMember({ maxCrewSize: 2, roles: [{ ...roles[0], slotsNeeded: 1 }] })
  const move = (/** @type {Crew} */ { id }, /** @type {string} */ step) =>
    lead.call('POST', `/crew/${id}/${step}`, {})
  const flown = async () => {
    const crew = await withMember()
    await join(crew, rest, crew.medic)
    await move(crew, 'start')
    await pause(ratableMs)
    await move(crew, 'complete')
    return crew
  }
  const rate = (/** @type {Crew} */ { id }, /** @type {Player} */ player, /** @type {string} */ type) =>
    player.call('POST', `/crew/${id}/rate`, { type, rating: 5 })
  const split = (/** @type {Crew} */ { id }) =>
    lead.call('PUT', `/crew/${id}/settlement`, { takings: 240_000, expenses: 12_000, version: null })

  const posted = await post()
  const open = await withMember()
  const applied = await withMember()
  await apply(applied)
  await rest.call('POST', `/crew/${applied.id}/apply`, {
    message: 'Any seat is fine, I bring my own medical gun.',
    availability: 'heute',
    experience: 'erfahren',
  })
  const refused = await withMember()
  const { id: refusal } = await apply(refused)
  await lead.call('PUT', `/role-applications/${refusal}`, { status: 'rejected' })
  const offered = await withMember()
  await lead.call('POST', `/users/${visitor.id}/message`, {
    message: 'We still need you at a turret.',
    crewId: offered.id,
    roleId: offered.gunner,
  })
  const crowded = await full()
  const queued = await full()
  await visitor.call('POST', `/crew/${queued.id}/waiting-list`, { roleId: null })
  const coLed = await withMember()
  await join(coLed, second, coLed.medic)
  await lead.call('PUT', `/crew/${coLed.id}/co-leader`, { userId: second.id })
  await apply(coLed)

  const unasked = await withMember({}, 9)
  const asked = await withMember({}, 14)
  await move(asked, 'ready-check')
  const answered = await withMember({}, 19)
  await move(answered, 'ready-check')
  await aboard.call('PUT', `/crew/${answered.id}/ready`, { answer: 'ready' })
  const soon = await withMember({}, 0.6)
  const underWay = await withMember()
  await move(underWay, 'start')

  const cancelled = await withMember()
  await lead.call('POST', `/crew/${cancelled.id}/cancel`, { reason: 'The server is down tonight' })
  const short = await withMember()
  await move(short, 'start')
  await move(short, 'complete')
  const completed = await flown()
  const rated = await flown()
  await rate(rated, aboard, 'leader')
  await rate(rated, lead, 'crew')
  const shared = await flown()
  await rate(shared, aboard, 'leader')
  await split(shared)
  const done = await flown()
  await rate(done, aboard, 'leader')
  await rate(done, lead, 'crew')
  const { sheet } = await split(done)
  for (const player of [aboard, rest]) {
    await player.call('POST', `/crew/${done.id}/settlement/received`, { version: sheet.version })
  }

  const crews = {
    posted,
    open,
    applied,
    refused,
    offered,
    crowded,
    queued,
    coLed,
    unasked,
    asked,
    answered,
    soon,
    underWay,
    cancelled,
    short,
    completed,
    rated,
    shared,
    done,
  }
  return Object.fromEntries(Object.entries(crews).map(([name, { id }]) => [name, id]))
}
