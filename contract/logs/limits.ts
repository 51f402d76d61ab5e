/** What the log of a mission can hold. */
export const logLimits = {
  /** Of one mission, from all players together. */
  pictures: 6,
  line: 140,
  /** The longest side of a picture, and of the small copy for lists and phones, in pixels. */
  side: 1600,
  smallSide: 640,
} as const
