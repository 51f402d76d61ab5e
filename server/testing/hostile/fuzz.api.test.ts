/** Thousands of hostile requests: none breaks the server, leaks internals or takes long. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultNoticeSetting, noticeKinds } from '#contract/notices/kinds.ts'
import { applicationDraft } from '#server/testing/calls/application-calls.ts'
import {
  crewDraft,
  gunnerRole,
  postCrew,
  registerPlayer,
  registration,
} from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { type HostileRequest, hostileRequests } from './hostile-requests.ts'

const t = openTestApp({ withPage: 'small' })

/** `npm run lab -- fuzz` sends more, with a new seed each time. */
const runs = Number(process.env.FUZZ_RUNS ?? 2_000)
const seed = process.env.FUZZ_SEED ? Number(process.env.FUZZ_SEED) : 20_261_115

const maxErrorBytes = 64 * 1024
const maxMs = 1_000
const internals =
  /node_modules|\bat \S+ \(|\bselect\b.+\bfrom\b|kysely|postgres|pglite|SyntaxError|TypeError/i

const validBodies = () => ({
  register: registration(),
  login: { username: 'nobody', password: 'a wrong one' },
  forgotPassword: { email: 'nobody@players.example' },
  resetPassword: { token: 'made up', newPassword: 'a much better one' },
  createCrew: crewDraft({ roles: [gunnerRole()] }),
  updateCrew: crewDraft(),
  applyToCrew: applicationDraft,
  applyToRole: { message: 'Me.', fleetShipId: 1 },
  bringShip: { fleetShipId: null },
  previewImport: { text: 'name,shipName\nMOLE,Second Helping' },
  importFleet: { ships: [{ shipId: 1, customName: '', count: 1 }] },
  decideApplication: { status: 'accepted', roleId: 1 },
  assignRole: { roleId: 1 },
  decideRoleApplication: { status: 'rejected' },
  updateReminderSettings: { byMail: true },
  rateCrew: { type: 'leader', rating: 5 },
  writeComment: { text: 'When do we meet?', channel: 'public' },
  reportComment: { reportCategory: 'other', reportReason: 'Spam' },
  reportPlayer: { reportedUserId: 1, reportCategory: 'griefing', reportReason: 'Shot at us' },
  contactLeader: { message: 'Hello.' },
  messagePlayer: { message: 'Hello.', crewId: 1 },
  replyToMessage: { message: 'Hello.' },
  updateContactSettings: { acceptsContact: true, isFindable: true },
  updateNoticeSettings: Object.fromEntries(noticeKinds.map((kind) => [kind, defaultNoticeSetting(kind)])),
  updateNoticeSetting: { inInbox: true, byMail: false, byPush: true },
  addPushDevice: {
    endpoint: 'https://fcm.googleapis.com/fcm/send/fuzz',
    keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
  },
  updateQuietHours: { isOn: true, from: '22:00', to: '08:00', urgentPasses: true },
  changePassword: { currentPassword: 'a wrong one', newPassword: 'a much better one' },
  requestEmailChange: { password: 'a wrong one', email: 'nobody@players.example' },
  confirmEmail: { token: 'made up' },
  createToken: { name: 'Bot', scopes: ['read'], password: 'a wrong one' },
  deleteAccount: { password: 'a wrong one' },
})

test(`${runs} hostile requests are all answered properly`, { timeout: 60_000 + runs * 20 }, async () => {
  const newSenders = async () => [undefined, ...(await Promise.all([1, 2, 3].map(() => registerPlayer(t))))]
  let senders = await newSenders()
  const crews = await Promise.all(senders.flatMap((player) => (player ? [postCrew(t, player)] : [])))
  const ids = crews.map(({ id }) => String(id))
  let sent = 0
  const statuses = new Set<number>()

  const send = async ({ sender, headers, ...request }: HostileRequest) => {
    // Some requests end the sessions of their senders.
    sent += 1
    if (sent % 500 === 0) senders = await newSenders()
    const start = performance.now()
    const response = await t.inject({
      ...request,
      headers: { ...headers },
      cookies: { ...senders[sender]?.cookies },
    })
    return { response, ms: performance.now() - start }
  }

  await fc.assert(
    fc.asyncProperty(hostileRequests(ids, validBodies()), async (request) => {
      const { response, ms } = await send(request)
      const { statusCode, body } = response
      statuses.add(statusCode)
      expect(statusCode).toBeLessThan(500)
      if (statusCode >= 400) {
        expect(response.rawPayload.length).toBeLessThan(maxErrorBytes)
        expect(body).not.toMatch(internals)
        if (request.method !== 'HEAD') expect(response.json()).toMatchObject({ code: expect.any(String) })
      }
      // Slow once may be the machine; slow three times is the request.
      if (ms > maxMs && (await send(request)).ms > maxMs) expect((await send(request)).ms).toBeLessThan(maxMs)
    }),
    { numRuns: runs, seed },
  )
  expect((await t.inject({ url: '/api/health' })).statusCode).toBe(200)
  // They reached the endpoints.
  expect([...statuses]).toEqual(expect.arrayContaining([200, 201, 204, 400, 401, 403, 404, 409, 415]))
})
