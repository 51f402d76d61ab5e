import type { OwnBeacon } from '#contract/beacons/beacons.ts'
import type { BeaconWithShip } from './beacons.sql.ts'

/** What everyone who sees it sees. */
export const viewBeaconBase = (beacon: BeaconWithShip) => ({
  startsAt: beacon.starts_at.toISOString(),
  endsAt: beacon.ends_at.toISOString(),
  seats: beacon.seats,
  activities: beacon.activities,
  regions: beacon.regions,
  languages: beacon.languages,
  ship: beacon.ship,
  note: beacon.note,
})

export const viewOwnBeacon = (beacon: BeaconWithShip, now: Date): OwnBeacon => ({
  ...viewBeaconBase(beacon),
  isLit: beacon.out_at === null && beacon.ends_at > now,
  fleetShipId: beacon.fleet_ship_id,
  audience: beacon.audience,
})
