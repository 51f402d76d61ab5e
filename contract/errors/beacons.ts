import type { ErrorRow } from './row.ts'

export const beaconErrors = {
  beacon_out: {
    status: 409,
    en: 'Your beacon is out. Light it again.',
    de: 'Dein Leuchtfeuer ist aus. Zünde es neu an.',
  },
  beacon_seated: {
    status: 409,
    en: 'You are in a crew that flies then. Leave it first, or choose another time.',
    de: 'Du bist dann mit einer Crew unterwegs. Verlass sie erst, oder wähle eine andere Zeit.',
  },
} as const satisfies Record<string, ErrorRow>
