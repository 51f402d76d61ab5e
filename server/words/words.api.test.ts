import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { applyToCrew, applyToRole } from '#contract/applications/applications.ts'
import { register } from '#contract/auth/new-passwords.ts'
import { createCrew, getCrew, updateCrew } from '#contract/crews/crews.ts'
import { writeComment } from '#contract/discussions/discussions.ts'
import { cancelMission } from '#contract/missions/missions.ts'
import { updateProfile } from '#contract/profiles/profiles.ts'
import { applicationDraft } from '#server/testing/calls/application-calls.ts'
import {
  crewDraft,
  gunnerRole,
  postCrew,
  registerPlayer,
  registration,
} from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const insult = 'you Hur3n$ohn'

const refusal = (field: string) => ({
  status: 400,
  body: { code: 'invalid_input', fields: { [field]: expect.stringContaining('section 5 of the rules') } },
})

describe('insulting words are refused, by field, in', () => {
  test.each([
    ['title', { title: insult }],
    ['description', { description: insult }],
    ['additionalRequirements', { additionalRequirements: insult }],
    ['startLocation', { startLocation: insult }],
    [
      'roles.1.roleName',
      { roles: [gunnerRole({ slotsNeeded: 1 }), gunnerRole({ roleName: insult, slotsNeeded: 1 })] },
    ],
    ['roles.0.roleDescription', { roles: [gunnerRole({ roleDescription: insult })] }],
  ])('%s of a post, new or edited', async (field, changes) => {
    const leader = await registerPlayer(t)
    const { id } = await postCrew(t, leader)
    const body = crewDraft(changes)
    expect(await t.send(createCrew, { body }, { as: leader })).toMatchObject(refusal(field))
    const edited = await t.send(updateCrew, { params: { id }, body }, { as: leader })
    expect(edited).toMatchObject(refusal(field))
    const { body: crew } = await t.send(getCrew, { params: { id } })
    expect(crew).toMatchObject({ title: crewDraft().title, roles: [] })
  })

  test.each(['displayName', 'bio', 'citizenId'] as const)('%s of a profile', async (field) => {
    const player = await registerPlayer(t)
    const answer = await t.send(updateProfile, { body: { [field]: insult } }, { as: player })
    expect(answer).toMatchObject(refusal(field))
  })

  test('the name of a new account', async () => {
    const answer = await t.send(register, { body: registration({ username: 'hur3n-sohn' }) })
    expect(answer).toMatchObject(refusal('username'))
  })

  test('the message of an application, to the crew and for a role', async () => {
    const leader = await registerPlayer(t)
    const { id, roles } = await postCrew(t, leader, { roles: [gunnerRole()] })
    const player = await registerPlayer(t)
    const body = { ...applicationDraft, message: insult }
    expect(await t.send(applyToCrew, { params: { id }, body }, { as: player })).toMatchObject(
      refusal('message'),
    )
    const params = { id, roleId: roles[0]?.id ?? 0 }
    expect(await t.send(applyToRole, { params, body: { message: insult } }, { as: player })).toMatchObject(
      refusal('message'),
    )
  })

  test('the reason of a cancelled mission', async () => {
    const leader = await registerPlayer(t)
    const { id } = await postCrew(t, leader)
    const answer = await t.send(cancelMission, { params: { id }, body: { reason: insult } }, { as: leader })
    expect(answer).toMatchObject(refusal('reason'))
  })
})

test('the refusal is in the language of the reader', async () => {
  const leader = await registerPlayer(t)
  const headers = { 'accept-language': 'de' }
  const { body } = await t.send(createCrew, { body: crewDraft({ title: insult }) }, { as: leader, headers })
  expect(body.fields?.title).toContain('Abschnitt 5 der Regeln')
})

test.each([
  'Join discord.gg/abc',
  'https://evil.example',
  'see www.clan',
  'my-clan.DE rocks',
  'STAR-AB12-CD34',
])('a title, a role and a name cannot advertise: %s', async (text) => {
  const player = await registerPlayer(t)
  const titled = await t.send(createCrew, { body: crewDraft({ title: text }) }, { as: player })
  expect(titled.body.fields).toEqual({ title: expect.stringContaining('section 8') })
  const roles = [gunnerRole({ roleName: text })]
  const manned = await t.send(createCrew, { body: crewDraft({ roles }) }, { as: player })
  expect(manned.body.fields).toEqual({ 'roles.0.roleName': expect.stringContaining('section 8') })
  const named = await t.send(updateProfile, { body: { displayName: text } }, { as: player })
  expect(named.body.fields).toEqual({ displayName: expect.stringContaining('section 8') })
})

test('neither can a title or a role by a host without a known ending', async () => {
  const player = await registerPlayer(t)
  const body = crewDraft({ title: 'evil.museum', roles: [gunnerRole({ roleName: 'see evil.museum' })] })
  const { fields } = (await t.send(createCrew, { body }, { as: player })).body
  expect(Object.keys(fields ?? {})).toEqual(['title', 'roles.0.roleName'])
})

test('a referral code is refused wherever others could read it', async () => {
  const player = await registerPlayer(t)
  const code = 'Use my referral STAR-ABCD-EFGH'
  const refused = { status: 400, body: { code: 'invalid_input' } }
  for (const changes of [
    { description: code },
    { additionalRequirements: code },
    { startLocation: code },
    { roles: [gunnerRole({ roleDescription: code })] },
  ])
    expect(await t.send(createCrew, { body: crewDraft(changes) }, { as: player })).toMatchObject(refused)
  expect(await t.send(updateProfile, { body: { bio: code } }, { as: player })).toMatchObject(refused)
  const { id } = await postCrew(t, player)
  const body = { text: code, channel: 'public' as const }
  expect(await t.send(writeComment, { params: { id }, body }, { as: player })).toMatchObject(refused)
})

test('a title with dots in it is no link', async () => {
  const leader = await registerPlayer(t)
  await postCrew(t, leader, { title: 'Patch 4.3.1, Hull-C... e.g. ARC-L1. Pyro.Nyx at 20.30' })
})

describe('with a list of the operator', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'crewbeacon-words-')), 'words.txt')
  writeFileSync(file, 'frell\n')
  const own = openTestApp({ env: { WORDS_FILE: file } })

  test('its words are refused and ours are not', async () => {
    const leader = await registerPlayer(own)
    const post = (title: string) => own.send(createCrew, { body: crewDraft({ title }) }, { as: leader })
    expect(await post('What the fr3ll')).toMatchObject(refusal('title'))
    expect((await post(insult)).status).toBe(201)
  })
})
