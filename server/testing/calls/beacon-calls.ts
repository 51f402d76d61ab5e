/** Short calls for beacons. */
import * as contract from '#contract/beacons/beacons.ts'
import type { Request } from '#contract/wire/endpoint.ts'
import type { Player } from '#server/testing/factories/factories.ts'
import type { TestApp } from '#server/testing/test-app.ts'

type Draft = Request<typeof contract.lightBeacon>['body']

const beaconDraft = (changes: Partial<Draft> = {}): Draft => ({
  startsAt: null,
  minutes: 120,
  seats: [],
  activities: [],
  regions: [],
  languages: ['en'],
  fleetShipId: null,
  note: '',
  audience: 'everyone',
  ...changes,
})

export const beaconCalls = (t: Pick<TestApp, 'send'>) => {
  const listFor = async (as: Player, query: Request<typeof contract.listFreePlayers>['query'] = {}) =>
    (await t.send(contract.listFreePlayers, { query }, { as })).body
  return {
    light: (as: Player, changes: Partial<Draft> = {}) =>
      t.send(contract.lightBeacon, { body: beaconDraft(changes) }, { as }),
    prolong: (as: Player) => t.send(contract.prolongBeacon, {}, { as }),
    putOut: (as: Player) => t.send(contract.putOutBeacon, {}, { as }),
    beaconOf: async (as: Player) => (await t.send(contract.getBeacon, {}, { as })).body.beacon,
    listFor,
    /** The names of the players that the reader sees, in their order. */
    seenBy: async (as: Player, query: Request<typeof contract.listFreePlayers>['query'] = {}) =>
      (await listFor(as, query)).map(({ player }) => player.username),
    count: async () => (await t.send(contract.countFreePlayers, {})).body,
  }
}
