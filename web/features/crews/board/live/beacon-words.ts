import { m } from '#texts'
import type { BeaconKind } from './board-beacons.ts'

export const beaconWord = (kind: BeaconKind): string =>
  kind === 'new' ? m.board_beacon_new() : m.board_beacon_updated()
