/** A beacon and a seat in the same moment, on two nodes. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beaconCalls } from '#server/testing/calls/beacon-calls.ts'
import { boardingCalls } from '#server/testing/calls/boarding-calls.ts'
import { inHours, type Player, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { expectInvariants } from '#server/testing/models/invariants.ts'
import { rounds } from '#server/testing/rounds.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp({ keepRows: true })
const { light, beaconOf } = beaconCalls(t)

let board: ReturnType<typeof boardingCalls>['board']
let leader: Player

beforeAll(async () => {
  board = boardingCalls(await t.startNode()).board
  leader = await registerPlayer(t)
})

afterAll(() => expectInvariants(t.connection))

test.each(rounds(60))(
  'whoever lights their first beacon while they take a seat is not free (%i)',
  async (round) => {
    const { id } = await postCrew(t, leader, { seatsAtOnce: 'all', scheduledFor: inHours(1) })
    const player = await registerPlayer(t)
    // The beacon is lit a little later each time: so it meets every moment of taking the seat.
    const lightLater = async () => {
      for (let i = 0; i < round % 10; i += 1) await beaconOf(player)
      return light(player)
    }
    const [boarded, lit] = await Promise.all([board(player, id), lightLater()])
    expect([200, 409]).toContain(lit.status)
    expect(boarded.status).toBe(200)
    expect((await beaconOf(player))?.isLit ?? false).toBe(false)
  },
)
