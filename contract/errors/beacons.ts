import type { ErrorRow } from './row.ts'

export const beaconErrors = {
  beacon_out: {
    status: 409,
    en: 'Your beacon is out. Light it again.',
    de: 'Dein Leuchtfeuer ist aus. Zünde es neu an.',
  },
} as const satisfies Record<string, ErrorRow>
